/**
 * The least number of votes in one bar of the turnout by the hour. Hours with fewer are told
 * together with the next one, so that no bar says when a single person voted (docs/secrecy.md).
 */
export const leastVotesTold = 20;

/**
 * The share of `part` in `whole` in whole percent, from 0 to 100. Null where it says nothing: nobody can vote, or more
 * voted than can now, as accounts were deleted and people taken out of a group after they voted.
 */
export function percentOf(part: number, whole: number): number | null {
  if (whole <= 0 || part > whole) return null;
  return Math.round((part / whole) * 100);
}
