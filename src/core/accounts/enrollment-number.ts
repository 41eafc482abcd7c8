import { sentences } from '../sentences.ts';

/** Length of an enrollment number in characters (spec 9). */
export const enrollmentLength = 12;

/** The digits every enrollment number of this campus begins with (spec 5). */
export const enrollmentPrefix = '0177';

const pattern = /^0177[A-Z]{2}[0-9]{6}$/;

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

/** Reads branch, year and roll out of a normalized number; null when it does not match (spec 9). */
export function parseEnrollmentNumber(value: string): EnrollmentParts | null {
  if (!isEnrollmentNumber(value)) return null;
  return { branch: value.slice(4, 6), year: value.slice(6, 8), roll: value.slice(8) };
}

/** True when a normalized number matches 0177, two letters, two digits, four digits (spec 5). */
export function isEnrollmentNumber(value: string): boolean {
  return pattern.test(value);
}

/** The live hint under the field: the sentence to show, or null when empty or valid (spec 5). */
export function enrollmentHint(value: string): string | null {
  if (value === '') return null;
  if (value.length !== enrollmentLength) return sentences.enrollmentLength;
  return isEnrollmentNumber(value) ? null : sentences.enrollmentFormat;
}
