import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NumberFormat } from '../accounts/number-format.ts';
import { usualFormat, withPrefix } from '../accounts/number-format.ts';
import { ok, refuse } from '../kernel/result.ts';
import { numberProblems, readListNumber } from './list-number.ts';

test.each([
  ['as it is', '0177CS240001'],
  ['in lower case, with blanks', ' 0177cs240001\u00A0'],
  ['without the zero that a spreadsheet removed', '177CS240001'],
  ['in parts', '0177-CS-24-0001'],
  ['in parts with slashes', '0177/CS/240001'],
  ['behind an apostrophe', "'0177CS240001"],
  ['as a formula', '="0177CS240001"'],
  ['in wide digits', '０１７７CS２４０００１'],
  ['in digits of Hindi', '०१७७CS२४०००१'],
  ['in digits of Urdu', '۰۱۷۷CS۲۴۰۰۰۱'],
  ['with an invisible space', '0177CS\u200B240001'],
])('a number is read %s', (_, cell) => {
  expect(readListNumber(cell, usualFormat)).toEqual(ok('0177CS240001'));
});

test.each([
  ['', numberProblems.missing],
  ['  ', numberProblems.missing],
  ['1.77E+11', numberProblems.rounded('1.77E+11')],
  ['1,77E+11', numberProblems.rounded('1,77E+11')],
  ['177E24', numberProblems.rounded('177E24')],
  ['0178CS240001', numberProblems.prefix('0177')],
  ['0177CS24001', numberProblems.length(11, usualFormat)],
  ['0177CS2400011', numberProblems.length(13, usualFormat)],
  ['177CS24001', numberProblems.length(10, usualFormat)],
  ['0177C5240001', numberProblems.shape(usualFormat)],
  ['Meher Chawla', numberProblems.shape(usualFormat)],
])('%j is none, and the sentence says why', (cell, why) => {
  expect(readListNumber(cell, usualFormat)).toEqual(refuse(why));
});

test('zeros are added only where the fixed text of the campus has them', () => {
  expect(readListNumber('7CS240001', withPrefix('0007'))).toEqual(ok('0007CS240001'));
  const other = withPrefix('1177');
  expect(readListNumber('177CS240001', other)).toEqual(refuse(numberProblems.length(11, other)));
});

test('every number of a campus is read from what a spreadsheet leaves of it', () => {
  const number = fc
    .tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.stringMatching(/^[A-Z]{2}$/),
      fc.integer({ min: 0, max: 999_999 }),
    )
    .map(([prefix, branch, rest]) => ({
      prefix: String(prefix).padStart(4, '0'),
      rest: branch + String(rest).padStart(6, '0'),
    }));
  fc.assert(
    fc.property(number, ({ prefix, rest }) => {
      const eaten = prefix.replace(/^0+/, '') + rest;
      expect(readListNumber(eaten, withPrefix(prefix))).toEqual(ok(prefix + rest));
    }),
  );
});

const eightDigits: NumberFormat = ['########'];
const byLetter: NumberFormat = ['B[year:##][branch:@@]####'];

test.each([
  ['10203040', eightDigits, '10203040'],
  ['1020 3040', eightDigits, '10203040'],
  ['10203040.0', eightDigits, '10203040'],
  ['b21-cs-1043', byLetter, 'B21CS1043'],
  ['B21/CS/1043', byLetter, 'B21CS1043'],
  ['10,203,040', eightDigits, '10203040'],
  ['1,02,03,040', eightDigits, '10203040'],
  ['10,203,040.00', eightDigits, '10203040'],
  ["10'203'040", eightDigits, '10203040'],
  ['10\u202F203\u202F040', eightDigits, '10203040'],
  ['="10203040"', eightDigits, '10203040'],
  ['10203040,00', eightDigits, '10203040'],
  ['１０２０３０４０', eightDigits, '10203040'],
  ['\u200E10203040\u200F', eightDigits, '10203040'],
  ['B-21.CS_1043', byLetter, 'B21CS1043'],
  ['b 21 cs 1043', byLetter, 'B21CS1043'],
])('%j is a number of its campus', (cell, format, number) => {
  expect(readListNumber(cell, format)).toEqual(ok(number));
});

test.each([
  ['203040', eightDigits, { key: 'zeros', length: 6, right: '8' }],
  ['102030405', eightDigits, { key: 'length', length: 9, right: '8', example: '12345678' }],
  // Seven digits behind which a spreadsheet wrote .0 are not eight.
  ['1020304.0', eightDigits, numberProblems.zeros(7, eightDigits)],
  ['1020304A', eightDigits, { key: 'shape', example: '12345678' }],
  ['C21CS1043', byLetter, numberProblems.prefix('B')],
  ['10203040 (left)', eightDigits, numberProblems.length(14, eightDigits)],
  ['10203040*', eightDigits, numberProblems.length(9, eightDigits)],
  ['1,0203', eightDigits, numberProblems.length(6, eightDigits)],
  ['1.02E+7', eightDigits, numberProblems.rounded('1.02E+7')],
  ['10203040/41', eightDigits, numberProblems.length(10, eightDigits)],
  ['-10203040.5', eightDigits, numberProblems.length(9, eightDigits)],
  ['B21CSA043', byLetter, { key: 'shape', example: 'B24CS0001' }],
  ['21CS1043', byLetter, numberProblems.length(8, byLetter)],
  ['AB', ['@#####'], { key: 'shape', example: 'A12345' }],
])('%j is none of its campus: the sentence names the format', (cell, format, why) => {
  expect(readListNumber(cell, format)).toEqual(refuse(why));
});

const several: NumberFormat = [...usualFormat, '0177[branch:@@][year:##]#@##', '09######'];
test.each([
  ['0177CS223D01', '0177CS223D01'],
  ['177cs22-3d01', '0177CS223D01'],
  ['9102030', '09102030'],
])(
  'of several formats each takes its numbers, and the zeros that a spreadsheet removed: %j',
  (cell, number) => {
    expect(readListNumber(cell, several)).toEqual(ok(number));
  },
);
test.each([
  ['0178CS223D01', numberProblems.prefix('0177')],
  ['0188102030', numberProblems.length(10, several)],
  ['0177CS22D301', { key: 'shape', example: '0177CS240001 / 0177CS241A01 / 09123456' }],
])('%j fits none of several', (cell, why) => {
  expect(readListNumber(cell, several)).toEqual(refuse(why));
});

test('where several formats could miss zeros, nobody knows which', () => {
  const unclear = ['0########', '00########'];
  expect(readListNumber('12345678', unclear)).toEqual(refuse(numberProblems.zeros(8, unclear)));
  expect(readListNumber('012345678', unclear)).toEqual(ok('012345678'));
  expect(readListNumber('AB', ['**#'])).toEqual(refuse({ key: 'shape', example: 'A11' }));
});
