import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  enrollmentHint,
  enrollmentLength,
  enrollmentPrefix,
  hasEnrollmentShape,
  isEnrollmentNumber,
  normalizeEnrollmentNumber,
  parseEnrollmentNumber,
} from './enrollment-number.ts';

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

const wrongLength = 'Enrollment number must be 12 characters';
const wrongFormat = 'Invalid format. Expected: 0177XX##0000 (XX=branch, ##=year, 0000=roll)';

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

test('twelve characters, the first four fixed', () => {
  expect(enrollmentLength).toBe(12);
  expect(enrollmentPrefix).toBe('0177');
});

describe('the number', () => {
  test('says branch, year and roll', () => {
    expect(parseEnrollmentNumber('0177CS240001')).toEqual({
      branch: 'CS',
      year: '24',
      roll: '0001',
    });
  });

  test('gives back the parts it was made of, for every branch, year and roll', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const number = `0177${parts.branch}${parts.year}${parts.roll}`;
        expect(isEnrollmentNumber(number)).toBe(true);
        expect(parseEnrollmentNumber(number)).toEqual(parts);
        expect(enrollmentHint(number)).toBeNull();
      }),
    );
  });

  test.each([...misshapen, '', '0177CS24001', '0177CS2400001', ' 0177CS240001', '0177CS240001\n'])(
    '%j is none',
    (value) => {
      expect(isEnrollmentNumber(value)).toBe(false);
      expect(parseEnrollmentNumber(value)).toBeNull();
    },
  );
});

describe('the form in which it is stored', () => {
  test('is upper case without outer blanks', () => {
    expect(normalizeEnrollmentNumber('  0177cs240001\t')).toBe('0177CS240001');
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
  const prefix = '0288';

  test('has numbers of its own, and ours are none of them', () => {
    expect(isEnrollmentNumber('0288CS240001', prefix)).toBe(true);
    expect(isEnrollmentNumber('0177CS240001', prefix)).toBe(false);
    expect(isEnrollmentNumber('0288CS240001')).toBe(false);
    expect(parseEnrollmentNumber('0288CS240001', prefix)).toEqual({
      branch: 'CS',
      year: '24',
      roll: '0001',
    });
    expect(parseEnrollmentNumber('0177CS240001', prefix)).toBeNull();
  });

  test('names its own prefix in the hint', () => {
    expect(enrollmentHint('0177CS240001', prefix)).toBe(
      'Invalid format. Expected: 0288XX##0000 (XX=branch, ##=year, 0000=roll)',
    );
    expect(enrollmentHint('0288CS240001', prefix)).toBeNull();
    expect(enrollmentHint('0288', prefix)).toBe(wrongLength);
  });

  test('has numbers of the same shape', () => {
    expect(hasEnrollmentShape('0288CS240001')).toBe(true);
    expect(hasEnrollmentShape('0177CS240001')).toBe(true);
    for (const value of ['', 'CS0177240001', '0288CS24000', '0288CS2400012', '0288cs240001']) {
      expect(hasEnrollmentShape(value)).toBe(false);
    }
  });
});
