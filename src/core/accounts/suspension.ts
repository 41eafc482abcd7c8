/** The greatest lengths of what an admin writes about a change of an account, in characters. */
export const reasonLength = 300;

/** What somebody reads who logs in to a suspended account. */
export function suspendedBecause(reason: string): string {
  return `This account is suspended: ${reason}`;
}
