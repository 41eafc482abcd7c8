import { isEnrollmentNumber, normalizeEnrollmentNumber } from '../accounts/enrollment-number.ts';
import type { NumberFormat } from '../accounts/number-format.ts';
import { countWord, formatExample, formatLength } from '../accounts/number-format.ts';
import type { Result } from '../kernel/result.ts';
import { ok, refuse } from '../kernel/result.ts';

/** Why a cell of a voter list is no enrollment number of this campus, in a sentence for officers. */
export const numberSentences = {
  missing: 'This line has no enrollment number.',
  rounded: (cell: string) =>
    `A spreadsheet rounded this number to ${cell}. Format the column as text there, enter the number again, and export once more.`,
  length: (length: number, format: NumberFormat) =>
    `This number has ${length} characters; an enrollment number has ${formatLength(format)}, such as ${formatExample(format)}.`,
  zeros: (length: number, format: NumberFormat) =>
    `This number has ${length} digits; an enrollment number has ${formatLength(format)}. If a spreadsheet removed the zeros in front, format the column as text there and export once more.`,
  prefix: (prefix: string) =>
    `This number does not begin with ${prefix}, as the numbers of this campus do.`,
  shape: (format: NumberFormat) =>
    `This is not an enrollment number. It needs ${needed(format)}, such as ${formatExample(format)}.`,
} as const;

/** Such as "0177, two letters and six digits". */
function needed({ pieces }: NumberFormat): string {
  const runs: { kind: 'text' | 'letters' | 'digits'; text: string; length: number }[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    const run =
      piece.kind === 'text'
        ? { kind: piece.kind, text: piece.text, length: 0 }
        : { kind: piece.kind, text: '', length: piece.length };
    if (last?.kind !== run.kind) runs.push(run);
    else
      runs.splice(-1, 1, { ...run, text: last.text + run.text, length: last.length + run.length });
  }
  const words = runs.map(({ kind, text, length }) =>
    kind === 'text' ? text : `${countWord(length)} ${length === 1 ? kind.slice(0, -1) : kind}`,
  );
  return [words.slice(0, -1).join(', '), ...words.slice(-1)]
    .filter((it) => it !== '')
    .join(' and ');
}

/**
 * The number in a cell as people and spreadsheets write it: in any case, with spaces, dashes, dots or
 * slashes between its parts, behind an apostrophe, as the formula ="…", or with .0 behind it.
 */
const bare = (cell: string) =>
  normalizeEnrollmentNumber(
    cell
      .normalize('NFKC')
      .replaceAll(/[\s\p{Cf}'’"=]/gu, '')
      .replace(/^(\d+)[.,]0{1,2}$/, '$1'),
  );

// 1.77E+11: what a spreadsheet makes of a long number. The digits behind are lost.
const scientific = /^\d+(?:[.,]\d+)?E\+?\d+$/i;

/** The fixed text with which the numbers of a campus begin; empty where they begin otherwise. */
const beginningOf = ({ pieces: [first] }: NumberFormat) =>
  first?.kind === 'text' ? first.text : '';

/** Reads the enrollment number of a cell, with the zeros in front that a spreadsheet removed. */
export function readListNumber(cell: string, format: NumberFormat): Result<string, string> {
  const text = bare(cell);
  if (text === '') return refuse(numberSentences.missing);
  const given = withZeros(text, format);
  if (isEnrollmentNumber(given, format)) return ok(given);
  const shown = cell.trim().slice(0, 40);
  if (scientific.test(shown.replaceAll(/[\s"'=]/g, ''))) {
    return refuse(numberSentences.rounded(shown));
  }
  const beginning = beginningOf(format);
  const length = formatLength(format);
  if (isOtherwise(text, format)) return refuse(numberSentences.prefix(beginning));
  // Which zeros are missing nobody knows where they are no fixed text: a digit may be missing, too.
  if (/^\d+$/.test(text) && text.length < length && beginsWithDigits(format)) {
    return refuse(numberSentences.zeros(text.length, format));
  }
  if (/\d/.test(text) && text.length !== length) {
    return refuse(numberSentences.length(text.length, format));
  }
  return refuse(numberSentences.shape(format));
}

const beginsWithDigits = ({ pieces: [first] }: NumberFormat) => first?.kind === 'digits';

/** True where nothing but the fixed text in front differs: it is a number of another campus. */
function isOtherwise(text: string, format: NumberFormat): boolean {
  const beginning = beginningOf(format);
  return beginning !== '' && isEnrollmentNumber(beginning + text.slice(beginning.length), format);
}

/** 177CS240001 is 0177CS240001 on a campus whose numbers begin with a fixed zero. */
function withZeros(text: string, format: NumberFormat): string {
  const missing = formatLength(format) - text.length;
  const zeros = '0'.repeat(Math.max(0, missing));
  return beginningOf(format).startsWith(zeros) ? zeros + text : text;
}
