import { hash } from 'node:crypto';
import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { Refused } from '../../http/refused.ts';
import { readChoice } from './read-choice.ts';

/**
 * Casts one vote. The answer goes out after the commit and names the position, never the choice.
 * Repeated with the same Idempotency-Key it gives the same receipt (contract, rule 2).
 */
export const castVote = handle(api.castVote, async ({ actor, body, idempotencyKey, ctx }) => {
  if (body.userId.toLowerCase() !== actor.id) throw new Refused('not-yourself');
  const { isElection, position, nominationId } = await readChoice(ctx, body);
  if (!isElection) throw new Refused('unknown-election');
  if (position === null) throw new Refused('unknown-position');
  if (nominationId === null) throw new Refused('unknown-candidate');
  const electionId = body.electionId.toLowerCase();
  const outcome = await ctx.casting.cast({
    electionId,
    positionId: position.id,
    nominationId,
    voterId: actor.id,
    requestKey: idempotencyKey === null ? null : requestKey(idempotencyKey),
  });
  if ('refusal' in outcome) throw refusalOf(outcome.refusal);
  return {
    message: sentences.voteSuccessful,
    receipt: { ...outcome.receipt, electionId, positionId: position.id, position: position.title },
  };
});

/** Only a hash is kept, half of a SHA-256: a key may be guessable or name its device. */
function requestKey(idempotencyKey: string): Buffer {
  return hash('sha256', idempotencyKey, 'buffer').subarray(0, 16);
}

function refusalOf(reason: Refused['reason']): Refused {
  const isPassing = reason === 'outcome-unknown' || reason === 'overloaded';
  return new Refused(reason, isPassing ? { retryAfter: 1 } : {});
}
