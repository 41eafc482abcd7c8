import { hash } from '../kernel/hash.ts';
import type { VoterBarrier } from './electorate.ts';
import type { Phase } from './phase.ts';

/** The reason why a signed-in person cannot vote in an election now (contract, POST /vote/add). */
export type VoteBlocker =
  | VoterBarrier
  | 'voting-not-open'
  | 'voting-closed'
  | 'election-paused'
  | 'paused-by-restore'
  | 'election-cancelled';

const blockers: Record<Phase, VoteBlocker | null> = {
  draft: 'voting-not-open',
  upcoming: 'voting-not-open',
  open: null,
  paused: 'election-paused',
  closed: 'voting-closed',
  cancelled: 'election-cancelled',
};

/** The first reason why a person cannot vote, or null when they can (contract, POST /vote/add). */
export function voteBlocker(given: {
  barrier: VoterBarrier | null;
  phase: Phase;
  /** It is paused, and a restore did it. */
  isPausedByRestore?: boolean;
}): VoteBlocker | null {
  if (given.phase === 'paused' && given.isPausedByRestore === true) return 'paused-by-restore';
  return blockers[given.phase] ?? given.barrier;
}

/**
 * Orders the candidates for one voter. The order is the same on every reload and differs between
 * voters, so that no candidate gains from being first. The seed comes from the server (`orderSeed`
 * of MyBallot in the contract).
 */
export function ballotOrder<T extends { _id: string }>(
  candidates: readonly T[],
  seed: string,
): T[] {
  return candidates
    .map((candidate) => ({ candidate, key: hash(`${seed}:${candidate._id}`) }))
    .toSorted((a, b) => a.key - b.key || (a.candidate._id < b.candidate._id ? -1 : 1))
    .map((entry) => entry.candidate);
}

/**
 * What stands on the ballot of a position, as one voter sees it: persons in the voter's order, or without a
 * seed in the server's, then what is no person.
 */
export function entriesInOrder<T extends { _id: string; kind?: string | undefined }>(
  entries: readonly T[],
  seed: string | null,
): T[] {
  const { person = [], other = [] } = Object.groupBy(entries, ({ kind }) =>
    kind === undefined ? 'person' : 'other',
  );
  return [...(seed === null ? person : ballotOrder(person, seed)), ...other];
}
