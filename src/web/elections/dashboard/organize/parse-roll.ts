import { isEnrollmentNumber, normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { linesOf } from '#core/accounts/number-format.ts';
import { isDay } from '#core/voter-list/list-columns.ts';

// Lists as officers type them.

export const unique = (words: readonly string[]) => [
  ...new Set(words.filter((word) => word !== '')),
];

/** "cs, me" as ["CS", "ME"]. */
export const codesIn = (text: string) => unique(text.toUpperCase().split(/[\s,;]+/));

/** "Hostel A, Chess" as a list. */
export const namesIn = (text: string) => unique(text.split(/[,;\n]+/).map((name) => name.trim()));

/** The lines of a text that say something, one that stands there twice too. */
export const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const domainsIn = (text: string) =>
  unique(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((domain) => domain.replace(/^@/, '')),
  );

/** What was read out of a pasted or chosen list. */
export interface Roll {
  /** In the order of the list. */
  numbers: ReadonlySet<string>;
  /** How many were repetitions. */
  twice: number;
  /** Lines that hold something, but no number that could be read. */
  bad: readonly { line: number; text: string }[];
}

/** A roll with where it came from: a file, or the text that stands in the field. */
export interface GivenRoll extends Roll {
  text: string;
  fileName: string | null;
}

/** True if a word looks like a mistyped number: it begins like one, or mixes letters and digits. */
function isMeant(word: string, format: NumberFormat): boolean {
  return linesOf(format).some(({ signs: { length }, pieces: [first] }) => {
    const start = first?.kind === 'text' ? first.signs : null;
    // Spreadsheets remove the first zero of what they take for a number.
    const starts = start === null ? [] : [start, start.replace(/^0/, '')];
    if (/\d/.test(word) && starts.some((one) => word.startsWith(one))) return true;
    // A phone number has digits alone, and is longer.
    if (/^\d+$/.test(word)) return Math.abs(word.length - length) <= 1;
    return /\d{4}$/.test(word) && /^[0-9A-Z]+$/.test(word) && word.length >= length - 3;
  });
}

/**
 * Reads enrollment numbers out of a list: one on a line, several on a line, or in any column of a
 * CSV file. A first line without a digit is its heading.
 */
export function parseRoll(text: string, format: NumberFormat): Roll {
  const numbers = new Set<string>();
  const bad: { line: number; text: string }[] = [];
  let twice = 0;
  let isFirst = true;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.replace(/^\uFEFF/, '').trim();
    if (line === '') continue;
    const isHeading = isFirst && !/\d/.test(line);
    isFirst = false;
    if (isHeading) continue;
    const words = line
      .split(/[\s,;"']+/)
      .filter((word) => !isDay(word))
      .map(normalizeEnrollmentNumber);
    const found = words.filter((word) => isEnrollmentNumber(word, format));
    for (const number of found) {
      if (numbers.has(number)) twice += 1;
      else numbers.add(number);
    }
    const isBad =
      found.length === 0 ||
      words.some((word) => isMeant(word, format) && !isEnrollmentNumber(word, format));
    if (isBad) bad.push({ line: index + 1, text: line.slice(0, 80) });
  }
  return { numbers, twice, bad };
}
