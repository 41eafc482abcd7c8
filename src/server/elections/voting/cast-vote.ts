import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../verb.ts';
import { handIn } from './hand-in.ts';

/**
 * Casts one vote. The answer goes out after the commit and names the position, never the choice.
 * Repeated with the same Idempotency-Key it gives the same receipt (contract, rule 2).
 */
export async function castVote(
  services: Services,
  actor: Actor,
  vote: Input<'castVote'>,
  caller: Caller,
) {
  const [cast] = await handIn(services, actor, { ...vote, votes: [vote] }, caller);
  if (cast === undefined || cast.refusal !== null) throw refusalOf(cast?.refusal ?? 'overloaded');
  return { message: sentences.voteSuccessful, receipt: cast.receipt };
}

function refusalOf(reason: Refused['reason']): Refused {
  const isPassing = reason === 'outcome-unknown' || reason === 'overloaded';
  return new Refused(reason, isPassing ? { retryAfter: 1 } : {});
}
