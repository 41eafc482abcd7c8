import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { record } from '../platform/record.ts';
import { letterExists, releaseLetter } from './store.ts';

/** The desk's decision to send a letter again whose delivery could not be confirmed. */
export const resendLetter = handle(api.resendLetter, async ({ actor, params, ctx }) => {
  await ctx.transact(async (tx) => {
    const letter = await releaseLetter(tx, params.id);
    if (letter === null) {
      const isKnown = await letterExists(tx, params.id);
      throw new Refused(isKnown ? 'letter-not-stuck' : 'unknown-letter');
    }
    await ctx.jobs.enqueue(tx, 'send-letter', { letterId: params.id });
    await record(tx, {
      actorId: actor.id,
      act: 'letter.resend',
      objectId: params.id,
      detail: letter.subject,
    });
  });
  return { message: answers.letterResent };
});
