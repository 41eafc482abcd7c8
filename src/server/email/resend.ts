import type { Actor } from '#core/actor.ts';
import type { ActServices } from '../officer-act.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { isWaitingAfterFailure, releaseEmail } from './decision-store.ts';

/**
 * Sends an e-mail again that failed, or tries one now that waits for its next try. False where it is none of these,
 * or its words are not kept.
 */
export async function sendAgain(
  tx: Tx,
  services: ActServices,
  { actor, id }: { actor: Actor; id: string },
): Promise<boolean> {
  if (await isWaitingAfterFailure(tx, id)) {
    await services.jobs.hasten(tx, 'send-email', [{ emailId: id }]);
    return true;
  }
  const email = await releaseEmail(tx, id);
  if (email === null) return false;
  await services.jobs.enqueue(tx, 'send-email', { emailId: id });
  const detail = email.subject;
  await record(tx, { actorId: actor.id, act: 'email.resend', objectId: id, detail });
  return true;
}
