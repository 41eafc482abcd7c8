import { expect, test } from 'vitest';
import { fileName } from './save-file.ts';

test.each([
  [['Council Election', 'Members'], 'Council Election, Members.csv'],
  [['Élection du Délégué'], 'Election du Delegue.csv'],
  [['A/B: "first" \\ <second>.'], 'A-B first second.csv'],
  [['छात्र परिषद चुनाव 2026'], '2026.csv'],
  [['اسٹوڈنٹ کونسل', 'صدر'], 'results.csv'],
  [['अध्यक्ष (President)', 'Council'], '(President), Council.csv'],
  [['../..'], 'results.csv'],
  [['\u200FHidden\u202E'], 'Hidden.csv'],
])('%j is %s', (names, name) => {
  expect(fileName(names, 'csv', 'results')).toBe(name);
});
