import type { Actor } from '#core/actor.ts';
import type { Refusal } from '#core/refusal.ts';
import { refusals } from '#core/refusal.ts';
import { Refused } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import type { Input } from '#contract/api.ts';
import type { BallotLine } from '#contract/election-shapes.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../verb.ts';
import type { HandedIn } from './hand-in.ts';
import { handIn } from './hand-in.ts';

// Which of them were counted is not known, or none was: the whole ballot is to be sent again.
const passing: readonly (Refusal | null)[] = ['outcome-unknown', 'overloaded'];

/**
 * Casts votes for several positions of an election. Each is judged by itself, as if it were cast
 * alone, and all share a commit; repeated with the same Idempotency-Key none counts twice.
 */
export async function castBallot(
  services: Services,
  actor: Actor,
  ballot: Input<'castBallot'>,
  caller: Caller,
) {
  const cast = await handIn(services, actor, ballot, caller);
  const unsure = cast.find(({ refusal }) => passing.includes(refusal));
  if (unsure?.refusal != null) throw new Refused(unsure.refusal, { retryAfter: 1 });
  const votes = cast.map((one, index) => lineOf(ballot.votes[index]?.position ?? '', one));
  const recorded = votes.filter(({ receipt }) => receipt !== null).length;
  const [first] = cast;
  if (recorded === 0 && first?.refusal != null) throw new Refused(first.refusal);
  const message =
    recorded === votes.length
      ? sentences.voteSuccessful
      : `${recorded} of ${votes.length} votes were recorded.`;
  return { message, votes };
}

function lineOf(position: string, { receipt, refusal }: HandedIn): BallotLine {
  if (refusal === null) return { position, receipt, refusal: null };
  return { position, receipt: null, refusal: { reason: refusal, message: refusals[refusal][1] } };
}
