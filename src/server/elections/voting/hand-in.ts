import { hash } from 'node:crypto';
import type { Receipt } from '#contract/election-shapes.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { Context } from '../../context.ts';
import type { Actor } from '../../http/bind.ts';
import { invalidInput, Refused } from '../../http/refused.ts';
import type { CastOutcome } from './casting.ts';
import { readChoices } from './read-choice.ts';

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
  const choices = await readChoices(ctx, electionId, votes);
  const named = choices.flatMap(({ position }) => position?.id ?? []);
  if (new Set(named).size < named.length) {
    throw invalidInput({ votes: 'There can be one vote for each position.' });
  }
  const cast = await Promise.all(
    choices.map(({ isElection, position, nominationId }) => {
      if (!isElection) return refused('unknown-election');
      if (position === null) return refused('unknown-position');
      if (nominationId === null) return refused('unknown-candidate');
      const vote = { electionId, positionId: position.id, nominationId };
      return ctx.casting.cast({ ...vote, voterId: actor.id, requestKey: key });
    }),
  );
  if (cast.some((outcome) => 'receipt' in outcome)) ctx.preparations.owe(actor.id);
  return cast.map((outcome, index): HandedIn => {
    const position = choices[index]?.position ?? null;
    if ('refusal' in outcome) return { receipt: null, refusal: outcome.refusal };
    if (position === null) throw new Error('a vote was recorded that named no position');
    const { id: positionId, title } = position;
    const receipt = { ...outcome.receipt, electionId, positionId, position: title };
    return { receipt, refusal: null };
  });
}

const refused = (refusal: Refusal): Promise<CastOutcome> => Promise.resolve({ refusal });

/** Only a hash is kept, half of a SHA-256: a key may be guessable or name its device. */
function requestKey(idempotencyKey: string): Buffer {
  return hash('sha256', idempotencyKey, 'buffer').subarray(0, 16);
}
