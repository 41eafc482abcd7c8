import { hash } from 'node:crypto';
import type { Receipt } from '#contract/election-shapes.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { Context } from '../../context.ts';
import type { Actor } from '../../http/bind.ts';
import { invalidInput, Refused } from '../../http/refused.ts';
import { readChoice } from './read-choice.ts';

interface Sender {
  actor: Actor;
  body: { userId: string; electionId: string };
  idempotencyKey: string | null;
  ctx: Context;
}

/** What became of a vote that was handed in. */
export type HandedIn = { receipt: Receipt; refusal: null } | { receipt: null; refusal: Refusal };

/**
 * Hands somebody's votes to the line in front of the ballot box, at once so that they share a
 * commit, and waits until each is recorded or refused. Throws when they are not the sender's own,
 * or two are for one position.
 */
export async function handIn(
  { actor, body, idempotencyKey, ctx }: Sender,
  votes: readonly { position: string; candidateId: string }[],
): Promise<HandedIn[]> {
  if (body.userId.toLowerCase() !== actor.id) throw new Refused('not-yourself');
  const electionId = body.electionId.toLowerCase();
  const key = idempotencyKey === null ? null : requestKey(idempotencyKey);
  const choices = await Promise.all(votes.map((vote) => readChoice(ctx, { electionId, ...vote })));
  const named = choices.flatMap(({ position }) => position?.id ?? []);
  if (new Set(named).size < named.length) {
    throw invalidInput({ votes: 'There can be one vote for each position.' });
  }
  return Promise.all(
    choices.map(async ({ isElection, position, nominationId }): Promise<HandedIn> => {
      if (!isElection) return refused('unknown-election');
      if (position === null) return refused('unknown-position');
      if (nominationId === null) return refused('unknown-candidate');
      const outcome = await ctx.casting.cast({
        electionId,
        positionId: position.id,
        nominationId,
        voterId: actor.id,
        requestKey: key,
      });
      if ('refusal' in outcome) return refused(outcome.refusal);
      ctx.preparations.owe(actor.id);
      const { id: positionId, title } = position;
      const receipt = { ...outcome.receipt, electionId, positionId, position: title };
      return { receipt, refusal: null };
    }),
  );
}

const refused = (refusal: Refusal): HandedIn => ({ receipt: null, refusal });

/** Only a hash is kept, half of a SHA-256: a key may be guessable or name its device. */
function requestKey(idempotencyKey: string): Buffer {
  return hash('sha256', idempotencyKey, 'buffer').subarray(0, 16);
}
