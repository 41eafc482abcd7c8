import { hash } from '../kernel/hash.ts';
import type { Phase } from './phase.ts';

/** The reason why a signed-in person cannot vote in an election now (contract, POST /vote/add). */
export type VoteBlocker = 'not-on-roll' | 'voting-not-open' | 'voting-closed';

/** The first reason why a person cannot vote, or null when they can (contract, POST /vote/add). */
export function voteBlocker(given: { isEligible: boolean; phase: Phase }): VoteBlocker | null {
  if (given.phase === 'upcoming') return 'voting-not-open';
  if (given.phase === 'closed') return 'voting-closed';
  return given.isEligible ? null : 'not-on-roll';
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
