import { expect, onTestFinished, test } from 'vitest';
import { addLanguage } from '#texts/add-language.ts';
import { setLanguageSource } from '#texts/spoken.ts';
import { weekdayMoment } from './moments.ts';

const at = '2026-12-01T02:29:00Z';

test('a day and its time are apart by the comma of the language', () => {
  expect(weekdayMoment(at, 'Asia/Kolkata')).toBe('Tue 1 Dec, 07:59');
  addLanguage('ur', {});
  setLanguageSource(() => 'ur');
  onTestFinished(() => setLanguageSource(() => null));
  expect(weekdayMoment(at, 'Asia/Kolkata')).toMatch(/^[^,]+، 07:59$/);
});
