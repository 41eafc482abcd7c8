import type { ChangeToTell } from './store.ts';
import { changeText } from '#texts/election-line.ts';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import type { OptionalEmail } from '#core/emails/optional-emails.ts';
import { pagePaths } from '#core/page-paths.ts';
import { electionEmails } from '#texts/en/election-emails.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { leadingTo } from '../frame.ts';
import type { CouncilWords } from '../frame.ts';

/** What the e-mails about an election need to know of it. */
export interface Told {
  name: string;
  election: string;
  startsAt: Date;
  endsAt: Date;
  isForAll: boolean;
  timeZone: string;
  /** Of the election. */
  url: string;
  /** Of the campus. */
  publicUrl: string;
}

/** The words of an e-mail about an election, as they are true at `now`. */
export function mailingWords(kind: OptionalEmail, told: Told, now: Date): CouncilWords {
  const { election, startsAt, endsAt, isForAll, timeZone, url, publicUrl } = told;
  const when = {
    election,
    opens: dayAndTime(startsAt, timeZone),
    closes: dayAndTime(endsAt, timeZone),
    isTomorrow: isDayAfter(endsAt, now, timeZone),
    isForAll,
  };
  if (kind !== 'voted') return leadingTo(electionEmails[kind](when), url);
  return {
    ...leadingTo(electionEmails.voted(when), `${publicUrl}${pagePaths.contact}`),
    after: [everyEmail.newPassword(`${publicUrl}${pagePaths.login}`)],
  };
}

/** The words of an e-mail about what was changed, extended, paused or cancelled, and why. */
export function changeWords(
  { election, isCancelled, url, timeZone }: Told & { isCancelled: boolean },
  changes: readonly ChangeToTell[],
): CouncilWords {
  const { saysCouncil, before, ...said } = electionEmails.change({ election, isCancelled });
  return {
    ...leadingTo(said, url),
    preview: changes.map((one) => changeText(one, timeZone)).at(-1) ?? '',
    before: [
      before,
      ...changes.map(({ reason, ...change }) => {
        const line = changeText(change, timeZone);
        return reason === '' ? [line] : [line, saysCouncil, { strong: reason }];
      }),
    ],
  };
}

/** Whether a moment is on the day after another one, where the campus is. */
export function isDayAfter(date: Date, now: Date, timeZone: string): boolean {
  const dayOf = (moment: Date) => formatEventDate(moment.toISOString(), timeZone);
  return dayOf(date) === dayOf(new Date(now.getTime() + 86_400_000));
}

/** "18 March 2026 at 17:00". */
export function dayAndTime(date: Date, timeZone: string): string {
  const iso = date.toISOString();
  return everyEmail.dayAndTime(formatEventDate(iso, timeZone), formatTime(iso, timeZone));
}
