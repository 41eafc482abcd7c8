/** Shortest and longest password in characters; spaces and all of Unicode are welcome. */
export const passwordLength = { min: 8, max: 200 } as const;

/**
 * Why a password cannot be chosen, as a sentence, or null when it can.
 * No composition rules (NIST SP 800-63B): only length, and not one's own e-mail or number.
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
