import { wrong } from '../kernel/wrong.ts';
import { isolates } from '../kernel/isolates.ts';
import type { NumberFormat, NumberPlace } from './number-format.ts';
import { formatLengths, formatLimits, lineFor, linesOf, usualPrefix } from './number-format.ts';

/**
 * What an enrollment number says of a student (specification, section 9): the letters of the branch
 * and the digits of the year of entry; null for what the numbers of a campus do not say.
 */
export interface EnrollmentParts {
  branch: string | null;
  year: string | null;
}

/**
 * Brings a number into the form in which numbers are stored and compared: upper case (specification,
 * section 5), without the spaces, dashes, slashes and dots that people write between its parts, and without the
 * isolates that are copied along out of a sentence of the other direction.
 */
export function normalizeEnrollmentNumber(value: string): string {
  return value.trim().toUpperCase().replaceAll(separators, '');
}

const separators = new RegExp(String.raw`[\p{Zs}${isolates}\-‐‑–/._]`, 'gu');
const plausible = new RegExp(`^[A-Z0-9]{${formatLimits.least},${formatLimits.most}}$`);

/** True when a normalized number could be one of some campus. Which it is, its format says. */
export function hasEnrollmentShape(value: string): boolean {
  return plausible.test(value);
}

/** A line of a format as it is kept: in upper case and without separators, as the numbers are. */
export const tidyLine = (line: string): string =>
  normalizeEnrollmentNumber(line).replaceAll(/\[(?:BRANCH|YEAR):/g, (name) => name.toLowerCase());

/** True when a normalized number is valid on this campus (specification, section 5). */
export function isEnrollmentNumber(value: string, format: NumberFormat): boolean {
  return linesOf(format).some(({ pattern }) => pattern.test(value));
}

/** What stands where a number says its branch; null where it says none. */
export const branchOf = (value: string, format: NumberFormat) =>
  said(value, lineFor(value, format).places.branch);
/** What stands where a number says its year; null where it says none. */
export const yearOf = (value: string, format: NumberFormat) =>
  said(value, lineFor(value, format).places.year);

function said(value: string, place: NumberPlace | null): string | null {
  const text = place === null ? '' : value.slice(place.at, place.at + place.length);
  return text === '' ? null : text;
}

/**
 * The columns of a number: what it says, as it is written beside it whenever it is written; nothing without
 * a number.
 */
export function partsOf(value: string | null, format: NumberFormat): EnrollmentParts {
  if (value === null) return { branch: null, year: null };
  const { branch, year } = lineFor(value, format).places;
  return { branch: said(value, branch), year: said(value, year) };
}

/**
 * The live hint under the field while somebody types (specification, section 5). Returns the
 * sentence to show, or null when the field is empty or valid. The sentences name the campus's own
 * format.
 */
export function enrollmentHint(value: string, format: NumberFormat): string | null {
  if (value === '') return null;
  if (linesOf(format).every(({ signs }) => signs.length !== value.length)) {
    return wrong('number-must-have-characters', { lengths: formatLengths(format) });
  }
  if (isEnrollmentNumber(value, format)) return null;
  const lines = { format: format.join('\n') };
  return usualPrefix(format) === null
    ? wrong('invalid-format-expected-such-as', lines)
    : wrong('invalid-format-expected', lines);
}
