import { expect, test } from 'vitest';
import { searchForm } from './search-form.ts';

// Each line is one name, as different people and keyboards write it.
test.each([
  ['Élodie ÅNGSTRÖM', 'elodie angstrom', 'É'.normalize('NFD') + 'lodie Ångström'],
  // The nukta: one letter, two, or left out.
  ['\u095Bोया रहमान', 'ज\u093Cोया रहमान', 'जोया रहमान'],
  ['फ़ातिमा', 'फातिमा'],
  ['चन्द्रशेखर आज़ाद', 'चंद्रशेखर आज़ाद', 'चंद्रशेखर आजाद'],
  ['पाँडे', 'पांडे', 'पाण्डे'],
  // Joiners that show a conjunct otherwise.
  ['क्\u200Dष', 'क्ष', 'क्\u200Cष'],
  // Yeh and kaf of an Arabic keyboard, the hamza, vowel signs, the stretched line.
  ['علی', 'علي', 'عَلی', 'عـلـی'],
  ['کریم', 'كريم'],
  ['آمنہ', 'امنہ', 'آمنه', 'ا\u0653منہ'],
  ['ثناء', 'ثنا'],
  ['رؤف', 'ر\u0648\u0654ف', 'روف'],
  ['عائشہ', 'عايشه', 'عایشہ'],
  ['می\u200Cخواہم', 'میخواہم'],
  ['0177CS220001', '०१७७cs२२०००१', '۰۱۷۷CS۲۲۰۰۰۱', '٠١٧٧cs٢٢٠٠٠١'],
])('%s is found by each way to write it', (...written) => {
  expect([...new Set(written.map(searchForm))]).toHaveLength(1);
});

test.each([
  ['कमल', 'कोमल'],
  ['राम', 'रीमा'],
  ['जन्म', 'जंम'],
  ['علی', 'علا'],
  ['بابر', 'پاپڑ'],
  ['Asha', 'आशा'],
])('%s is not %s', (one, other) => {
  expect(searchForm(one)).not.toBe(searchForm(other));
});
