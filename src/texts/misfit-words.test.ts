import { beforeAll, expect, test } from 'vitest';
import { cataloguesIn, folderOf } from '../../tools/texts/folder.ts';
import { addLanguage } from './add-language.ts';
import { misfitWords } from './misfit-words.ts';
import { setLanguageSource } from './spoken.ts';

let language: string | null = null;

beforeAll(async () => {
  addLanguage('hi', ...cataloguesIn(folderOf('hi')));
  setLanguageSource(() => language);
});

const none = { accounts: 0, entries: 0, byBranch: 0, byYear: 0 };
test('a format that fits all has nothing against it', () => {
  expect(misfitWords(none)).toBeNull();
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
  expect(misfitWords({ ...none, ...misfits })).toBe(sentence);
});
test('numbers are said before limits', () => {
  expect(misfitWords({ accounts: 0, entries: 2, byBranch: 2, byYear: 0 })).toMatch(
    /^The numbers of 2 entries of voter lists .* by branch\. /,
  );
});

test('in Hindi they are said in Hindi', () => {
  language = 'hi';
  const all = misfitWords({ accounts: 1204, entries: 1, byBranch: 2, byYear: 1 });
  language = null;
  expect(all).toMatch(/^नए फ़ॉर्मैट में ये नंबर नहीं बैठेंगे: 1,204 अकाउंट और वोटर लिस्ट की 1 एंट्री।/);
  expect(all).not.toMatch(/[a-z]/i);
});
