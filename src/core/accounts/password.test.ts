import { wrong } from '../kernel/wrong.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isVisible } from '../text.ts';
import { passwordProblem } from './password.ts';

// Blanks, marks, right to left, a letter outside the first plane: what a careless rule refuses.
const letters = fc.constantFrom('a', 'Z', '7', ' ', '\t', 'ß', 'İ', '\u0301', 'ع', 'क', '字', '🗳');

const tooShort = wrong('password-must-have-at-least', { count: 8 });
const tooLong = wrong('password-must-have-at-most', { count: 200 });
const tooAlike = wrong('password-must-have-at-least-different', { count: 4 });
const isOwn = wrong('password-must-not-your-e');

describe('the length', () => {
  test.each([
    ['', tooShort],
    ['1234567', tooShort],
    ['12345678', null],
    ['lamp'.repeat(50), null],
    [`${'lamp'.repeat(50)}s`, tooLong],
  ])('%j: %s', (password, problem) => {
    expect(passwordProblem(password, {})).toBe(problem);
  });

  test('counts characters as people do, not the halves of an emoji', () => {
    expect(passwordProblem('🗳'.repeat(7), {})).toBe(tooShort);
    expect(passwordProblem('🗳🪔🏮🎓'.repeat(2), {})).toBeNull();
    expect(passwordProblem('🗳🪔🏮🎓'.repeat(50), {})).toBeNull();
  });

  test('and four different characters are all: spaces, repeats and all scripts are welcome', () => {
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 8, maxLength: 200 }), (password) => {
        fc.pre(isVisible(password));
        const problem = new Set(password).size < 4 ? tooAlike : null;
        expect(passwordProblem(password, {})).toBe(problem);
      }),
    );
  });
});

test.each(['aaaaaaaa', 'abababab', 'aab baab', '111222333'])(
  '%s has fewer than four different characters, and is no password',
  (password) => {
    expect(passwordProblem(password, {})).toBe(tooAlike);
  },
);

test.each([' '.repeat(8), '\t'.repeat(9), '\u200b'.repeat(12), ' \u3164 \u2800 \u0301 '.repeat(3)])(
  '%j is nothing that can be read, and no password',
  (password) => {
    expect(passwordProblem(password, {})).toBe(wrong('password-must-have-visible-characters'));
  },
);

describe('what belongs to the account', () => {
  const own = { email: 'Asha.Rao@campus.example', enrollmentNumber: '0177CS240001' };

  test.each(['Asha.Rao@campus.example', 'ASHA.RAO@CAMPUS.EXAMPLE', '0177CS240001', '0177cs240001'])(
    '%s is refused in any case',
    (password) => {
      expect(passwordProblem(password, own)).toBe(isOwn);
    },
  );

  test('is fine as a part of something longer', () => {
    expect(passwordProblem('0177CS240001 and a lamp', own)).toBeNull();
  });

  test('may be unknown or empty', () => {
    expect(passwordProblem('0177CS240001', { email: own.email })).toBeNull();
    expect(passwordProblem('0177CS240001', { email: '', enrollmentNumber: '' })).toBeNull();
    expect(passwordProblem('', { email: '' })).toBe(tooShort);
  });
});
