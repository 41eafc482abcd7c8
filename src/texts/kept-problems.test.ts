import { afterEach, expect, test } from 'vitest';
import { addLanguage } from './add-language.ts';
import { uncountedText, unprovedText } from './kept-problems.ts';
import { setLanguageSource } from './spoken.ts';

addLanguage('hi', {
  uncounted: {
    uncounted: { keyMissing: 'चाबी नहीं है', clocksApart: 'घड़ियों में {ms} ms का फ़र्क है' },
    unproved: { noKit: 'किट नहीं है।' },
  },
});
afterEach(() => setLanguageSource(() => null));

const kept = [
  'its key is missing on the servers',
  'the clocks of server and database are -4200 ms apart',
  'could not read block 7',
];

test('what the database keeps in English is read in the language of the moment', () => {
  setLanguageSource(() => 'hi');
  expect(kept.map(uncountedText)).toEqual([
    'चाबी नहीं है',
    'घड़ियों में -4200 ms का फ़र्क है',
    'could not read block 7',
  ]);
  expect(unprovedText('There is no recount kit of it on this server.')).toBe('किट नहीं है।');
  expect(unprovedText('')).toBe('');
});

test('in English it is as it was', () => {
  expect(kept.map(uncountedText)).toEqual(kept);
});
