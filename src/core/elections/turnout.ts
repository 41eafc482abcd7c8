/**
 * The least number of votes in one bar of the turnout by the hour. Hours with fewer are told
 * together with the next one, so that no bar says when a single person voted (docs/secrecy.md).
 */
export const leastVotesTold = 20;

/** The share of `part` in `whole` in whole percent, from 0 to 100; null where nobody can vote. */
export function percentOf(part: number, whole: number): number | null {
  if (whole <= 0) return null;
  // More than all: accounts were deleted after they voted.
  return Math.min(100, Math.round((part / whole) * 100));
}
