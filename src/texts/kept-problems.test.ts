import { afterEach, expect, test } from 'vitest';
import { wrong } from '#core/kernel/wrong.ts';
import { addLanguage } from './add-language.ts';
import { uncountedText, unprovedKey, unprovedText } from './kept-problems.ts';
import { setLanguageSource } from './spoken.ts';

addLanguage('hi', {
  uncounted: {
    uncounted: { keyMissing: 'चाबी नहीं है', clocksApart: 'घड़ियों में {ms} ms का फ़र्क है' },
    unproved: { noKit: 'किट नहीं है।' },
  },
});
afterEach(() => setLanguageSource(() => null));

const kept = [
  wrong('keyMissing'),
  wrong('clocksApart', { ms: '-4200' }),
  // A program said it.
  'could not read block 7',
];

test('what the database keeps by its key is read in the language of the moment', () => {
  setLanguageSource(() => 'hi');
  expect(kept.map(uncountedText)).toEqual([
    'चाबी नहीं है',
    'घड़ियों में -4200 ms का फ़र्क है',
    'could not read block 7',
  ]);
  expect(unprovedText(wrong('noKit'))).toBe('किट नहीं है।');
  expect(unprovedText('')).toBe('');
});

test('and in English', () => {
  expect(kept.map(uncountedText)).toEqual([
    'its key is missing on the servers',
    'the clocks of server and database are -4200 ms apart',
    'could not read block 7',
  ]);
  expect(kept.map(unprovedKey)).toEqual(['keyMissing', 'clocksApart', undefined]);
});
