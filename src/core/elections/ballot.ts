import type { Phase } from './phase.ts';

/** The reason why a signed-in person cannot vote in an election now (contract, POST /vote/add). */
export type VoteBlocker = 'not-on-roll' | 'voting-not-open' | 'voting-closed';

/** The first reason why a person cannot vote, or null when they can (contract, POST /vote/add). */
export function voteBlocker(given: { isEligible: boolean; phase: Phase }): VoteBlocker | null {
  if (given.phase === 'upcoming') return 'voting-not-open';
  if (given.phase === 'closed') return 'voting-closed';
  return given.isEligible ? null : 'not-on-roll';
}

/** A 32-bit FNV-1a hash. It is good enough to order candidates and must not protect a secret. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  // Mix the bits: otherwise ids that differ only at the end keep the order of their last character.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
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
