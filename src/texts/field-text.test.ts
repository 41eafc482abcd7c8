import { afterEach, expect, test } from 'vitest';
import { usualFormat } from '#core/accounts/number-format.ts';
import { sentences } from '#core/sentences.ts';
import { wrong } from '#core/kernel/wrong.ts';
import { addLanguage } from './add-language.ts';
import { fieldText } from './field-text.ts';
import { setLanguageSource } from './spoken.ts';

addLanguage('hi', {
  wrong: {
    wrongWords: {
      'enter-name': 'नाम लिखें।',
      'invalid-format-expected': 'ऐसा चाहिए: {shape} ({legend})',
    },
  },
  'number-format': { signMeanings: { year: 'साल', roll: 'रोल नंबर', 'branch-letters': 'ब्रांच' } },
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

test('a format of numbers says what its signs stand for', () => {
  const usual = wrong('invalid-format-expected', { format: usualFormat.join('\n') });
  expect(fieldText(usual)).toBe(sentences.enrollmentFormat);
  const format = ['[year:20##][branch:#*#]##@#', '***[branch:##]'].join('\n');
  expect(fieldText(wrong('invalid-format-expected-such-as', { format }))).toBe(
    'Invalid format. Expected: ####XXX00A0 / ***XX (####=year, XXX=branch, in letters or digits, 0=digit, A=letter, *=letter or digit, XX=branch, in digits), such as 20240010' +
      '1A1 / A0101',
  );
  setLanguageSource(() => 'hi');
  expect(fieldText(usual)).toBe('ऐसा चाहिए: 0177XX##0000 (XX=ब्रांच, ##=साल, 0000=रोल नंबर)');
});
