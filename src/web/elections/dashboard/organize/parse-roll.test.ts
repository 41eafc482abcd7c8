import { expect, test } from 'vitest';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { usualFormat } from '#core/accounts/number-format.ts';
import { parseRoll } from './parse-roll.ts';

test.each([
  ['one on a line', '0177CS231042\n0177ME231117\n', ['0177CS231042', '0177ME231117']],
  ['any case and blanks', '  0177cs231042 \r\n\r\n0177me231117', ['0177CS231042', '0177ME231117']],
  [
    'several on a line',
    '0177CS231042, 0177ME231117;0177IT241003',
    ['0177CS231042', '0177ME231117', '0177IT241003'],
  ],
  ['a column of a CSV, quoted', 'Name,Enrollment\n"Rao, H.","0177CS231042"', ['0177CS231042']],
  ['a byte order mark', '\uFEFF0177CS231042', ['0177CS231042']],
])('%s', (_, text, numbers) => {
  expect(parseRoll(text, usualFormat)).toEqual({ numbers: new Set(numbers), twice: 0, bad: [] });
});

test('a repetition counts once and is told', () => {
  expect(parseRoll('0177CS231042\n0177cs231042\n0177CS231042', usualFormat)).toEqual({
    numbers: new Set(['0177CS231042']),
    twice: 2,
    bad: [],
  });
});

test('lines that hold no number are told by their place in the file', () => {
  const { numbers, bad } = parseRoll(
    'Enrollment\n0177CS231042\n\nMeher Chawla\n0178CS231042',
    usualFormat,
  );
  expect([...numbers]).toEqual(['0177CS231042']);
  expect(bad).toEqual([
    { line: 4, text: 'Meher Chawla' },
    { line: 5, text: '0178CS231042' },
  ]);
});

test('a number that was mistyped beside a good one is told too', () => {
  const { numbers, bad } = parseRoll('0177CS231042 0177CS23104', usualFormat);
  expect([...numbers]).toEqual(['0177CS231042']);
  expect(bad).toEqual([{ line: 1, text: '0177CS231042 0177CS23104' }]);
});

test('only the first line can be a heading', () => {
  expect(parseRoll('Name\nRoll', usualFormat).bad).toEqual([{ line: 2, text: 'Roll' }]);
});

const eightDigits: NumberFormat = ['########'];

test('numbers of another campus are read; a day or a phone number beside one is none', () => {
  const list = 'Roll,Born,Phone\n10203040,12-05-2003,9876543210\n1020304,2003-05-12,9876543211';
  const { numbers, bad } = parseRoll(list, eightDigits);
  expect([...numbers]).toEqual(['10203040']);
  expect(bad).toEqual([{ line: 3, text: '1020304,2003-05-12,9876543211' }]);
});

test('a name that begins like a number is no mistyped one', () => {
  const format: NumberFormat = ['B#####'];
  expect(parseRoll('Bose,B12345\nb-12346\nB123456', format)).toEqual({
    numbers: new Set(['B12345', 'B12346']),
    twice: 0,
    bad: [{ line: 3, text: 'B123456' }],
  });
});
