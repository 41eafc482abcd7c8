import { wrong } from '../kernel/wrong.ts';
import { usualFormat } from './usual-format.ts';

export { usualFormat };

/** What a part of an enrollment number can say of a student. */
export const numberMeanings = ['branch', 'year'] as const;
export type NumberMeaning = (typeof numberMeanings)[number];

/**
 * How the enrollment numbers of a campus are made: one line or several, of which the first that fits a
 * number decides. In a line `#` is a digit, `@` a letter, `*` either, `[branch:…]` and `[year:…]` stand
 * around what says these, and everything else stands for itself.
 */
export type NumberFormat = readonly string[];

/** The bounds of a format: characters of a number, of a line as it is written, and lines. */
export const formatLimits = { least: 3, most: 20, written: 80, lines: 10 } as const;

/** What is wrong with a format, in a sentence that says what to do. */
export const formatSentences = {
  empty: wrong('add-at-least-one-or'),
  text: wrong('number-has-letters-to-z'),
  brackets: wrong('write-branch-or-year-with'),
  year: wrong('year-has-two-or-four'),
  branchTwice: wrong('format-has-two-branches-let'),
  yearTwice: wrong('format-has-two-years-let'),
  short: wrong('number-has-at-least-characters', { least: formatLimits.least }),
  long: wrong('number-has-at-most-characters', { most: formatLimits.most }),
  none: wrong('write-at-least-one-format'),
  lines: wrong('there-at-most-formats', { lines: formatLimits.lines }),
  unclear: (example: string, one: number, other: number) =>
    wrong('fits-formats-and-which-read', { example, one, other }),
} as const;

/** Characters of a line that stand together: fixed text, or as many letters, digits or either, and what they say. */
export interface NumberPiece {
  kind: 'text' | PartKind;
  /** One sign for each character of the number. */
  signs: string;
  means: NumberMeaning | null;
}
/** What a part that is not the same for everybody has. */
export type PartKind = 'letters' | 'digits' | 'either';

/** Where a number says its branch or year, counted from 0. */
export interface NumberPlace {
  at: number;
  length: number;
  kind: PartKind;
}

/** One line, read. */
export interface NumberLine {
  pieces: readonly NumberPiece[];
  signs: string;
  pattern: RegExp;
  places: Record<NumberMeaning, NumberPlace | null>;
}

// A list has 100,000 numbers, and a format is asked for each.
const read = new WeakMap<NumberFormat, readonly NumberLine[]>();

/** The lines of a format, in the order in which they decide. */
export function linesOf(format: NumberFormat): readonly NumberLine[] {
  const known = read.get(format);
  if (known !== undefined) return known;
  const lines = format.map(readLine);
  read.set(format, lines);
  return lines;
}

const bracket = /\[([^:[\]]*):([^[\]]*)\]/g;
const part = new RegExp(`${bracket.source}|@+|#+|\\*+|[^[@#*]+|\\[`, 'g');

const piecesOf = (line: string): NumberPiece[] =>
  [...line.matchAll(part)].map(([whole, means, inner]): NumberPiece => {
    if (means === undefined || inner === undefined) {
      const kind = whole.startsWith('#') ? 'digits' : whole.startsWith('@') ? 'letters' : null;
      return {
        kind: kind ?? (whole.startsWith('*') ? 'either' : 'text'),
        signs: whole,
        means: null,
      };
    }
    return { kind: kindOf(inner), signs: inner, means: means === 'year' ? 'year' : 'branch' };
  });

function readLine(line: string): NumberLine {
  const pieces = piecesOf(line);
  const places: NumberLine['places'] = { branch: null, year: null };
  let at = 0;
  for (const { signs, means } of pieces) {
    if (means !== null) places[means] = { at, length: signs.length, kind: kindOf(signs) };
    at += signs.length;
  }
  const signs = pieces.map((piece) => piece.signs).join('');
  return { pieces, signs, pattern: new RegExp(`^${patternOf(signs)}$`), places };
}

function kindOf(signs: string): PartKind {
  if (/^[@A-Z]*$/.test(signs)) return 'letters';
  return /^[#0-9]*$/.test(signs) ? 'digits' : 'either';
}

const classes: Record<string, string> = { '#': '[0-9]', '@': '[A-Z]', '*': '[A-Z0-9]' };
const patternOf = (signs: string) => [...signs].map((sign) => classes[sign] ?? sign).join('');

/** The format as a regular expression that JavaScript and PostgreSQL read alike. */
export const formatPattern = (format: NumberFormat): string =>
  `^(?:${linesOf(format)
    .map(({ signs }) => patternOf(signs))
    .join('|')})$`;

/**
 * The line by which a normalized number is read: the first that it fits. A number that fits none, from before
 * the format changed, is read by the places of the first.
 */
export function lineFor(number: string, format: NumberFormat): NumberLine {
  const lines = linesOf(format);
  return lines.find(({ pattern }) => pattern.test(number)) ?? (lines[0] as NumberLine);
}

/** What is wrong with a line; null when all is well. */
export function lineProblem(line: string): string | null {
  const names = [...line.matchAll(bracket)].map(([, means]) => means);
  const rest = line.replaceAll(bracket, '');
  const isKnown = names.every((means) => means === 'branch' || means === 'year');
  if (!isKnown || /[[\]]/.test(rest)) return formatSentences.brackets;
  // Not the pattern: what is no format may be none either.
  const pieces = piecesOf(line);
  const signs = pieces.map((piece) => piece.signs).join('');
  if (pieces.some((piece) => piece.signs === '')) return formatSentences.brackets;
  if (!/^[A-Z0-9#@*]*$/.test(signs)) return formatSentences.text;
  if (!/[#@*]/.test(signs)) return formatSentences.empty;
  if (names.filter((means) => means === 'branch').length > 1) return formatSentences.branchTwice;
  const years = pieces.filter(({ means }) => means === 'year');
  if (years.length > 1) return formatSentences.yearTwice;
  const isYear = ({ kind, signs: of }: NumberPiece) =>
    kind === 'digits' && (of.length === 2 || of.length === 4);
  if (!years.every(isYear)) return formatSentences.year;
  if (signs.length < formatLimits.least) return formatSentences.short;
  return signs.length > formatLimits.most ? formatSentences.long : null;
}

/** What is wrong with a format, by its line, or of the whole where `at` is null; null when all is well. */
export function formatProblem(format: NumberFormat): { at: number | null; why: string } | null {
  if (format.length === 0) return { at: null, why: formatSentences.none };
  if (format.length > formatLimits.lines) return { at: null, why: formatSentences.lines };
  for (const [at, line] of format.entries()) {
    const why = lineProblem(line);
    if (why !== null) return { at, why };
  }
  const lines = linesOf(format);
  for (const [at, line] of lines.entries()) {
    for (const [before, other] of lines.slice(0, at).entries()) {
      const example = differing(line, other, numberMeanings);
      if (example !== null)
        return { at, why: formatSentences.unclear(example, before + 1, at + 1) };
    }
  }
  return null;
}

const isPlace = (one: NumberPlace | null, other: NumberPlace | null) =>
  one?.at === other?.at && one?.length === other?.length;

/** A number that fits both lines where they read one of these meanings from other places; null without one. */
function differing(
  one: NumberLine,
  other: NumberLine,
  meanings: readonly NumberMeaning[],
): string | null {
  if (meanings.every((meaning) => isPlace(one.places[meaning], other.places[meaning]))) return null;
  if (one.signs.length !== other.signs.length) return null;
  let number = '';
  for (const [at, sign] of [...one.signs].entries()) {
    const both = shared(sign, other.signs.charAt(at), at);
    if (both === null) return null;
    number += both;
  }
  return number;
}

// Each place has a sign of its own, so that an example shows which place says what.
const [letters, digits] = ['ABCDEFGHIJKLMNOPQRST', '12345678901234567890'];

function shared(one: string, other: string, at: number): string | null {
  const tried = [one, other, digits.charAt(at), letters.charAt(at)];
  return tried.find((sign) => [one, other].every((of) => isOf(sign, of))) ?? null;
}

const isOf = (sign: string, of: string) => new RegExp(`^${classes[of] ?? of}$`).test(sign);

/** How many characters the longest number has. */
export const formatLength = (format: NumberFormat): number =>
  Math.max(...linesOf(format).map(({ signs }) => signs.length));

/** How many characters numbers have, such as "12", or "9 / 12". */
export function formatLengths(format: NumberFormat): string {
  const lengths = new Set(linesOf(format).map(({ signs }) => signs.length));
  return [...lengths].toSorted((one, other) => one - other).join(' / ');
}

/** One way in which numbers say this: how long it is, and of what. */
export type CodeShape = Pick<NumberPlace, 'length' | 'kind'>;

/** In which ways numbers say their branch, or year; empty where they say none. */
export function codesOf(format: NumberFormat, meaning: NumberMeaning): CodeShape[] {
  const places = linesOf(format).flatMap(({ places: of }) => of[meaning] ?? []);
  const isFirst = ({ length, kind }: CodeShape, at: number) =>
    places.findIndex((one) => one.length === length && one.kind === kind) === at;
  return places.filter(isFirst);
}

/** Whether numbers say their branch, or year. */
export const saysOf = (format: NumberFormat, meaning: NumberMeaning): boolean =>
  linesOf(format).some(({ places }) => places[meaning] !== null);

/** A number of this line, which no student needs to have. */
export const lineExample = ({ pieces }: Pick<NumberLine, 'pieces'>): string =>
  pieces.map(exampleOf).join('');

/** Such as "0177CS240001", or with a second line "0177CS240001 / 0177CS240A01". */
export const formatExample = (format: NumberFormat): string =>
  linesOf(format).map(lineExample).join(' / ');

function exampleOf({ kind, signs, means }: NumberPiece): string {
  if (kind === 'text') return signs;
  const { length } = signs;
  const roll = length > 4 ? digits.slice(0, length) : '1'.padStart(length, '0');
  const asDigits = means === 'year' ? '2024'.slice(-length) : roll;
  const asLetters = (means === 'branch' ? 'CSEABDFGHIJKLMNOPQRT' : letters).slice(0, length);
  return [...signs]
    .map((sign, at) => {
      if (sign === '#') return asDigits.charAt(at);
      if (sign === '@') return asLetters.charAt(at);
      // A letter first, so that it is seen that one can stand there.
      return sign === '*' ? (at === 0 ? asLetters : asDigits).charAt(at) : sign;
    })
    .join('');
}

/** True for two formats of the same lines. */
export const isSameFormat = (one: NumberFormat, other: NumberFormat): boolean =>
  one.join('\n') === other.join('\n');

/**
 * True where a format reads the branch, or the year, of each number of another one as that did, and says
 * it in all the ways that numbers had: what limits by it stand on.
 */
export function keepsPlaces(from: NumberFormat, to: NumberFormat, meaning: NumberMeaning): boolean {
  const after = linesOf(to);
  return linesOf(from).every((line) => {
    const place = line.places[meaning];
    const isThere = after.some(
      ({ places: { [meaning]: one } }) => one?.kind === place?.kind && isPlace(one, place),
    );
    return isThere && after.every((other) => differing(line, other, [meaning]) === null);
  });
}

/**
 * The fixed four digits of a format that has one line, of the shape of the specification; null for any
 * other. The sentences of the specification are about these.
 */
export function usualPrefix(format: NumberFormat): string | null {
  const [prefix = ''] = format.map((line) => line.slice(0, 4));
  return /^[0-9]{4}$/.test(prefix) && isSameFormat(format, withPrefix(prefix)) ? prefix : null;
}

/** The format of the specification with other first digits. */
export const withPrefix = (text: string): NumberFormat =>
  usualFormat.map((line) => `${text}${line.slice(4)}`);

/** What a sign stands for. */
export type SignMeaning = 'year' | 'roll' | `branch-${PartKind}` | PartKind;
interface Sign {
  sign: string;
  says: SignMeaning;
}

/**
 * A format in signs, such as 0177XX##0000, and what each sign stands for (specification, section 5, live
 * hint).
 */
export function formatSigns(format: NumberFormat): { shape: string; legend: Sign[] } {
  const lines = linesOf(format).map((line) => line.pieces.map((piece) => signOf(piece, line)));
  const shapes = lines.map((pieces) => pieces.map(({ shape }) => shape).join(''));
  const signs = lines
    .flat()
    .flatMap(({ shape, says, sign = shape }) => (says ? { sign, says } : []));
  const legend = new Map(signs.map((one) => [`${one.sign}=${one.says}`, one]));
  return { shape: shapes.join(' / '), legend: [...legend.values()] };
}

/** How a piece is shown; `sign` is what the legend has in its place. */
function signOf(piece: NumberPiece, line: NumberLine): Partial<Sign> & { shape: string } {
  const { kind, signs, means } = piece;
  if (kind === 'text') return { shape: signs };
  if (means === 'year') return { shape: '#'.repeat(signs.length), says: 'year' };
  if (means === 'branch') return { shape: 'X'.repeat(signs.length), says: `branch-${kind}` };
  const sign = { letters: 'A', digits: '0', either: '*' }[kind];
  const shape = sign.repeat(signs.length);
  return isRoll(piece, line) ? { shape, says: 'roll' } : { shape, sign, says: kind };
}

/** True for the only digits that say nothing, in a line that says something: they are the roll. */
export function isRoll(piece: NumberPiece, { pieces }: Pick<NumberLine, 'pieces'>): boolean {
  const free = pieces.filter(({ kind, means }) => kind !== 'text' && means === null);
  return (
    piece.kind === 'digits' &&
    free.length === 1 &&
    free[0] === piece &&
    pieces.some(({ means }) => means !== null)
  );
}
