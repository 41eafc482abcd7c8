import { electionPath } from '#core/page-paths.ts';
import { signVoteLink, voteLinkUrl } from './vote-link-token.ts';
import { letterheadOf } from '../letterhead.ts';
import { readClock } from '../../platform/db/clock.ts';
import { readSigningKey } from '../../platform/db/signing-key.ts';
import { MailRefused } from '../../platform/mail/mail.ts';
import type { OutgoingEmail } from '../../platform/mail/mail.ts';
import { composeFor } from '../compose-for.ts';
import { councilEmail, leadingTo } from '../frame.ts';
import { unsubscribeUrls } from '../unsubscribe-token.ts';
import type { ListDue } from './list-people-store.ts';
import type { Taken } from './store.ts';
import { spokenNames } from '../spoken-names.ts';
import type { Services } from '../../services.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { voterListEmails } from '#texts/en/election-emails.ts';
import type { CouncilWords } from '../frame.ts';
import { dayAndTime, isDayAfter } from './words.ts';

/** The e-mail to an address of the voter list, with the link that proves its number. */
export async function composeForList(
  services: MailingParts,
  taken: Taken,
  due: ListDue,
): Promise<OutgoingEmail> {
  const settings = await services.campus.settings();
  const { publicUrl } = services.config;
  const { email, entryId } = due;
  const told = { ...due, timeZone: settings.timeZone, url: await linkFor(services, due) };
  const signingKey = await services.transact(readSigningKey);
  const unsubscribe = unsubscribeUrls(publicUrl, signingKey, { entryId, kind: 'list' });
  const campus = { ...letterheadOf(settings, services.config), unsubscribeUrl: unsubscribe.page };
  const now = await readClock(services.db);
  const words = await composeFor(services.db, email, () =>
    councilEmail(listWords(spokenNames(told), now), campus, greetingOf(due)),
  );
  return {
    id: `${taken.mailingId}-${taken.recipient}`,
    to: email,
    ...words,
    unsubscribeUrl: unsubscribe.oneClick,
  };
}

async function linkFor(
  { electionKeys, config }: MailingParts,
  { electionId, entryId, keyCheck }: ListDue,
): Promise<string> {
  const { publicUrl } = config;
  // Published by a release before there were keys: its page has all but the proof.
  if (keyCheck === null) return `${publicUrl}${electionPath(electionId)}`;
  const key = await electionKeys.find({ id: electionId, keyCheck });
  if (key === null) throw new MailRefused('The key of the election is not here.', 'no-server');
  return voteLinkUrl(publicUrl, signVoteLink(key, { electionId, entryId }));
}

/** What writing to many people needs. */
export type MailingParts = Pick<
  Services,
  'db' | 'transact' | 'jobs' | 'mail' | 'config' | 'campus' | 'electionKeys'
>;

/** What the e-mails to addresses of a voter list need to know. */
type Told = ListDue & { timeZone: string; url: string };

/** The words of an e-mail to an address of the voter list, as they are true at `now`. */
function listWords(told: Told, now: Date): CouncilWords {
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
const greetingOf = ({ name }: Pick<ListDue, 'name'>): string =>
  name === '' ? everyEmail.hello : everyEmail.dear(name);
