import { expect, test } from 'vitest';
import { isOneLine, isPlain, isVisible } from './text.ts';

test.each(['Asha', 'é', '🎓', '\u0915'])('%j can be read', (text) => {
  expect(isVisible(text)).toBe(true);
});
test.each(['', '   ', '\u200D', '\u2800', '\u0301'])('%j cannot be read', (text) => {
  expect(isVisible(text)).toBe(false);
});
test.each(['a\u0000b', '\u202Eabc', 'a\uD800b', '\u0085'])('%j is not plain', (text) => {
  expect(isPlain(text)).toBe(false);
});
test('line breaks are plain, and not one line', () => {
  expect(isPlain('one\ntwo')).toBe(true);
  expect(isOneLine('one\ntwo')).toBe(false);
  expect(isOneLine('one two 🎓')).toBe(true);
});
