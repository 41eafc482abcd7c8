import { electionPath } from '#core/page-paths.ts';
import { signVoteLink, voteLinkUrl } from './vote-link-token.ts';
import { letterheadOf } from '../letterhead.ts';
import { readClock } from '../../platform/db/clock.ts';
import { readSigningKey } from '../../platform/db/signing-key.ts';
import { MailRefused } from '../../platform/mail/mail.ts';
import type { OutgoingEmail } from '../../platform/mail/mail.ts';
import { frameEmail } from '../frame.ts';
import { unsubscribeUrl } from '../unsubscribe-token.ts';
import type { ListDue } from './list-people-store.ts';
import { listWords } from './list-words.ts';
import type { MailingParts } from './parts.ts';
import type { Taken } from './store.ts';

/** The e-mail to an address of the voter list, with the link that proves its number. */
export async function composeForList(
  services: MailingParts,
  taken: Taken,
  due: ListDue,
): Promise<OutgoingEmail> {
  const settings = await services.campus.settings();
  const { publicUrl } = services.config;
  const { email, entryId, election, number } = due;
  const told = { ...due, timeZone: settings.timeZone, url: await linkFor(services, due) };
  const signingKey = await services.transact(readSigningKey);
  const link = unsubscribeUrl(publicUrl, signingKey, { entryId, kind: 'list' });
  const frame = {
    ...letterheadOf(settings, services.config),
    reason: `You get this e-mail because the voter list for ${election} has this address for the enrollment number ${number}.`,
    unsubscribeUrl: link,
  };
  return {
    id: `${taken.mailingId}-${taken.recipient}`,
    to: email,
    ...frameEmail(listWords(told, await readClock(services.db)), frame),
    unsubscribeUrl: link,
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
