import type { Phase } from './phase.ts';

/** Why a signed-in person cannot vote in an election now (contract, POST /vote/add). */
export type VoteBlocker = 'not-on-roll' | 'voting-not-open' | 'voting-closed';

/** The first reason that stands in the way, or null when the ballot is theirs to cast. */
export function voteBlocker(given: { isOnRoll: boolean; phase: Phase }): VoteBlocker | null {
  if (given.phase === 'upcoming') return 'voting-not-open';
  if (given.phase === 'closed') return 'voting-closed';
  return given.isOnRoll ? null : 'not-on-roll';
}

/** A 32-bit FNV-1a hash: enough to order names, never for secrets. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  // Avalanche, or ids that differ in their last letter would keep the order of the last letter.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Candidates in one voter's own order: the same on every reload, another for another voter, so
 * that nobody gains from standing first (ux.md 1, 42). The seed comes from the server.
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
