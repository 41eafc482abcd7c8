// How enrollment numbers are made, said aloud: under fields, and where an admin sets it.
import type { NumberFormat, NumberPiece } from '#core/accounts/number-format.ts';
import {
  formatExample,
  formatLength,
  meaningOf,
  placeOf,
  usualPrefix,
} from '#core/accounts/number-format.ts';
import { sayLength } from '#core/elections/limit-problems.ts';
import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

/** Such as "4 digits". */
const amount = ({ kind, length }: Exclude<NumberPiece, { kind: 'text' }>) =>
  kind === 'letters' ? counted(length, 'letter', 'letters') : counted(length, 'digit', 'digits');

/** What stands under a field for a number, such as "12 characters: 0177 + branch + year + roll". */
export const numberHint = spoken('number-format.numberHint', (format: NumberFormat): string => {
  const { pieces } = format;
  const isSaying = pieces.some((piece) => meaningOf(piece) !== null);
  const free = pieces.filter((piece) => piece.kind !== 'text' && meaningOf(piece) === null);
  const words = pieces.map((piece) => {
    if (piece.kind === 'text') return piece.text;
    const isRoll = isSaying && free.length === 1 && piece.kind === 'digits';
    return piece.means ?? (isRoll ? 'roll' : amount(piece));
  });
  const hint = `${formatLength(format)} characters: ${words.join(' + ')}`;
  return usualPrefix(format) === null ? `${hint}, such as ${formatExample(format)}` : hint;
});

const meanings = { branch: 'branch', year: 'year of entry' } as const;
const examples = { branch: ['CS', 'ME'], year: ['23', '24'] } as const;

/** How to write the branches or years of a limit. */
export const codesHint = spoken(
  'number-format.codesHint',
  (format: NumberFormat, meaning: 'branch' | 'year'): string => {
    const place = placeOf(format, meaning);
    if (place === null) return noMeaning(meaning);
    const usual = place.length === 2 && (meaning === 'year' || place.kind === 'letters');
    const example = usual ? `, such as ${examples[meaning].join(', ')}` : '';
    return `${sayLength(place)} each${example}. Empty: any ${meaning}.`;
  },
);

/** Why something is no branch or year. */
export const codeWrong = spoken(
  'number-format.codeWrong',
  (format: NumberFormat, meaning: 'branch' | 'year', code: string): string => {
    const place = placeOf(format, meaning);
    if (place === null) return noMeaning(meaning);
    const usual = place.length === 2 && (meaning === 'year' || place.kind === 'letters');
    const example = usual ? `, such as ${examples[meaning][0]}` : '';
    return `“${code}” is no ${meaning}: ${sayLength(place).toLowerCase()}${example}`;
  },
);

/** What stands in place of a choice by what the numbers do not say. */
export const noMeaning = spoken(
  'number-format.noMeaning',
  (meaning: 'branch' | 'year') =>
    `Enrollment numbers of this campus have no ${meanings[meaning]}, so nobody can be chosen by it. Groups of the voter list can say it.`,
);

export const numberFormatMessages = spoken('number-format.numberFormatMessages', {
  title: 'Enrollment numbers',
  hint: 'How the numbers of your university are made, from left to right. Numbers are kept in upper case and without spaces, dashes, slashes and dots: 0177-CS-24-0001 is 0177CS240001.',
  changeHint:
    'A change is refused while numbers of accounts or of voter lists would no longer fit. You are told how many.',
  piece: (number: number) => `Piece ${number}`,
  kind: 'What it is',
  kinds: { text: 'Fixed text', letters: 'Letters', digits: 'Digits' },
  text: 'Text',
  textHint: 'Letters and digits',
  length: 'How many',
  means: 'What it says',
  meanings: { none: 'Neither branch nor year', branch: 'The branch', year: 'The year of entry' },
  add: 'Add a piece',
  up: (number: number) => `Move piece ${number} to the front`,
  down: (number: number) => `Move piece ${number} to the back`,
  remove: (number: number) => `Remove piece ${number}`,
  moved: (number: number, count: number) => `Piece ${number} of ${count}`,
  removed: (number: number) => `Piece ${number} removed`,
  usual: 'Use the usual format',
  usualSet: 'The usual format stands here again.',
  example: 'Example',
  lengthNow: (format: NumberFormat) => counted(formatLength(format), 'character', 'characters'),
  says: {
    both: 'A number says branch and year of entry.',
    branch: 'A number says the branch and no year: elections cannot be limited by year.',
    year: 'A number says the year of entry and no branch: elections cannot be limited by branch.',
    none: 'A number says neither branch nor year: elections cannot be limited by them. Groups of the voter list can say it.',
  },
  tryOne: 'Type one of your numbers',
  tryHint: 'It is only compared with the pieces, and not stored.',
  fits: ({ branch, year }: { branch: string | null; year: string | null }) => {
    const said = [
      ...(branch === null ? [] : [`branch ${branch}`]),
      ...(year === null ? [] : [`year ${year}`]),
    ];
    return `It fits: ${said.length === 0 ? 'it says neither branch nor year' : said.join(', ')}.`;
  },
});
