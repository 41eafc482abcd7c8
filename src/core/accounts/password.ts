/** The shortest and the longest password, in Unicode characters. Every character is allowed. */
export const passwordLength = { min: 8, max: 200 } as const;

/**
 * Checks a new password. Returns a sentence that says what is wrong, or null when it is allowed.
 * Only two things are checked: the length, and that it is not the person's own e-mail address or
 * enrollment number. There are no rules about kinds of characters (NIST SP 800-63B). The
 * specification leaves passwords open (section 9).
 */
export function passwordProblem(
  password: string,
  own: { email?: string; enrollmentNumber?: string },
): string | null {
  const length = [...password].length;
  if (length < passwordLength.min) {
    return `Password must have at least ${passwordLength.min} characters`;
  }
  if (length > passwordLength.max) {
    return `Password must have at most ${passwordLength.max} characters`;
  }
  const known = [own.email, own.enrollmentNumber].map((word) => word?.toLowerCase());
  if (known.includes(password.toLowerCase())) {
    return 'Password must not be your e-mail or enrollment number';
  }
  return null;
}
