import { expect, test } from 'vitest';
import { isWebAddress, misfitSentence } from './settings.ts';

test.each(['https://known.example', 'https://known.example/council?a=b@c', 'https://a.b#top'])(
  '%s is a web address',
  (address) => expect(isWebAddress(address)).toBe(true),
);
test.each([
  '',
  'http://known.example',
  'known.example',
  'https://known',
  'https://known.example@evil.example',
  'https://known.example\\@evil.example',
  'https://known.example/a b',
])('%j is none', (address) => expect(isWebAddress(address)).toBe(false));

const none = { accounts: 0, entries: 0, byBranch: 0, byYear: 0 };
test('a format that fits all has nothing against it', () => {
  expect(misfitSentence(none)).toBeNull();
});
test.each([
  [
    { accounts: 1 },
    'The numbers of 1 account would no longer fit. Choose a format that they fit, or correct or remove them first.',
  ],
  [
    { accounts: 1204, entries: 1 },
    'The numbers of 1,204 accounts and 1 entry of a voter list would no longer fit. Choose a format that they fit, or correct or remove them first.',
  ],
  [
    { byBranch: 1, byYear: 2 },
    'This format reads branch or year from another place, and there are limits of 1 election by branch and 2 elections by year. Remove the limits, or wait until the elections are over.',
  ],
])('%j is said with how many', (misfits, sentence) => {
  expect(misfitSentence({ ...none, ...misfits })).toBe(sentence);
});
test('numbers are said before limits', () => {
  expect(misfitSentence({ accounts: 0, entries: 2, byBranch: 2, byYear: 0 })).toMatch(
    /^The numbers of 2 entries of voter lists .* by branch\. /,
  );
});
