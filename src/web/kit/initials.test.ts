import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Aarohi Deshmukh', 'AD'],
  ['Kabir Anand Sethi', 'KS'],
  ['  cher  ', 'C'],
  ['X', 'X'],
  ['', ''],
  ['नंदिनी राव', 'नंरा'],
  ['محمد علي', 'مع'],
  ['👩‍🚀 Ride', '👩‍🚀R'],
])('%s: %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
