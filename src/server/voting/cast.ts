import { wrong } from '#core/kernel/wrong.ts';
import { refusedWords } from '#texts/en/refused.ts';
import { spokenIn } from '../platform/languages.ts';
import { hash } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import type { Refusal } from '#core/refusal.ts';
import { actionOf, invalidInput, Refused, refusals } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { BallotLine } from '#contract/ballot-shapes.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { findPositions, isId } from '../elections/positions-store.ts';
import type { CastOutcome } from './queue.ts';

/** Casts one vote: a ballot of one. The answer names the position, never the choice. */
export async function castVote(
  services: Services,
  actor: Actor,
  vote: Input<'castVote'>,
  caller: Caller,
) {
  const { votes } = await castBallot(services, actor, { ...vote, votes: [vote] }, caller);
  const receipt = votes[0]?.receipt ?? null;
  if (receipt === null) throw new Error('a vote was neither recorded nor refused');
  return { receipt };
}

// Which of them were counted is not known, or none was: the whole ballot is to be sent again.
const passing: readonly (Refusal | null)[] = ['outcome-unknown', 'overloaded', 'key-missing'];

/**
 * Casts votes for several positions of an election. Each is judged by itself, all share a commit,
 * and the answer goes out after it. Repeated with the same Idempotency-Key none counts twice and
 * each gets the same receipt (contract, rule 2). Throws when none of them counts.
 */
export async function castBallot(
  services: Services,
  actor: Actor,
  ballot: Input<'castBallot'>,
  caller: Caller,
) {
  const outcomes = await cast(services, actor, ballot, caller);
  const refused = outcomes.filter((one) => 'refusal' in one).map(({ refusal }) => refusal);
  const unsure = refused.find((refusal) => passing.includes(refusal));
  if (unsure !== undefined) {
    const isFull = unsure === 'overloaded' && services.diskWatch.latest().isFull;
    throw new Refused(isFull ? 'disk-full' : unsure, { retryAfter: 1 });
  }
  const [first] = refused;
  if (first !== undefined && refused.length === outcomes.length) throw new Refused(first);
  const votes = outcomes.map((outcome, index) =>
    lineOf(ballot.votes[index]?.position ?? '', outcome),
  );
  if (refused.length === 0) return { votes };
  return {
    message: spokenIn(caller.language ?? 'en', () =>
      refusedWords.someRecorded(votes.length - refused.length, votes.length),
    ),
    votes,
  };
}

/** Hands the votes to the queue at once, so that they share a commit, and waits for each. */
async function cast(
  services: Services,
  actor: Actor,
  { userId, votes, ...given }: Input<'castBallot'>,
  { idempotencyKey }: Caller,
): Promise<CastOutcome[]> {
  if (userId.toLowerCase() !== actor.id) throw new Refused('not-yourself');
  const electionId = given.electionId.toLowerCase();
  const requestKey = idempotencyKey === null ? null : keyOf(idempotencyKey);
  const positionIds = await readPositions(services, electionId, votes);
  const known = positionIds.filter((id) => id !== null);
  if (new Set(known).size < known.length) {
    throw invalidInput({ votes: wrong('one-vote-each') });
  }
  const outcomes = await Promise.all(
    votes.map((given, index): Promise<CastOutcome> => {
      const positionId = positionIds[index] ?? null;
      if (positionId === null) return Promise.resolve({ refusal: 'unknown-position' });
      const choices = choicesOf(given);
      return services.voteQueue.cast({
        electionId,
        positionId,
        choices,
        voterId: actor.id,
        requestKey,
      });
    }),
  );
  if (outcomes.some((outcome) => 'receipt' in outcome))
    services.responseCache.requireOwnWrites(actor.id);
  return outcomes;
}

/** A list of one, of several, or of none for whoever abstains. */
function choicesOf({ candidateId, choices = [] }: Input<'castBallot'>['votes'][number]): string[] {
  if (candidateId !== undefined) return [candidateId.toLowerCase()];
  return choices.map((id) => id.toLowerCase());
}

/** The positions that votes name: by id as it is, which is judged with the vote, or by a title. */
async function readPositions(
  { db }: Services,
  electionId: string,
  votes: readonly { position: string }[],
): Promise<(string | null)[]> {
  const names = votes.map(({ position }) => position);
  if (names.every(isId)) return names.map((name) => name.toLowerCase());
  const found = await findPositions(db, electionId, names);
  if (found === null) throw new Refused('unknown-election');
  return found;
}

function lineOf(position: string, outcome: CastOutcome): BallotLine {
  if ('receipt' in outcome) return { position, receipt: outcome.receipt, refusal: null };
  const { refusal: reason } = outcome;
  return {
    position,
    receipt: null,
    refusal: { reason, message: refusals[reason][1], ...actionOf(reason) },
  };
}

/** Only a hash is kept, half of a SHA-256: a key may be guessable or name its device. */
function keyOf(idempotencyKey: string): string {
  return hash('sha256', idempotencyKey, 'hex').slice(0, 32);
}
