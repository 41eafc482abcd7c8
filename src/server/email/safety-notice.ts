import { randomUUID } from 'node:crypto';
import { readLetterhead } from './letterhead.ts';
import type { Tx } from '../platform/db/client.ts';
import { findConfirmed } from './choices-store.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { councilEmail } from './frame.ts';
import type { CouncilWords } from './frame.ts';
import type { NoticeParts } from './notice.ts';
import { queueEmails } from './send.ts';

/** An account by its confirmed address; or an address that is none any more, with or without a mail server. */
type Recipient = { accountId: string } | { name: string; email: string; isInFolder: true };

/**
 * Queues an e-mail about the safety of an account in the caller's transaction. It leaves at once, and
 * nobody can switch it off. Without a mail server the profile alone says the same.
 */
export async function queueSafetyNotice(
  tx: Tx,
  services: NoticeParts,
  to: Recipient,
  words: () => Omit<CouncilWords, 'reason'>,
): Promise<void> {
  if (services.mail.delivery !== 'smtp' && !('isInFolder' in to)) return;
  const person = 'accountId' in to ? await findConfirmed(tx, to.accountId) : to;
  if (person === null) return;
  await queueSafetyNotices(tx, services, [{ ...person, words }]);
}

/** The same to addresses that are those of no account, with or without a mail server; many in a few statements. */
export async function queueSafetyNotices(
  tx: Tx,
  services: NoticeParts,
  people: readonly { name: string; email: string; words: () => Omit<CouncilWords, 'reason'> }[],
): Promise<void> {
  const campus = await readLetterhead(tx, services.config);
  await queueEmails(
    tx,
    services,
    people.map(({ name, email, words }) => ({
      key: `safety:${randomUUID()}`,
      to: email,
      // What happens with an account is not for officers to read, and not to be kept.
      isFleeting: true as const,
      compose: () =>
        councilEmail({ ...words(), reason: everyEmail.ofSafety }, campus, everyEmail.dear(name)),
    })),
  );
}
