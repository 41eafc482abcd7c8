import { isEnrollmentNumber, normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';

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
const isMeant = (word: string, prefix: string) =>
  word.startsWith(prefix) ||
  // Spreadsheets remove the first zero of what they take for a number.
  word.startsWith(prefix.replace(/^0/, '')) ||
  (/\d{4}$/.test(word) && /^[0-9A-Z]{9,}$/.test(word));

/**
 * Reads enrollment numbers out of a list: one on a line, several on a line, or in any column of a
 * CSV file. A first line without a digit is its heading. Numbers begin with the campus's prefix.
 */
export function parseRoll(text: string, prefix: string): Roll {
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
    const words = line.split(/[\s,;"']+/).map(normalizeEnrollmentNumber);
    const found = words.filter((word) => isEnrollmentNumber(word, prefix));
    for (const number of found) {
      if (numbers.has(number)) twice += 1;
      else numbers.add(number);
    }
    const isBad =
      found.length === 0 ||
      words.some((word) => isMeant(word, prefix) && !isEnrollmentNumber(word, prefix));
    if (isBad) bad.push({ line: index + 1, text: line.slice(0, 80) });
  }
  return { numbers, twice, bad };
}
