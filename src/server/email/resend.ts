import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { emailExists, releaseEmail } from './store.ts';

/** The officers' decision to send an e-mail again whose delivery could not be confirmed. */
export async function resendEmail(services: Services, actor: Actor, { id }: Input<'resendEmail'>) {
  await services.transact(async (tx) => {
    const email = await releaseEmail(tx, id);
    if (email === null) {
      const isKnown = await emailExists(tx, id);
      throw new Refused(isKnown ? 'letter-not-stuck' : 'unknown-letter');
    }
    await services.jobs.enqueue(tx, 'send-letter', { letterId: id });
    await record(tx, {
      actorId: actor.id,
      act: 'letter.resend',
      objectId: id,
      detail: email.subject,
    });
  });
  return { message: answers.emailResent };
}
