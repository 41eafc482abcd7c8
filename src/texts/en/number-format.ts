// How enrollment numbers are made, said aloud: under fields, and where an admin sets it.
import type { EnrollmentParts } from '#core/accounts/enrollment-number.ts';
import type {
  NumberFormat,
  NumberLine,
  NumberPiece,
  SignMeaning,
} from '#core/accounts/number-format.ts';
import {
  codesOf,
  formatExample,
  formatLengths,
  isRoll,
  linesOf,
  usualPrefix,
} from '#core/accounts/number-format.ts';
import { hasUsualCodes } from '#core/elections/limit-problems.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/**
 * What stands under a field for a number, such as "12 characters: 0177 + branch + year + roll". With several
 * formats examples say it.
 */
export const numberHint = spoken(
  'number-format.numberHint',
  said(
    '{says, select, example {{length} characters, such as {example}} parts {{length} characters: {parts}} other {{length} characters: {parts}, such as {example}}}',
    (format: NumberFormat) => {
      const [line, another] = linesOf(format);
      const isOne = line !== undefined && another === undefined;
      const isUsual = usualPrefix(format) !== null;
      return {
        length: formatLengths(format),
        example: formatExample(format),
        parts: isOne ? line.pieces.map((piece) => partOf(piece, line)).join(' + ') : '',
        says: isOne ? (isUsual ? 'parts' : 'both') : 'example',
      };
    },
  ),
);

function partOf(piece: NumberPiece, line: NumberLine): string {
  const { kind, signs, means } = piece;
  if (kind === 'text') return signs;
  if (means !== null) return numberFormatMessages.parts[means];
  return isRoll(piece, line)
    ? numberFormatMessages.parts.roll
    : numberFormatMessages.parts[kind](signs.length);
}

function inWords(count: number): { count: number; word: string } {
  return { count, word: numberFormatMessages.countInWords(count) };
}

/** What is said of the codes of branches or years. */
function codesIn(format: NumberFormat, meaning: 'branch' | 'year') {
  const shapes = codesOf(format, meaning);
  const lengths = shapes.map(({ kind, length }) => numberFormatMessages.lengths[kind](length));
  return {
    of: lengths.length === 0 ? 'nothing' : hasUsualCodes(format, meaning) ? 'usual' : 'own',
    noMeaning: noMeaning(meaning),
    meaning: numberFormatMessages.parts[meaning],
    lengths:
      lengths.length === 0
        ? ''
        : lengths.reduce((one, other) => numberFormatMessages.lengths.or(one, other)),
  };
}

const examples = { branch: ['CS', 'ME'], year: ['23', '24'] } as const;

/** How to write the branches or years of a limit. */
export const codesHint = spoken(
  'number-format.codesHint',
  said(
    '{of, select, nothing {{noMeaning}} usual {{lengths} each, such as {examples}. Empty: any {meaning}.} other {{lengths} each. Empty: any {meaning}.}}',
    (format: NumberFormat, meaning: 'branch' | 'year') => {
      const { lengths, ...codes } = codesIn(format, meaning);
      const first = lengths.charAt(0).toUpperCase();
      return {
        ...codes,
        lengths: `${first}${lengths.slice(1)}`,
        examples: examples[meaning].join(', '),
      };
    },
  ),
);

/** Why something is no branch or year. */
export const codeWrong = spoken(
  'number-format.codeWrong',
  said(
    '{of, select, nothing {{noMeaning}} usual {“{code}” is no {meaning}: {lengths}, such as {example}} other {“{code}” is no {meaning}: {lengths}}}',
    (format: NumberFormat, meaning: 'branch' | 'year', code: string) => ({
      ...codesIn(format, meaning),
      code,
      example: examples[meaning][0],
    }),
  ),
);

/** What stands in place of a choice by what the numbers do not say. */
export const noMeaning = spoken(
  'number-format.noMeaning',
  said(
    '{meaning, select, branch {Enrollment numbers of this campus have no branch, so nobody can be chosen by it. Groups of the voter list can say it.} other {Enrollment numbers of this campus have no year of entry, so nobody can be chosen by it. Groups of the voter list can say it.}}',
    (meaning: 'branch' | 'year') => ({ meaning }),
  ),
);

/** What the signs of a format stand for, such as 0177XX##0000. */
export const signMeanings = spoken('number-format.signMeanings', {
  year: 'year',
  roll: 'roll',
  'branch-letters': 'branch',
  'branch-digits': 'branch, in digits',
  'branch-either': 'branch, in letters or digits',
  letters: 'letter',
  digits: 'digit',
  either: 'letter or digit',
} satisfies Record<SignMeaning, string>);

export const numberFormatMessages = spoken('number-format.numberFormatMessages', {
  title: 'Enrollment numbers',
  /** The parts of a number. */
  parts: {
    branch: 'branch',
    year: 'year',
    roll: 'roll',
    letters: said('{count, plural, one {# letter} other {# letters}}', (count: number) => ({
      count,
    })),
    digits: said('{count, plural, one {# digit} other {# digits}}', (count: number) => ({ count })),
    either: said(
      '{count, plural, one {# letter or digit} other {# letters or digits}}',
      (count: number) => ({ count }),
    ),
  },
  /** A count of letters or digits, from none to twenty. */
  countInWords: said(
    '{count, plural, =0 {no} =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} =13 {thirteen} =14 {fourteen} =15 {fifteen} =16 {sixteen} =17 {seventeen} =18 {eighteen} =19 {nineteen} =20 {twenty} other {{count}}}',
    (count: number) => ({ count }),
  ),
  /** How long a code is. */
  lengths: {
    letters: said('{count, plural, one {{word} letter} other {{word} letters}}', inWords),
    digits: said('{count, plural, one {{word} digit} other {{word} digits}}', inWords),
    either: said(
      '{count, plural, one {{word} letter or digit} other {{word} letters or digits}}',
      inWords,
    ),
    or: said('{one} or {other}', (one: string, other: string) => ({ one, other })),
  },

  hint: 'How the numbers of your university are made. # is a digit, @ a letter, * either; [branch:…] and [year:…] stand around what says these; everything else stands for itself. Numbers are kept in upper case and without spaces, dashes, slashes and dots: 0177-CS-24-0001 is 0177CS240001.',
  several: 'If not all numbers are made alike, add a format. The first that fits a number decides.',
  changeHint:
    'A change is refused while numbers of accounts or of voter lists would no longer fit. You are told how many.',
  format: said('Format {number}', (number: number) => ({ number })),
  add: 'Add a format',
  remove: said('Remove format {number}', (number: number) => ({ number })),
  removed: said('Format {number} removed', (number: number) => ({ number })),
  usual: 'Use the usual format',
  usualSet: 'The usual format stands here again.',
  example: said(
    '{has, select, none {Such as {example}} year {Such as {example}: year {year}} branch {Such as {example}: branch {branch}} other {Such as {example}: branch {branch}, year {year}}}',
    (example: string, { branch, year }: EnrollmentParts) => ({
      example,
      branch: branch ?? '',
      year: year ?? '',
      has: branch === null ? (year === null ? 'none' : 'year') : year === null ? 'branch' : 'both',
    }),
  ),
  says: {
    both: 'A number says branch and year of entry.',
    branch: 'A number says the branch and no year: elections cannot be limited by year.',
    year: 'A number says the year of entry and no branch: elections cannot be limited by branch.',
    none: 'A number says neither branch nor year: elections cannot be limited by them. Groups of the voter list can say it.',
  },
});
