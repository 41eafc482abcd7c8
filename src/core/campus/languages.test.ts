import { expect, test } from 'vitest';
import { acceptedLanguage, languageFor } from './languages.ts';

const offered = ['en', 'hi', 'ur'];

test.each([
  [undefined, null],
  ['', null],
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['HI-in', 'hi'],
  // The order is that of the weights, and of equal weights that of the header.
  ['en;q=0.5, ur;q=0.7', 'ur'],
  ['fr, ur, hi', 'ur'],
  // A language that only begins alike is another.
  ['hif, fil', null],
  ['*', null],
  // A weight of nothing refuses it, and so does one that is no weight.
  ['hi;q=0, ur;q=0.1', 'ur'],
  ['hi;q=2, ur;q=0.1', 'ur'],
  ['hi;level=1;q=0.2, ur;q=0.1', 'hi'],
  [`${'fr,'.repeat(50)}hi`, null],
])('of %s it is %s', (header, language) => {
  expect(acceptedLanguage(header, offered)).toBe(language);
});

test('what somebody chose goes before what their browser asks for', () => {
  expect(languageFor({ chosen: 'ur', accepted: 'hi' }, offered)).toBe('ur');
  expect(languageFor({ chosen: null, accepted: 'hi' }, offered)).toBe('hi');
});

test('what is not offered any more is not read, whoever chose it', () => {
  expect(languageFor({ chosen: 'ur', accepted: 'ur' }, ['hi', 'en'])).toBe('hi');
  expect(languageFor({ chosen: null, accepted: undefined }, ['en'])).toBe('en');
  expect(languageFor({ chosen: null, accepted: undefined }, [])).toBe('en');
});
