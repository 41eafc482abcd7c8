/** By how many votes the first candidate of a position is ahead of the next one; none is zero. */
export function marginOf(votes: readonly number[]): number {
  const [first = 0, second = 0] = votes.toSorted((a, b) => b - a);
  return first - second;
}

/**
 * Whether disputed votes could decide who is first: there are at least as many as the margin. Nobody
 * knows whom they were for, so each may have been for the first.
 */
export function canChangeOutcome(disputed: number, margin: number): boolean {
  return disputed > 0 && disputed >= margin;
}
