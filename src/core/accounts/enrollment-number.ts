import { isolates } from '../kernel/isolates.ts';
import { sentences } from '../sentences.ts';
import type { NumberFormat } from './number-format.ts';
import {
  formatExample,
  formatLength,
  formatLimits,
  formatPattern,
  formatSigns,
  placeOf,
  usualPrefix,
} from './number-format.ts';

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

// A list has 100,000 numbers, and a format is asked for each.
const patterns = new WeakMap<NumberFormat['pieces'], RegExp>();

function patternOf(format: NumberFormat): RegExp {
  const known = patterns.get(format.pieces);
  if (known !== undefined) return known;
  const made = new RegExp(formatPattern(format));
  patterns.set(format.pieces, made);
  return made;
}

/** True when a normalized number is valid on this campus (specification, section 5). */
export function isEnrollmentNumber(value: string, format: NumberFormat): boolean {
  return patternOf(format).test(value);
}

/**
 * Reads the branch and the year of a normalized number (specification, section 9). Returns null when
 * the number does not fit the format.
 */
export function parseEnrollmentNumber(value: string, format: NumberFormat): EnrollmentParts | null {
  if (!isEnrollmentNumber(value, format)) return null;
  return { branch: branchOf(value, format), year: yearOf(value, format) };
}

/** What stands where a number says its branch; null where numbers of the campus say none. */
export const branchOf = (value: string, format: NumberFormat) => partOf(value, format, 'branch');
/** What stands where a number says its year; null where numbers of the campus say none. */
export const yearOf = (value: string, format: NumberFormat) => partOf(value, format, 'year');

function partOf(value: string, format: NumberFormat, meaning: 'branch' | 'year'): string | null {
  const place = placeOf(format, meaning);
  return place && value.slice(place.at, place.at + place.length);
}

/**
 * The live hint under the field while somebody types (specification, section 5). Returns the
 * sentence to show, or null when the field is empty or valid. The sentences name the campus's own
 * format.
 */
export function enrollmentHint(value: string, format: NumberFormat): string | null {
  if (value === '') return null;
  const length = formatLength(format);
  if (value.length !== length) return sentences.enrollmentLength.replace('12', String(length));
  if (isEnrollmentNumber(value, format)) return null;
  const { shape, legend } = formatSigns(format);
  const expected = `Invalid format. Expected: ${shape} (${legend})`;
  return usualPrefix(format) === null ? `${expected}, such as ${formatExample(format)}` : expected;
}
