import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { emailExists, isWaitingAfterFailure, releaseEmail } from './decision-store.ts';
import { wakeAll } from './wake.ts';

/** The officers' decision to send an e-mail again that failed, or to try one now that waits for its next try. */
export async function resendEmail(services: Services, actor: Actor, { id }: Input<'resendEmail'>) {
  await services.transact(async (tx) => {
    if (await isWaitingAfterFailure(tx, id)) {
      await services.jobs.hasten(tx, 'send-letter', [{ letterId: id }]);
      return;
    }
    const email = await releaseEmail(tx, id);
    if (email === null) throw await notStuck(tx, id);
    await services.jobs.enqueue(tx, 'send-letter', { letterId: id });
    await record(tx, {
      actorId: actor.id,
      act: 'letter.resend',
      objectId: id,
      detail: email.subject,
    });
  });
}

/** Tries all e-mails now that could not leave and wait for their next try. */
export async function sendEmailsNow(services: Services, actor: Actor) {
  const emails = await services.transact(async (tx) => {
    const count = await wakeAll(tx, services);
    await record(tx, {
      actorId: actor.id,
      act: 'letter.send-now',
      objectId: actor.id,
      detail: String(count),
    });
    return count;
  });
  return { emails };
}

/** Why a decision about this e-mail cannot be taken. */
export async function notStuck(tx: Tx, id: string): Promise<Refused> {
  return new Refused((await emailExists(tx, id)) ? 'letter-not-stuck' : 'unknown-letter');
}
