import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { letterExists, releaseLetter } from './store.ts';

/** The officers' decision to send a letter again whose delivery could not be confirmed. */
export async function resendLetter(
  services: Services,
  actor: Actor,
  { id }: Input<'resendLetter'>,
) {
  await services.transact(async (tx) => {
    const letter = await releaseLetter(tx, id);
    if (letter === null) {
      const isKnown = await letterExists(tx, id);
      throw new Refused(isKnown ? 'letter-not-stuck' : 'unknown-letter');
    }
    await services.jobs.enqueue(tx, 'send-letter', { letterId: id });
    await record(tx, {
      actorId: actor.id,
      act: 'letter.resend',
      objectId: id,
      detail: letter.subject,
    });
  });
  return { message: answers.letterResent };
}
