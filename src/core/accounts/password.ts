import { wrong } from '../kernel/wrong.ts';
import { isVisible } from '../text.ts';

/** The shortest and the longest password, in Unicode characters. Every character is allowed. */
export const passwordLength = { min: 8, max: 200 } as const;

/** With fewer different characters a password is typed by holding keys down. */
const fewestDifferent = 4;

/**
 * Checks a new password. Returns a sentence that says what is wrong, or null when it is allowed.
 * Checked here are the length, that four characters differ, and that it is neither blank nor the
 * person's own e-mail address or enrollment number; the server also refuses common passwords and what is known of the person. There
 * are no rules about kinds of characters (NIST SP 800-63B). The specification leaves passwords open
 * (section 9).
 */
export function passwordProblem(
  password: string,
  own: { email?: string; enrollmentNumber?: string },
): string | null {
  const characters = [...password];
  const { length } = characters;
  if (length < passwordLength.min) {
    return wrong('password-must-have-at-least', { count: passwordLength.min });
  }
  if (length > passwordLength.max) {
    return wrong('password-must-have-at-most', { count: passwordLength.max });
  }
  if (!isVisible(password)) return wrong('password-must-have-visible-characters');
  if (new Set(characters).size < fewestDifferent) {
    return wrong('password-must-have-at-least-different', { count: fewestDifferent });
  }
  const known = [own.email, own.enrollmentNumber].map((word) => word?.toLowerCase());
  if (known.includes(password.toLowerCase())) {
    return wrong('password-must-not-your-e');
  }
  return null;
}
