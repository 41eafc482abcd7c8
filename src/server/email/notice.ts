import { readLetterhead } from '../campus/letterhead.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { findConfirmed } from './choices-store.ts';
import { frameEmail } from './frame.ts';
import type { EmailWords } from './frame.ts';
import { queueEmail } from './send.ts';

/** What a notice needs to leave. */
export type NoticeParts = Pick<Services, 'jobs' | 'mail' | 'config'>;

/** Seconds in which an officer who pressed the wrong button can undo it, and nobody hears of it. */
const undoSeconds = 60;

/** What became of something that one person asked for. */
interface Notice {
  /** What it is about: of one key one notice is sent. */
  key: string;
  accountId: string;
  words: Omit<EmailWords, 'greeting' | 'closing'>;
  /** Why they get it. */
  reason: string;
}

/**
 * Queues a notice to one person in the caller's transaction, once per key; to a confirmed address only,
 * and only where there is a mail server. It leaves after the time in which officers can undo.
 */
export async function queueNotice(tx: Tx, services: NoticeParts, notice: Notice): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  const person = await findConfirmed(tx, notice.accountId);
  if (person === null) return;
  await queueEmail(tx, services, {
    key: notice.key,
    to: person.email,
    delaySeconds: undoSeconds,
    ...frameEmail(
      { ...notice.words, greeting: `Dear ${person.name},`, closing: ['The Student Council'] },
      {
        ...(await readLetterhead(tx, services.config)),
        reason: notice.reason,
      },
    ),
  });
}
