import { afterEach, expect, test } from 'vitest';
import {
  addSpeech,
  directionNow,
  inEnglish,
  localeNow,
  setLanguageSource,
  setOnMissing,
  speechNow,
  speechOf,
  tellMissing,
} from './speech.ts';

const hindi = {
  language: 'hi',
  locale: 'hi-IN',
  dir: 'ltr',
  words: {},
  isLatin: false,
} as const;

afterEach(() => {
  setLanguageSource(() => null);
  setOnMissing(() => {});
});

test('without a language everything is English', () => {
  expect(speechNow()).toBeNull();
  tellMissing('Nobody hears this');
  setLanguageSource(() => 'hi');
  expect(speechNow()).toBeNull();
  expect(speechOf(null)).toBeNull();
  expect(localeNow('en-GB')).toBe('en-GB');
  expect(directionNow()).toBe('ltr');
  addSpeech({ ...hindi, language: 'ur', dir: 'rtl' });
  setLanguageSource(() => 'ur');
  expect(directionNow()).toBe('rtl');
});

test('the language is asked for each time, and English stays English within it', () => {
  addSpeech(hindi);
  setLanguageSource(() => 'hi');
  expect(speechNow()).toBe(hindi);
  expect(localeNow('en')).toBe('hi-IN');
  expect(inEnglish(() => inEnglish(() => localeNow('en')) + localeNow('en-GB'))).toBe('enen-GB');
  const fail = () =>
    inEnglish(() => {
      throw new Error('no words');
    });
  expect(fail).toThrow('no words');
  expect(speechNow()).toBe(hindi);
});

test('a text that stands in is told, an empty one is none', () => {
  const told: string[] = [];
  setOnMissing((text) => told.push(text));
  tellMissing('Vote');
  tellMissing('');
  expect(told).toEqual(['Vote']);
});
