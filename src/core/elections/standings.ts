/** A candidate's line in the standings. */
export interface Standing<T> {
  candidate: T;
  /** 1 for the most votes; equal votes share a rank and the next rank skips. */
  rank: number;
  /** True when somebody else has exactly as many votes. */
  isTied: boolean;
  /** Whole percent of the position's votes; 0 when none are cast. */
  share: number;
}

/** Compares by votes, highest first, then by name, then by id: the order of every list of results. */
export function byVotes(
  a: { votes: number; name: string; _id: string },
  b: { votes: number; name: string; _id: string },
): number {
  return b.votes - a.votes || compareText(a.name, b.name) || compareText(a._id, b._id);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Ranks the candidates of one position by votes, then name (spec 2, Leaderboard; ux.md 3.6). */
export function rankCandidates<T extends { votes: number; name: string; _id: string }>(
  candidates: readonly T[],
): Standing<T>[] {
  const total = candidates.reduce((sum, candidate) => sum + candidate.votes, 0);
  return candidates.toSorted(byVotes).map((candidate) => ({
    candidate,
    rank: 1 + candidates.filter((other) => other.votes > candidate.votes).length,
    isTied: candidates.filter((other) => other.votes === candidate.votes).length > 1,
    share: total === 0 ? 0 : Math.round((candidate.votes / total) * 100),
  }));
}
