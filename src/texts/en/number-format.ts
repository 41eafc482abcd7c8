// How enrollment numbers are made, said aloud: under fields, and where an admin sets it.
import type { EnrollmentParts } from '#core/accounts/enrollment-number.ts';
import type { CodeShape, NumberFormat } from '#core/accounts/number-format.ts';
import {
  codesOf,
  formatExample,
  formatLengths,
  isRoll,
  linesOf,
  usualPrefix,
} from '#core/accounts/number-format.ts';
import { hasUsualCodes, sayLength } from '#core/elections/limit-problems.ts';
import { counted } from '../plurals.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** Such as "4 digits". */
const amount = ({ kind, length }: CodeShape) => {
  if (kind === 'letters') return counted(length, 'letter', 'letters');
  if (kind === 'digits') return counted(length, 'digit', 'digits');
  return counted(length, 'letter or digit', 'letters or digits');
};

/**
 * What stands under a field for a number, such as "12 characters: 0177 + branch + year + roll". With several
 * formats examples say it.
 */
export const numberHint = spoken('number-format.numberHint', (format: NumberFormat): string => {
  const [line, another] = linesOf(format);
  const length = `${formatLengths(format)} characters`;
  if (line === undefined || another !== undefined)
    return `${length}, such as ${formatExample(format)}`;
  const words = line.pieces.map((piece) => {
    const { kind, signs, means } = piece;
    if (kind === 'text') return signs;
    return means ?? (isRoll(piece, line) ? 'roll' : amount({ kind, length: signs.length }));
  });
  const hint = `${length}: ${words.join(' + ')}`;
  return usualPrefix(format) === null ? `${hint}, such as ${formatExample(format)}` : hint;
});

const examples = { branch: ['CS', 'ME'], year: ['23', '24'] } as const;

/** How to write the branches or years of a limit. */
export const codesHint = spoken(
  'number-format.codesHint',
  (format: NumberFormat, meaning: 'branch' | 'year'): string => {
    const shapes = codesOf(format, meaning);
    if (shapes.length === 0) return noMeaning(meaning);
    const example = hasUsualCodes(format, meaning)
      ? `, such as ${examples[meaning].join(', ')}`
      : '';
    return `${sayLength(shapes)} each${example}. Empty: any ${meaning}.`;
  },
);

/** Why something is no branch or year. */
export const codeWrong = spoken(
  'number-format.codeWrong',
  (format: NumberFormat, meaning: 'branch' | 'year', code: string): string => {
    const shapes = codesOf(format, meaning);
    if (shapes.length === 0) return noMeaning(meaning);
    const example = hasUsualCodes(format, meaning) ? `, such as ${examples[meaning][0]}` : '';
    return `“${code}” is no ${meaning}: ${sayLength(shapes).toLowerCase()}${example}`;
  },
);

/** What stands in place of a choice by what the numbers do not say. */
export const noMeaning = spoken(
  'number-format.noMeaning',
  said(
    '{meaning, select, branch {Enrollment numbers of this campus have no branch, so nobody can be chosen by it. Groups of the voter list can say it.} other {Enrollment numbers of this campus have no year of entry, so nobody can be chosen by it. Groups of the voter list can say it.}}',
    (meaning: 'branch' | 'year') => ({ meaning }),
  ),
);

export const numberFormatMessages = spoken('number-format.numberFormatMessages', {
  title: 'Enrollment numbers',
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
  example: (example: string, { branch, year }: EnrollmentParts) => {
    const said = [
      ...(branch === null ? [] : [`branch ${branch}`]),
      ...(year === null ? [] : [`year ${year}`]),
    ];
    return said.length === 0 ? `Such as ${example}` : `Such as ${example}: ${said.join(', ')}`;
  },
  says: {
    both: 'A number says branch and year of entry.',
    branch: 'A number says the branch and no year: elections cannot be limited by year.',
    year: 'A number says the year of entry and no branch: elections cannot be limited by branch.',
    none: 'A number says neither branch nor year: elections cannot be limited by them. Groups of the voter list can say it.',
  },
});
