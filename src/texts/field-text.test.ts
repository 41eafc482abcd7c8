import { afterEach, expect, test } from 'vitest';
import { sentences } from '#core/sentences.ts';
import { wrong } from '#core/kernel/wrong.ts';
import { addLanguage } from './add-language.ts';
import { fieldText } from './field-text.ts';
import { setLanguageSource } from './spoken.ts';

addLanguage('hi', {
  wrong: { wrongWords: { 'enter-name': 'नाम लिखें।' } },
  'wrong-on-server': { wrongOnServer: { 'named-twice': 'एक व्यक्ति का नाम दो बार है' } },
  refusals: { refusals: { 'election-paused': 'वोटिंग रुकी हुई है।' } },
  sentences: { sentences: { emailRequired: 'ईमेल ज़रूरी है' } },
});
afterEach(() => setLanguageSource(() => null));

const given = [
  wrong('enter-name'),
  wrong('named-twice'),
  wrong('refusal', { reason: 'election-paused' }),
  sentences.emailRequired,
  wrong('no-such-key'),
];

test('what is wrong with a field is said by its key, whoever knows it', () => {
  expect(given.map(fieldText)).toEqual([
    'Enter a name.',
    'One person is named twice',
    'Voting is paused. Please come back later.',
    'Email is required',
    'no-such-key',
  ]);
  const counts = { accounts: 1, entries: 0, byBranch: 0, byYear: 2 };
  expect(fieldText(wrong('format-misfits', counts))).toMatch(
    /^The numbers of 1 account would .* limits of 2 elections by year\./,
  );
});

test('in the language of whoever reads it', () => {
  setLanguageSource(() => 'hi');
  expect(given.slice(0, 4).map(fieldText)).toEqual([
    'नाम लिखें।',
    'एक व्यक्ति का नाम दो बार है',
    'वोटिंग रुकी हुई है।',
    'ईमेल ज़रूरी है',
  ]);
});
