import { hash } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import type { Refusal } from '#core/refusal.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Receipt } from '#contract/election-shapes.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../verb.ts';
import type { CastOutcome } from './casting.ts';
import { readChoices } from './read-choice.ts';

/** What became of a vote that was handed in. */
export type HandedIn = { receipt: Receipt; refusal: null } | { receipt: null; refusal: Refusal };

/**
 * Hands somebody's votes to the line in front of the ballot box, at once so that they share a
 * commit, and waits until each is recorded or refused. Throws when they are not the sender's own,
 * or two are for one position.
 */
export async function handIn(
  services: Services,
  actor: Actor,
  { userId, votes, ...given }: Input<'castBallot'>,
  { idempotencyKey }: Caller,
): Promise<HandedIn[]> {
  if (userId.toLowerCase() !== actor.id) throw new Refused('not-yourself');
  const electionId = given.electionId.toLowerCase();
  const key = idempotencyKey === null ? null : requestKey(idempotencyKey);
  const choices = await readChoices(services, electionId, votes);
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
      return services.casting.cast({ ...vote, voterId: actor.id, requestKey: key });
    }),
  );
  if (cast.some((outcome) => 'receipt' in outcome)) services.preparations.owe(actor.id);
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
