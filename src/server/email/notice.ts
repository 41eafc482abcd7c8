import { readLetterhead } from './letterhead.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { findConfirmed } from './choices-store.ts';
import { everyEmail } from '#texts/en/every-email.ts';
import { councilEmail } from './frame.ts';
import type { CouncilWords } from './frame.ts';
import { queueEmail } from './send.ts';

/** What a notice needs to leave. */
export type NoticeParts = Pick<Services, 'jobs' | 'mail' | 'config'>;

/** Seconds in which an officer who pressed the wrong button can undo it, and nobody hears of it. */
const undoSeconds = 60;

/** What became of something that concerns one person. */
interface Notice {
  /** What it is about: of one key one notice is sent. */
  key: string;
  words: () => CouncilWords;
}

/**
 * Queues a notice to one person in the caller's transaction, once per key; to a confirmed address only,
 * and only where there is a mail server. It leaves after the time in which officers can undo.
 */
export async function queueNotice(
  tx: Tx,
  services: NoticeParts,
  { accountId, ...notice }: Notice & { accountId: string },
): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  const person = await findConfirmed(tx, accountId);
  if (person === null) return;
  const { name, email: to } = person;
  await queueNoticeTo(tx, services, { ...notice, to, name });
}

/** The same to somebody without an account, at the address that officers have of them. */
export async function queueNoticeTo(
  tx: Tx,
  services: NoticeParts,
  { key, to, words, name }: Notice & { to: string; name?: string },
): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  const campus = await readLetterhead(tx, services.config);
  await queueEmail(tx, services, {
    key,
    to,
    delaySeconds: undoSeconds,
    compose: () =>
      councilEmail(words(), campus, name === undefined ? undefined : everyEmail.dear(name)),
  });
}
