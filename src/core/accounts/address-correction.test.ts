import { expect, test } from 'vitest';
import { correctionAgreements, correctionCounts } from './address-correction.ts';

const waits = { isRead: true, agreed: null, needsSecond: false, isDue: false };

test('a corrected address counts by an agreement or by time, once it is read', () => {
  expect(correctionCounts(waits)).toBe(false);
  expect(correctionCounts({ ...waits, isDue: true })).toBe(true);
  for (const agreed of correctionAgreements) {
    expect(correctionCounts({ ...waits, agreed })).toBe(true);
    expect(correctionCounts({ ...waits, agreed, isRead: false })).toBe(false);
  }
  expect(correctionCounts({ ...waits, isDue: true, isRead: false })).toBe(false);
});

test('where a second officer is needed nothing else lets it count', () => {
  const second = { ...waits, needsSecond: true };
  expect(correctionCounts({ ...second, isDue: true })).toBe(false);
  expect(correctionAgreements.filter((agreed) => correctionCounts({ ...second, agreed }))).toEqual([
    'second-officer',
  ]);
});
