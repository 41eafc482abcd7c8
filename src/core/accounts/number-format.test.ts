import { describe, expect, test } from 'vitest';
import type { NumberFormat, NumberPiece } from './number-format.ts';
import {
  countWord,
  formatExample,
  formatLength,
  formatPattern,
  formatProblem,
  formatSentences,
  formatSigns,
  isSameFormat,
  isSamePlace,
  placeOf,
  usualFormat,
  usualPrefix,
  withPrefix,
} from './number-format.ts';

const text = (fixed: string): NumberPiece => ({ kind: 'text', text: fixed });
const letters = (length: number, means?: 'branch'): NumberPiece => ({
  kind: 'letters',
  length,
  means,
});
const digits = (length: number, means?: 'branch' | 'year'): NumberPiece => ({
  kind: 'digits',
  length,
  means,
});
const of = (...pieces: NumberPiece[]): NumberFormat => ({ pieces });
const byLetter = of(text('B'), digits(2, 'year'), letters(2, 'branch'), digits(4));
const eightDigits = of(digits(8));

test('the usual format is that of the specification', () => {
  expect(formatProblem(usualFormat)).toBeNull();
  expect(formatLength(usualFormat)).toBe(12);
  expect(formatExample(usualFormat)).toBe('0177CS240001');
  expect(formatSigns(usualFormat)).toEqual({
    shape: '0177XX##0000',
    legend: 'XX=branch, ##=year, 0000=roll',
  });
});

describe('a format is refused with what to do:', () => {
  const { short, long, pieces, year, length } = formatSentences;
  test.each([
    ['no piece', of(), formatSentences.empty],
    ['fixed text alone', of(text('ABC')), formatSentences.empty],
    ['a dash', of(text('B-'), digits(4)), formatSentences.text],
    ['a small letter', of(text('b'), digits(4)), formatSentences.text],
    ['an empty text', of(text(''), digits(4)), length],
    ['no length', of(digits(0), digits(4)), length],
    ['half a digit', of(digits(1.5), digits(4)), length],
    ['no number', of(digits(Number.NaN)), length],
    ['a huge length', of(digits(21)), length],
    ['two branches', of(letters(2, 'branch'), digits(2, 'branch')), formatSentences.branchTwice],
    ['two years', of(digits(2, 'year'), digits(4, 'year')), formatSentences.yearTwice],
    ['a year of three digits', of(digits(3, 'year'), digits(4)), year],
    ['two characters', of(digits(2)), short],
    ['21 characters', of(digits(20), letters(1)), long],
    ['eleven pieces', of(...Array.from({ length: 11 }, () => digits(1))), pieces],
  ])('%s', (_, format, why) => {
    expect(formatProblem(format)).toBe(why);
  });

  test.each([
    ['B21CS1043', byLetter],
    ['eight digits', eightDigits],
    ['three letters', of(letters(3))],
    ['twenty digits', of(digits(20))],
    ['a year in four digits', of(digits(4, 'year'), digits(3, 'branch'), digits(5))],
  ])('and not for %s', (_, format) => {
    expect(formatProblem(format)).toBeNull();
  });
});

test.each([
  [byLetter, 'B24CS0001', 'B##XX0000', '##=year, XX=branch, 0000=roll'],
  [eightDigits, '12345678', '00000000', '0=digit'],
  [of(letters(1), digits(3)), 'A001', 'A000', 'A=letter, 0=digit'],
  [
    of(digits(4, 'year'), digits(3, 'branch'), digits(2), letters(1), digits(1)),
    '20240010' + '1A1',
    '####XXX00A0',
    '####=year, XXX=branch, in digits, 0=digit, A=letter',
  ],
])('%j is shown with an example and with signs', (format, example, shape, legend) => {
  expect(formatExample(format)).toBe(example);
  expect(formatSigns(format)).toEqual({ shape, legend });
});

test.each([usualFormat, byLetter, eightDigits, of(letters(20))])('an example fits %j', (format) => {
  expect(formatExample(format)).toMatch(new RegExp(formatPattern(format)));
  expect(formatExample(format)).toHaveLength(formatLength(format));
});

test('branch and year are where they are, or nowhere', () => {
  expect(placeOf(byLetter, 'year')).toEqual({ at: 1, length: 2, kind: 'digits' });
  expect(placeOf(byLetter, 'branch')).toEqual({ at: 3, length: 2, kind: 'letters' });
  expect(placeOf(eightDigits, 'branch')).toBeNull();
});

test('formats are the same by what they take and say', () => {
  expect(isSameFormat(usualFormat, withPrefix('0177'))).toBe(true);
  expect(isSameFormat(usualFormat, withPrefix('0178'))).toBe(false);
  expect(isSameFormat(of(digits(8)), of(digits(2, 'year'), digits(6)))).toBe(false);
  expect(isSamePlace(usualFormat, withPrefix('0178'), 'branch')).toBe(true);
  expect(isSamePlace(eightDigits, of(letters(3)), 'year')).toBe(true);
  expect(isSamePlace(of(letters(2, 'branch')), of(digits(2, 'branch')), 'branch')).toBe(false);
  expect(isSamePlace(of(digits(2, 'year')), of(digits(4, 'year')), 'year')).toBe(false);
});

test('a format of the usual shape has four digits in front', () => {
  expect(usualPrefix(withPrefix('0421'))).toBe('0421');
  expect(usualPrefix(withPrefix('B'))).toBeNull();
  expect(usualPrefix(byLetter)).toBeNull();
  expect(usualPrefix(eightDigits)).toBeNull();
  expect(usualPrefix(of(text('0421'), digits(8)))).toBeNull();
});

test('counts are words', () => {
  expect([0, 1, 20].map(countWord)).toEqual(['no', 'one', 'twenty']);
});
