import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { Refused } from '../../http/refused.ts';
import { handIn } from './hand-in.ts';

/**
 * Casts one vote. The answer goes out after the commit and names the position, never the choice.
 * Repeated with the same Idempotency-Key it gives the same receipt (contract, rule 2).
 */
export const castVote = handle(api.castVote, async (call) => {
  const [cast] = await handIn(call, [call.body]);
  if (cast === undefined || cast.refusal !== null) throw refusalOf(cast?.refusal ?? 'overloaded');
  return { message: sentences.voteSuccessful, receipt: cast.receipt };
});

function refusalOf(reason: Refused['reason']): Refused {
  const isPassing = reason === 'outcome-unknown' || reason === 'overloaded';
  return new Refused(reason, isPassing ? { retryAfter: 1 } : {});
}
