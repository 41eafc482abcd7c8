import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { emailExists, isWaitingAfterFailure, releaseEmail } from './decision-store.ts';
import { wakeAll } from './wake.ts';

/** The officers' decision to send an e-mail again that failed, or to try one now that waits for its next try. */
export const resendEmail = officerAct<'resendEmail', void>({
  async run({ tx, actor, input: { id }, services }) {
    if (await isWaitingAfterFailure(tx, id)) {
      await services.jobs.hasten(tx, 'send-email', [{ emailId: id }]);
      return;
    }
    const email = await releaseEmail(tx, id);
    if (email === null) throw await notStuck(tx, id);
    await services.jobs.enqueue(tx, 'send-email', { emailId: id });
    await record(tx, {
      actorId: actor.id,
      act: 'email.resend',
      objectId: id,
      detail: email.subject,
    });
  },
  answer: () => undefined,
});

/** Tries all e-mails now that could not leave and wait for their next try. */
export const sendEmailsNow = officerAct<'sendEmailsNow', number>({
  async run({ tx, actor, services }) {
    const count = await wakeAll(tx, services);
    await record(tx, {
      actorId: actor.id,
      act: 'email.send-now',
      objectId: actor.id,
      detail: String(count),
    });
    return count;
  },
  answer: (_services, _input, emails) => ({ emails }),
});

/** Why a decision about this e-mail cannot be taken. */
export async function notStuck(tx: Tx, id: string): Promise<Refused> {
  return new Refused((await emailExists(tx, id)) ? 'email-not-stuck' : 'unknown-email');
}
