import { sentences } from '../sentences.ts';

/** The length of an enrollment number, in characters (specification, section 9). */
export const enrollmentLength = 12;

/**
 * The first four digits of an enrollment number (specification, section 5). A campus can set other
 * digits.
 */
export const enrollmentPrefix = '0177';

const pattern = /^[0-9]{4}[A-Z]{2}[0-9]{6}$/;

/**
 * The parts of an enrollment number (specification, section 9): two letters of the branch, two
 * digits of the year of entry, four digits of the student's own number.
 */
export interface EnrollmentParts {
  branch: string;
  year: string;
  roll: string;
}

/**
 * Brings a number into the form in which numbers are stored and compared: upper case, without
 * spaces at the ends (specification, section 5).
 */
export function normalizeEnrollmentNumber(value: string): string {
  return value.trim().toUpperCase();
}

/**
 * True when a normalized number has the shape of an enrollment number of any campus: four digits,
 * two letters, six digits.
 */
export function hasEnrollmentShape(value: string): boolean {
  return pattern.test(value);
}

/**
 * Reads the parts of a normalized number (specification, section 9). Returns null when the number
 * does not match the shape or the prefix.
 */
export function parseEnrollmentNumber(
  value: string,
  prefix: string = enrollmentPrefix,
): EnrollmentParts | null {
  if (!isEnrollmentNumber(value, prefix)) return null;
  return { branch: value.slice(4, 6), year: value.slice(6, 8), roll: value.slice(8) };
}

/**
 * True when a normalized number is valid on this campus: the prefix, two letters, two digits, four
 * digits (specification, section 5).
 */
export function isEnrollmentNumber(value: string, prefix: string = enrollmentPrefix): boolean {
  return hasEnrollmentShape(value) && value.startsWith(prefix);
}

/**
 * The live hint under the field while somebody types (specification, section 5). Returns the
 * sentence to show, or null when the field is empty or valid. The sentence about the format names
 * the campus's own prefix.
 */
export function enrollmentHint(value: string, prefix: string = enrollmentPrefix): string | null {
  if (value === '') return null;
  if (value.length !== enrollmentLength) return sentences.enrollmentLength;
  if (isEnrollmentNumber(value, prefix)) return null;
  return sentences.enrollmentFormat.replace(enrollmentPrefix, prefix);
}
