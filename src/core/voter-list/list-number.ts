import { isEnrollmentNumber, normalizeEnrollmentNumber } from '../accounts/enrollment-number.ts';
import type { NumberFormat } from '../accounts/number-format.ts';
import type { NumberLine } from '../accounts/number-format.ts';
import { formatExample, formatLength, formatLengths, linesOf } from '../accounts/number-format.ts';
import type { Result } from '../kernel/result.ts';
import { ok, refuse } from '../kernel/result.ts';

/** Why a cell of a voter list is no enrollment number of this campus, by its key and what is put in. */
export type NumberProblem =
  | { key: 'missing' }
  | { key: 'rounded'; cell: string }
  | { key: 'length'; length: number; right: string; example: string }
  | { key: 'zeros'; length: number; right: string }
  | { key: 'prefix'; prefix: string }
  | { key: 'shape'; example: string };

export const numberProblems = {
  missing: { key: 'missing' },
  rounded: (cell: string) => ({ key: 'rounded', cell }),
  length: (length: number, format: NumberFormat) => ({
    key: 'length',
    length,
    right: formatLengths(format),
    example: formatExample(format),
  }),
  zeros: (length: number, format: NumberFormat) => ({
    key: 'zeros',
    length,
    right: formatLengths(format),
  }),
  prefix: (prefix: string) => ({ key: 'prefix', prefix }),
  shape: (format: NumberFormat) => ({ key: 'shape', example: formatExample(format) }),
} as const satisfies Record<string, NumberProblem | ((...given: never[]) => NumberProblem)>;

// Where the digits of Arabic, Urdu, and the scripts of India begin; those of full width are ours after NFKC.
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];
function digitOf(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? sign : String(code - zero);
}

/**
 * The number in a cell as people and spreadsheets write it: in any case, in the digits of other scripts, with
 * spaces, dashes, dots or slashes between its parts, behind an apostrophe, as the formula ="…", with commas between
 * its thousands, or with .0 behind it.
 */
const bare = (cell: string) =>
  // Nearly all of the numbers of a list.
  /^[A-Z0-9]+$/.test(cell)
    ? cell
    : normalizeEnrollmentNumber(
        cell
          .normalize('NFKC')
          .replaceAll(/\p{Nd}/gu, digitOf)
          .replaceAll(/[\s\p{Cf}'’"=]/gu, '')
          .replace(/^(\d{1,3}(?:,\d{2,3})+)(?:\.0{1,2})?$/, (number) => number.replaceAll(',', ''))
          .replace(/^(\d+)[.,]0{1,2}$/, '$1'),
      );

// 1.77E+11: what a spreadsheet makes of a long number. The digits behind are lost.
const scientific = /^\d+(?:[.,]\d+)?E\+?\d+$/i;

/** The fixed text with which the numbers of a line begin; empty where they begin otherwise. */
const beginningOf = ({ signs }: NumberLine) => signs.replace(/[@#*].*$/, '');

/** Reads the enrollment number of a cell, with the zeros in front that a spreadsheet removed. */
export function readListNumber(cell: string, format: NumberFormat): Result<string, NumberProblem> {
  const text = bare(cell);
  if (text === '') return refuse(numberProblems.missing);
  if (isEnrollmentNumber(text, format)) return ok(text);
  // Where two formats miss other zeros nobody knows which.
  const [given, another] = new Set(
    linesOf(format).flatMap((line) => withZeros(text, line).match(line.pattern) ?? []),
  );
  if (given !== undefined && another === undefined) return ok(given);
  const shown = cell.trim().slice(0, 40);
  if (scientific.test(shown.replaceAll(/[\s"'=]/g, ''))) {
    return refuse(numberProblems.rounded(shown));
  }
  const length = formatLength(format);
  const beginnings = otherBeginnings(text, format);
  if (beginnings.length > 0) return refuse(numberProblems.prefix(beginnings.join(' / ')));
  // Which zeros are missing nobody knows where they are no fixed text: a digit may be missing, too.
  const isOpen = another !== undefined || linesOf(format).some(({ signs }) => /^[#*]/.test(signs));
  if (/^\d+$/.test(text) && text.length < length && isOpen) {
    return refuse(numberProblems.zeros(text.length, format));
  }
  if (/\d/.test(text) && linesOf(format).every(({ signs }) => signs.length !== text.length)) {
    return refuse(numberProblems.length(text.length, format));
  }
  return refuse(numberProblems.shape(format));
}

// Letters of other alphabets that look like ours, each above the one that it looks like.
const strange = 'АВСЕНІЈКМОРЅТХУΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const usual = 'ABCEHIJKMOPSTXYABEZHIKMNOPTYX';
const inOurs = (text: string) =>
  [...text.toUpperCase()].map((sign) => usual.charAt(strange.indexOf(sign)) || sign);

// What is typed for a digit, and for a letter.
const asDigit: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const asLetter: Readonly<Record<string, string>> = { '0': 'O', '1': 'I' };

/**
 * The numbers that somebody can have meant who typed O for 0, or a letter of another alphabet that looks the same. An
 * import takes none of them: they only say who is meant.
 */
export function lookAlikes(cell: string, format: NumberFormat): string[] {
  const signs = inOurs(bare(cell));
  return linesOf(format).flatMap((line) => {
    const missing = line.signs.length - signs.length;
    if (missing < 0) return [];
    const number = signs.map((sign, at) => {
      const needed = line.signs.charAt(at + missing);
      if (needed === '*') return sign;
      return (/[#0-9]/.test(needed) ? asDigit : asLetter)[sign] ?? sign;
    });
    return withZeros(number.join(''), line).match(line.pattern) ?? [];
  });
}

/** The fixed text in front where nothing but that differs: it is a number of another campus. */
function otherBeginnings(text: string, format: NumberFormat): string[] {
  const differing = linesOf(format).filter((line) => {
    const beginning = beginningOf(line);
    return beginning !== '' && line.pattern.test(beginning + text.slice(beginning.length));
  });
  return [...new Set(differing.map(beginningOf))];
}

/** 177CS240001 is 0177CS240001 on a campus whose numbers begin with a fixed zero. */
function withZeros(text: string, line: NumberLine): string {
  const missing = line.signs.length - text.length;
  const zeros = '0'.repeat(Math.max(0, missing));
  return beginningOf(line).startsWith(zeros) ? zeros + text : text;
}
