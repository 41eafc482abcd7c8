/** One candidate's place in the standings of a position (specification, section 2, Elections). */
export interface Standing<T> {
  candidate: T;
  /** 0 for who cannot be elected. 1 for the most votes. Equal votes share a rank, and the next rank is skipped: 1, 1, 3. */
  rank: number;
  /** True when another candidate has the same number of votes. */
  isTied: boolean;
  /** The share of the position's votes in whole percent; 0 when there are no votes. */
  share: number;
}

/**
 * Compares two candidates by votes, highest first, then by name, then by id. Every list of results
 * has this order (contract, "Elections on the wire").
 */
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

interface Ranked {
  votes: number;
  name: string;
  _id: string;
  /** They cannot be elected: they stand below all others and have no rank. */
  isOut?: boolean;
}

/** Ranks the candidates of one position by votes, then name (specification, section 2, Elections). */
export function rankCandidates<T extends Ranked>(candidates: readonly T[]): Standing<T>[] {
  const total = candidates.reduce((sum, candidate) => sum + candidate.votes, 0);
  const isOut = (candidate: T) => candidate.isOut === true;
  const inRank = candidates.filter((candidate) => !isOut(candidate)).toSorted(byVotes);
  const all = [...inRank, ...candidates.filter(isOut).toSorted(byVotes)];
  return all.map((candidate) => ({
    candidate,
    rank: isOut(candidate) ? 0 : 1 + inRank.filter((other) => other.votes > candidate.votes).length,
    isTied:
      !isOut(candidate) && inRank.filter((other) => other.votes === candidate.votes).length > 1,
    share: total === 0 ? 0 : Math.round((candidate.votes / total) * 100),
  }));
}
