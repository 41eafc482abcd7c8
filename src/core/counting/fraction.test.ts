import { expect, test } from 'vitest';
import { fractionText, readFraction } from './fraction.ts';

test.each([
  ['2/3', 2, 3, '2/3'],
  [' 66 / 100 ', 66, 100, '66 %'],
  ['66 %', 66, 100, '66 %'],
  ['66.7%', 667, 1000, '66.7 %'],
  ['66,7 %', 667, 1000, '66.7 %'],
  ['٪', null, null, ''],
  ['5٪', 5, 100, '5 %'],
  ['½', 1, 2, '1/2'],
  ['66.75 %', null, null, ''],
  ['five %', null, null, ''],
  ['50', null, null, ''],
  ['', null, null, ''],
])('%s is read as a share, and shown as one that is read back', (typed, over, under, shown) => {
  const read = readFraction(typed);
  if (over === null) return expect(read).toBeNull();
  expect(read).toEqual({ numerator: over, denominator: under });
  if (read === null) return;
  expect(fractionText(read)).toBe(shown);
  const again = readFraction(shown);
  expect((again?.numerator ?? 0) * under).toBe(over * (again?.denominator ?? 1));
});
