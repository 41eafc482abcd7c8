import { everyEmail } from '#texts/en/every-email.ts';
import { voterListEmails } from '#texts/en/election-emails.ts';
import { leadingTo } from '../frame.ts';
import type { CouncilWords } from '../frame.ts';
import type { ListDue } from './list-people-store.ts';
import { dayAndTime, isDayAfter } from './words.ts';

/** What the e-mails to addresses of a voter list need to know. */
type Told = ListDue & { timeZone: string; url: string };

/** The words of an e-mail to an address of the voter list, as they are true at `now`. */
export function listWords(told: Told, now: Date): CouncilWords {
  const { kind, election, isForAll, number, timeZone, url } = told;
  const { startsAt, endsAt, nominationsUntil } = told;
  const said = voterListEmails[kind]({
    election,
    isForAll,
    opens: dayAndTime(startsAt, timeZone),
    closes: dayAndTime(endsAt, timeZone),
    nominations: nominationsUntil === null ? '' : dayAndTime(nominationsUntil, timeZone),
    isTomorrow: isDayAfter(endsAt, now, timeZone),
  });
  return { ...leadingTo(said, url), reason: everyEmail.ofVoterList(election, number) };
}

/** By name where the list has one. */
export const greetingOf = ({ name }: Pick<ListDue, 'name'>): string =>
  name === '' ? everyEmail.hello : everyEmail.dear(name);
