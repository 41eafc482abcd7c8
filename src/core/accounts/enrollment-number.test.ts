import { wrong } from '../kernel/wrong.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  enrollmentHint as hintOf,
  hasEnrollmentShape,
  isEnrollmentNumber as isNumberOf,
  normalizeEnrollmentNumber,
  partsOf,
} from './enrollment-number.ts';
import { usualFormat, withPrefix } from './number-format.ts';

const isEnrollmentNumber = (value: string) => isNumberOf(value, usualFormat);
const enrollmentHint = (value: string) => hintOf(value, usualFormat);

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const branches = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 2,
  maxLength: 2,
});
// Letters that become two in upper case, that have no upper case, and blanks of all kinds.
const oddLetters = fc.constantFrom(
  'a',
  'Z',
  '0',
  ' ',
  '\t',
  '\u00A0',
  'ß',
  'ŉ',
  'ﬁ',
  'ı',
  'ǆ',
  '字',
  '🗳',
);
const anyParts = fc.record({ branch: branches, year: digits(2), roll: digits(4) });

const wrongLength = wrong('number-must-have-characters', { lengths: '12' });
const wrongFormat = wrong('invalid-format-expected', { format: '0177[branch:@@][year:##]####' });

// Twelve characters each, and none of them a number of this campus.
const misshapen = [
  '0178CS240001',
  '0177C5240001',
  '01771S240001',
  '0177cs240001',
  '0177CSE40001',
  '0177CS24000A',
  '0177CS2400 1',
  '0177ÄÖ240001',
  '0177CS٢٤٠٠٠١',
  'CS0177240001',
  '            ',
];

describe('the number', () => {
  test('says branch and year', () => {
    expect(partsOf('0177CS240001', usualFormat)).toEqual({
      branch: 'CS',
      year: '24',
    });
  });

  test('gives back the parts it was made of, for every branch, year and roll', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const number = `0177${parts.branch}${parts.year}${parts.roll}`;
        expect(isEnrollmentNumber(number)).toBe(true);
        expect(partsOf(number, usualFormat)).toEqual({ branch: parts.branch, year: parts.year });
        expect(enrollmentHint(number)).toBeNull();
      }),
    );
  });

  test.each([...misshapen, '', '0177CS24001', '0177CS2400001', ' 0177CS240001', '0177CS240001\n'])(
    '%j is none',
    (value) => {
      expect(isEnrollmentNumber(value)).toBe(false);
    },
  );
});

describe('the form in which it is stored', () => {
  test('is upper case without what people write between the parts', () => {
    for (const typed of [
      '0177-cs-24-0001',
      '0177 CS 24 0001',
      '0177/CS/24/0001',
      '0177.CS.24_0001',
    ]) {
      expect(normalizeEnrollmentNumber(typed)).toBe('0177CS240001');
    }
    expect(normalizeEnrollmentNumber('  0177cs240001\t')).toBe('0177CS240001');
    // Copied out of a sentence of Urdu. What turns a text round by force stays, and is refused.
    expect(normalizeEnrollmentNumber('\u20680177CS240001\u2069')).toBe('0177CS240001');
    expect(normalizeEnrollmentNumber('0177CS\u202E240001')).not.toBe('0177CS240001');
    expect(normalizeEnrollmentNumber('   ')).toBe('');
  });

  test('is the same however often it is taken, and in whatever case it was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: oddLetters, maxLength: 20 }), (value) => {
        const once = normalizeEnrollmentNumber(value);
        expect(normalizeEnrollmentNumber(once)).toBe(once);
      }),
    );
    fc.assert(
      fc.property(anyParts, ({ branch, year, roll }) => {
        const number = `0177${branch}${year}${roll}`;
        expect(normalizeEnrollmentNumber(` ${number.toLowerCase()} `)).toBe(number);
      }),
    );
  });
});

describe('the live hint', () => {
  test('is silent while the field is empty', () => {
    expect(enrollmentHint('')).toBeNull();
  });

  test('is silent when the number is valid', () => {
    expect(enrollmentHint('0177CS240001')).toBeNull();
  });

  test.each(['0', '0177', '0177CS24000', '0177CS2400011', 'hello'])(
    'asks for twelve characters after %j',
    (value) => {
      expect(enrollmentHint(value)).toBe(wrongLength);
    },
  );

  test.each(misshapen)('shows the format after %j', (value) => {
    expect(value).toHaveLength(12);
    expect(enrollmentHint(value)).toBe(wrongFormat);
  });

  test('says one of three things, by the length first', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 24 }), (value) => {
        const hint = enrollmentHint(value);
        if (value.length !== 12) expect(hint).toBe(wrongLength);
        else expect(hint).toBe(isEnrollmentNumber(value) ? null : wrongFormat);
      }),
    );
  });
});

describe('another campus', () => {
  const theirs = withPrefix('0288');

  test('has numbers of its own, and ours are none of them', () => {
    expect(isNumberOf('0288CS240001', theirs)).toBe(true);
    expect(isNumberOf('0177CS240001', theirs)).toBe(false);
    expect(isEnrollmentNumber('0288CS240001')).toBe(false);
    expect(partsOf('0288CS240001', theirs)).toEqual({ branch: 'CS', year: '24' });
  });

  test('names its own first digits in the hint', () => {
    expect(hintOf('0177CS240001', theirs)).toBe(
      wrong('invalid-format-expected', { format: '0288[branch:@@][year:##]####' }),
    );
    expect(hintOf('0288CS240001', theirs)).toBeNull();
    expect(hintOf('0288', theirs)).toBe(wrongLength);
  });

  const byLetter = ['B[year:##][branch:@@]####'];
  const eightDigits = ['########'];

  test('has numbers of another shape, and the hints name it', () => {
    expect(partsOf('B21CS1043', byLetter)).toEqual({ branch: 'CS', year: '21' });
    expect(hintOf('B21CS1043', byLetter)).toBeNull();
    expect(hintOf('B21CS104', byLetter)).toBe(
      wrong('number-must-have-characters', { lengths: '9' }),
    );
    expect(hintOf('B21C51043', byLetter)).toBe(
      wrong('invalid-format-expected-such-as', { format: byLetter[0] ?? '' }),
    );
  });

  test('has numbers that say neither branch nor year', () => {
    expect(partsOf('10203040', eightDigits)).toEqual({ branch: null, year: null });
    expect(hintOf('1020304', eightDigits)).toBe(
      wrong('number-must-have-characters', { lengths: '8' }),
    );
    expect(hintOf('1020304A', eightDigits)).toBe(
      wrong('invalid-format-expected-such-as', { format: '########' }),
    );
  });

  test('has numbers of several shapes: what fits one of them is a number', () => {
    const several = ['0177[branch:@@][year:##]####', '0177[branch:@@][year:##]#@##', '######'];
    for (const number of ['0177CS240001', '0177CS223D01', '102030']) {
      expect(isNumberOf(number, several)).toBe(true);
      expect(hintOf(number, several)).toBeNull();
    }
    expect(partsOf('0177CS223D01', several)).toEqual({ branch: 'CS', year: '22' });
    expect(hintOf('0177CS2', several)).toBe(
      wrong('number-must-have-characters', { lengths: '6 / 12' }),
    );
    expect(hintOf('0177CS22D301', several)).toBe(
      wrong('invalid-format-expected-such-as', { format: several.join('\n') }),
    );
  });

  test('could have any letters and digits', () => {
    for (const value of ['0288CS240001', 'B21CS1043', '10203040', 'A01']) {
      expect(hasEnrollmentShape(value)).toBe(true);
    }
    for (const value of ['', 'A1', '0288cs240001', 'ÄÖ240001', '1'.repeat(21)]) {
      expect(hasEnrollmentShape(value)).toBe(false);
    }
  });
});
