/** How a position ended: one winner, a tie that is nobody's win, or nobody stood (contract). */
export type Outcome<T> =
  | { kind: 'winner'; winner: T }
  | { kind: 'tie'; tied: readonly T[] }
  | { kind: 'nobody' };

/** The winner is the candidate with the most votes; a shared first place is a tie (spec 3, contract). */
export function outcomeOf<T extends { votes: number }>(candidates: readonly T[]): Outcome<T> {
  const most = candidates.reduce((best, candidate) => Math.max(best, candidate.votes), 0);
  const first = candidates.filter((candidate) => candidate.votes === most);
  const [winner] = first;
  if (winner === undefined) return { kind: 'nobody' };
  return first.length === 1 ? { kind: 'winner', winner } : { kind: 'tie', tied: first };
}
