import { sentences } from '../sentences.ts';

/** Length of an enrollment number in characters (spec 9). */
export const enrollmentLength = 12;

/** The digits with which numbers begin where the campus has set no others (spec 5). */
export const enrollmentPrefix = '0177';

const pattern = /^[0-9]{4}[A-Z]{2}[0-9]{6}$/;

/** What an enrollment number says: branch letters, two-digit year of entry, four-digit roll. */
export interface EnrollmentParts {
  branch: string;
  year: string;
  roll: string;
}

/** The form in which numbers are typed, stored and compared: upper case, no outer blanks (spec 5). */
export function normalizeEnrollmentNumber(value: string): string {
  return value.trim().toUpperCase();
}

/** True when a normalized number has the shape of one, whichever campus's: four digits, two letters, six digits. */
export function hasEnrollmentShape(value: string): boolean {
  return pattern.test(value);
}

/** Reads branch, year and roll out of a normalized number; null when it does not match (spec 9). */
export function parseEnrollmentNumber(
  value: string,
  prefix: string = enrollmentPrefix,
): EnrollmentParts | null {
  if (!isEnrollmentNumber(value, prefix)) return null;
  return { branch: value.slice(4, 6), year: value.slice(6, 8), roll: value.slice(8) };
}

/** True when a normalized number matches the prefix, two letters, two digits, four digits (spec 5). */
export function isEnrollmentNumber(value: string, prefix: string = enrollmentPrefix): boolean {
  return hasEnrollmentShape(value) && value.startsWith(prefix);
}

/**
 * The live hint under the field: the sentence to show, or null when empty or valid (spec 5). The
 * format names the campus's own prefix.
 */
export function enrollmentHint(value: string, prefix: string = enrollmentPrefix): string | null {
  if (value === '') return null;
  if (value.length !== enrollmentLength) return sentences.enrollmentLength;
  if (isEnrollmentNumber(value, prefix)) return null;
  return sentences.enrollmentFormat.replace(enrollmentPrefix, prefix);
}
