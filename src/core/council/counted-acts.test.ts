import { expect, test } from 'vitest';
import { freeCheckIns } from './counted-acts.ts';

test('one officer checks in a tenth of a list in a day, from ten to two hundred', () => {
  const sizes = [0, 40, 109, 110, 1_999, 2_000, 100_000];
  expect(sizes.map(freeCheckIns)).toEqual([10, 10, 10, 11, 199, 200, 200]);
});
