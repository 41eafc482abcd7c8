import { expect, test } from 'vitest';
import { isEmailAddress, isOneLine, isPlain, isVisible } from './text.ts';

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

test.each([
  'asha@campus.example',
  "o'brien.asha+votes@mail.campus.example",
  'a@b.co',
  'ASHA_RAO@CAMPUS.EXAMPLE',
])('%s is an e-mail address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});
test.each([
  '',
  'asha',
  'a@[1.2.3.4]',
  'a@x.edu%0abcc',
  'a@x.edu\u0000',
  'a\n@x.edu',
  'a b@x.edu',
  '.a@x.edu',
  'a..b@x.edu',
  'a.@x.edu',
  'a@x',
  'a@-x.edu',
  'a@x.edu,b@x.edu',
  'äsha@campus.example',
  `${'a'.repeat(250)}@b.example`,
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
