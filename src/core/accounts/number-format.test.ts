import { readWrong } from '../kernel/wrong.ts';
import { describe, expect, test } from 'vitest';
import { isEnrollmentNumber, partsOf, tidyLine } from './enrollment-number.ts';
import {
  codesOf,
  formatExample,
  formatLength,
  formatLengths,
  formatPattern,
  formatProblem,
  formatSentences,
  formatSigns,
  isSameFormat,
  keepsPlaces,
  lineFor,
  linesOf,
  saysOf,
  usualFormat,
  usualPrefix,
  withPrefix,
} from './number-format.ts';

const byLetter = ['B[year:##][branch:@@]####'];
const eightDigits = ['########'];
const lateral = '0177[branch:@@][year:##]#@##';
const withLateral = [...usualFormat, lateral];
const oldAndNew = ['#########', 'BT[year:##][branch:@@@]##'];

function signsOf(format: readonly string[]) {
  const { shape, legend } = formatSigns(format);
  return [shape, legend.map(({ sign, says }) => `${sign}=${says}`).join(', ')];
}

test('the usual format is that of the specification', () => {
  expect(usualFormat).toEqual(['0177[branch:@@][year:##]####']);
  expect(formatProblem(usualFormat)).toBeNull();
  expect(formatLength(usualFormat)).toBe(12);
  expect(formatExample(usualFormat)).toBe('0177CS240001');
  expect(signsOf(usualFormat)).toEqual(['0177XX##0000', 'XX=branch-letters, ##=year, 0000=roll']);
  expect(isEnrollmentNumber('0177CS223D01', usualFormat)).toBe(false);
});

test.each([
  ['0177[branch:@@][year:##]####', '0177[branch:@@][year:##]####'],
  [' 0177-[Branch: @@ ]-[year:##]-#### ', '0177[branch:@@][year:##]####'],
  ['bt[YEAR:##]/[branch:@@@].###', 'BT[year:##][branch:@@@]###'],
])('%j is kept as numbers are', (written, kept) => {
  expect(tidyLine(written)).toBe(kept);
  expect(tidyLine(kept)).toBe(kept);
});

describe('a line is refused with what to do:', () => {
  const { empty, text, brackets, year, branchTwice, yearTwice, short, long } = formatSentences;
  test.each([
    ['', empty],
    ['ABC', empty],
    ['A&####', text],
    ['ÄB####', text],
    ['+####', text],
    ['(####', text],
    ['b###', text],
    ['[branch:@@', brackets],
    ['@@]###', brackets],
    ['[college:@@]####', brackets],
    ['[branch:]####', brackets],
    ['[branch:[year:##]]####', brackets],
    ['[branch:@@][branch:##]####', branchTwice],
    ['[year:##][year:####]##', yearTwice],
    ['[year:###]####', year],
    ['[year:@@]####', year],
    ['[year:**]####', year],
    ['##', short],
    ['####################@', long],
    ['०१७७####', text],
    ['0177СS####', text],
    ['0177 ####', text],
    ['[branch:@@]]####', brackets],
    ['[[branch:@@]####', brackets],
    ['[Branch:@@]####', brackets],
    ['[branch @@]####', brackets],
    ['[year:##][branch:@@', brackets],
    ['[year:20*4]####', year],
    ['[year:#]####', year],
    ['[year:24A]###', year],
    ['[branch:CS]2024', empty],
    ['[branch:@@]ü##', text],
    ['@', short],
    ['[branch:@@@@@@@@@@@][year:####]######', long],
  ])('%j', (line, why) => {
    expect(formatProblem([line])).toEqual({ at: 0, why });
    expect(formatProblem([...usualFormat, line])).toEqual({ at: 1, why });
  });

  test.each([
    [byLetter],
    [eightDigits],
    [['@@@']],
    [['####################']],
    [['[year:20##][branch:CS]***']],
    [['[year:2024]###']],
    [['[branch:C#]**']],
    [['***']],
    [['[branch:@@@@@@@@@@@@@@@@@@]##']],
    [['[year:##]CS###', '[year:##]ME###', '[branch:@@]#####']],
    [withLateral],
    [oldAndNew],
    // They can fit one number, and read it alike.
    [['[branch:@@]####', '[branch:**]#@##', '[branch:@@]##**']],
  ])('and not %j', (format) => {
    expect(formatProblem(format)).toBeNull();
  });
});

test('a format has one line, and not too many', () => {
  expect(formatProblem([])).toEqual({ at: null, why: formatSentences.none });
  const eleven = Array.from({ length: 11 }, (_, at) => `${'#'.repeat(at + 3)}`);
  expect(formatProblem(eleven)).toEqual({ at: null, why: formatSentences.lines });
});

describe('two lines that can fit one number and read it otherwise are refused with an example:', () => {
  test.each([
    [['[year:##]######', '##[year:##]####'], '12345678'],
    [['[year:##]######', '########'], '12345678'],
    [['B[branch:@@]***', '*@@@[branch:##]'], 'BBCD56'],
    [['[branch:@@]####', '[branch:@@@]###'], null],
    [['[branch:@@]####', '[branch:@@@]####'], null],
    [['A[branch:@]##', 'B@[branch:##]'], null],
    [['[branch:@@]####', '@@[year:##]##'], 'AB3456'],
    // A letter where the other has a digit; fixed text against a sign; the same place in two lengths.
    [['[branch:@@]####', '[branch:##]####'], null],
    [['A[year:##]###', '@##[year:##]#'], 'A23456'],
    [['A[year:##]###', 'B##[year:##]#'], null],
    [['[branch:@@]@###', '[branch:@@@]###'], 'ABC456'],
    [['[branch:**]##', '[branch:@@]##'], null],
    [['[year:20##]###', '##[year:##]###'], '2034567'],
    [['[branch:CS]####', '@@[branch:####]'], 'CS3456'],
    [['***[branch:*]', '[branch:*]***'], '1234'],
    [['B[branch:@]##', '[branch:@]B##'], 'BB34'],
    [['[year:####]##', '[year:##]####'], '123456'],
  ])('%j', (format, example) => {
    expect(formatProblem(format)).toEqual(
      example === null ? null : { at: 1, why: formatSentences.unclear(example, 1, 2) },
    );
  });

  test('and the example fits both, and is read otherwise by each', () => {
    const [one, other] = [['*[year:##]@####'], ['A##[branch:*]*###']];
    const why = formatProblem([...one, ...other])?.why ?? '';
    const example = String(readWrong(why)?.values['example']);
    expect(isEnrollmentNumber(example, one)).toBe(true);
    expect(isEnrollmentNumber(example, other)).toBe(true);
    expect(partsOf(example, one)).not.toEqual(partsOf(example, other));
  });
});

test('the first line that fits decides, and a number that fits none is read by the first line', () => {
  const format = ['0177[branch:@@][year:##]####', '****[branch:@@][year:##]#@##'];
  expect(lineFor('0177CS240001', format)).toBe(linesOf(format)[0]);
  expect(lineFor('0177CS223D01', format)).toBe(linesOf(format)[1]);
  expect(lineFor('0178ME210001', format)).toBe(linesOf(format)[0]);
  expect(partsOf('0178ME210001', format)).toEqual({ branch: 'ME', year: '21' });
  expect(partsOf('BT24CSE01', oldAndNew)).toEqual({ branch: 'CSE', year: '24' });
  expect(partsOf('123456789', oldAndNew)).toEqual({ branch: null, year: null });
  expect(partsOf(null, oldAndNew)).toEqual({ branch: null, year: null });
});

test.each([
  [byLetter, 'B24CS0001', 'B##XX0000', '##=year, XX=branch-letters, 0000=roll'],
  [eightDigits, '12345678', '00000000', '0=digits'],
  [['@###'], 'A001', 'A000', 'A=letters, 0=digits'],
  [['***##'], 'A0101', '***00', '*=either, 0=digits'],
  [
    ['[year:20##][branch:#*#]##@#'],
    '20240010' + '1A1',
    '####XXX00A0',
    '####=year, XXX=branch-either, 0=digits, A=letters',
  ],
  [
    ['[year:##][branch:###]####'],
    '240010001',
    '##XXX0000',
    '##=year, XXX=branch-digits, 0000=roll',
  ],
  [
    withLateral,
    '0177CS240001 / 0177CS241A01',
    '0177XX##0000 / 0177XX##0A00',
    'XX=branch-letters, ##=year, 0000=roll, 0=digits, A=letters',
  ],
])('%j is shown with an example and with signs', (format, example, shape, legend) => {
  expect(formatExample(format)).toBe(example);
  expect(signsOf(format)).toEqual([shape, legend]);
});

test.each([usualFormat, byLetter, eightDigits, ['@'.repeat(20)], withLateral, oldAndNew])(
  'examples fit %j',
  (...format) => {
    for (const example of formatExample(format).split(' / ')) {
      expect(example).toMatch(new RegExp(formatPattern(format)));
    }
  },
);

test('lengths go by all lines, and the room by the longest', () => {
  expect(formatLength(oldAndNew)).toBe(9);
  expect(formatLengths(oldAndNew)).toBe('9');
  expect(formatLength(['######', ...usualFormat, '####'])).toBe(12);
  expect(formatLengths(['######', ...usualFormat, '####'])).toBe('4 / 6 / 12');
});

test('branch and year are said in all ways of the lines, or not at all', () => {
  expect(codesOf(['[branch:@@]###', '[branch:@@]####', '[branch:@@@]###'], 'branch')).toMatchObject(
    [
      { length: 2, kind: 'letters' },
      { length: 3, kind: 'letters' },
    ],
  );
  expect(saysOf(oldAndNew, 'year')).toBe(true);
  expect(saysOf(eightDigits, 'branch')).toBe(false);
});

describe('limits stand on where branch and year are:', () => {
  test.each([
    ['other fixed text', usualFormat, withPrefix('0288'), true],
    ['one line more', usualFormat, withLateral, true],
    ['one line less of the same places', withLateral, usualFormat, true],
    ['another place', usualFormat, byLetter, false],
    ['no branch any more', usualFormat, eightDigits, false],
    ['another length', ['[branch:@@]####'], ['[branch:@@@]###'], false],
    ['other signs', ['[branch:@@]####'], ['[branch:##]####'], false],
    [
      'numbers that are read otherwise, though the place is still there',
      ['B[branch:##]####'],
      ['B##[branch:##]##', 'X[branch:##]####'],
      false,
    ],
    ['numbers that said none and would say one', eightDigits, ['[branch:##]######'], false],
  ])('%s', (_, from, to, expected) => {
    expect(keepsPlaces(from, to, 'branch')).toBe(expected);
  });
});

test('formats are the same by their lines', () => {
  expect(isSameFormat(usualFormat, withPrefix('0177'))).toBe(true);
  expect(isSameFormat(usualFormat, withPrefix('0178'))).toBe(false);
  expect(isSameFormat(usualFormat, withLateral)).toBe(false);
});

test('a format of the usual shape has four digits in front, and one line', () => {
  expect(usualPrefix(withPrefix('0421'))).toBe('0421');
  expect(usualPrefix([])).toBeNull();
  expect(usualPrefix(withPrefix('B'))).toBeNull();
  expect(usualPrefix(byLetter)).toBeNull();
  expect(usualPrefix(['0421########'])).toBeNull();
  expect(usualPrefix(withLateral)).toBeNull();
});
