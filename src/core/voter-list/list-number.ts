import {
  enrollmentLength,
  hasEnrollmentShape,
  isEnrollmentNumber,
} from '../accounts/enrollment-number.ts';
import type { Result } from '../kernel/result.ts';
import { ok, refuse } from '../kernel/result.ts';

/** Why a cell of a voter list is no enrollment number of this campus, in a sentence for officers. */
export const numberSentences = {
  missing: 'This line has no enrollment number.',
  rounded: (cell: string) =>
    `A spreadsheet rounded this number to ${cell}. Format the column as text there, enter the number again, and export once more.`,
  length: (length: number) =>
    `This number has ${length} characters; an enrollment number has ${enrollmentLength}.`,
  prefix: (prefix: string) =>
    `This number does not begin with ${prefix}, as the numbers of this campus do.`,
  shape: (prefix: string) =>
    `This is no enrollment number: ${prefix}, two letters and six digits are needed.`,
} as const;

/**
 * The number in a cell as people and spreadsheets write it: in any case, with spaces, dashes, dots or
 * slashes between its parts, behind an apostrophe, or as the formula ="…".
 */
const bare = (cell: string) =>
  cell
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Cf}\-‐‑–/._'’"=]/gu, '');

// 1.77E+11: what a spreadsheet makes of a long number. The digits behind are lost.
const scientific = /^\d+(?:[.,]\d+)?E\+?\d+$/i;

/** Reads the enrollment number of a cell, with the zeros in front that a spreadsheet removed. */
export function readListNumber(cell: string, prefix: string): Result<string, string> {
  const text = bare(cell);
  if (text === '') return refuse(numberSentences.missing);
  const given = withZeros(text, prefix);
  if (isEnrollmentNumber(given, prefix)) return ok(given);
  const shown = cell.trim().slice(0, 40);
  if (scientific.test(shown.replaceAll(/[\s"'=]/g, ''))) {
    return refuse(numberSentences.rounded(shown));
  }
  if (hasEnrollmentShape(text)) return refuse(numberSentences.prefix(prefix));
  if (/\d/.test(text) && text.length !== enrollmentLength) {
    return refuse(numberSentences.length(text.length));
  }
  return refuse(numberSentences.shape(prefix));
}

/** 177CS240001 is 0177CS240001 on a campus whose prefix begins with a zero. */
function withZeros(text: string, prefix: string): string {
  const missing = enrollmentLength - text.length;
  const zeros = '0'.repeat(Math.max(0, missing));
  return prefix.startsWith(zeros) ? zeros + text : text;
}
