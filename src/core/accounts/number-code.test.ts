import { expect, test } from 'vitest';
import { codeLetters, codeLength, normalizeCode, showCode } from './number-code.ts';

test('a code that is typed as it is shown is the code', () => {
  for (const length of Object.values(codeLength)) {
    const code = codeLetters.slice(0, length);
    expect(normalizeCode(showCode(code))).toBe(code);
    expect(normalizeCode(` ${showCode(code).toLowerCase()} `)).toBe(code);
  }
  expect(normalizeCode('\u2068ABCD-EFGH\u2069')).toBe('ABCDEFGH');
  expect(showCode('ABCDEFGH')).toBe('ABCD-EFGH');
  expect(showCode('')).toBe('');
});

test('no letter looks like another one', () => {
  expect(codeLetters).not.toMatch(/[01OIL]/);
  expect(new Set(codeLetters).size).toBe(codeLetters.length);
});
