/** By how many votes the first candidate of a position is ahead of the next one; none is zero. */
export function marginOf(votes: readonly number[]): number {
  const [first = 0, second = 0] = votes.toSorted((a, b) => b - a);
  return first - second;
}

/**
 * Whether disputed votes could decide who is first, or whether the first place is shared. Nobody knows
 * whom they were for. If each was for the first candidate and its owner had chosen the second one, it
 * counts twice: one less for the first, one more for the second. Who stands alone is first anyhow.
 */
export function canChangeOutcome(disputed: number, votes: readonly number[]): boolean {
  return disputed > 0 && votes.length > 1 && disputed * 2 >= marginOf(votes);
}
