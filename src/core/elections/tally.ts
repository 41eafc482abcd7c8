/**
 * The outcome of a position: one winner, a tie that nobody has won, or no candidates (contract,
 * "Elections on the wire").
 */
export type Outcome<T> =
  | { kind: 'winner'; winner: T }
  | { kind: 'tie'; tied: readonly T[] }
  | { kind: 'nobody' };

/**
 * The outcome for these candidates. The candidate with the most votes wins (specification,
 * section 3). When several share the first place it is a tie (contract).
 */
export function outcomeOf<T extends { votes: number }>(candidates: readonly T[]): Outcome<T> {
  const most = candidates.reduce((best, candidate) => Math.max(best, candidate.votes), 0);
  const first = candidates.filter((candidate) => candidate.votes === most);
  const [winner] = first;
  if (winner === undefined) return { kind: 'nobody' };
  return first.length === 1 ? { kind: 'winner', winner } : { kind: 'tie', tied: first };
}
