import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf } from './turnout.ts';

test.each([
  [0, 10, 0],
  [1, 3, 33],
  [2, 3, 67],
  [10, 10, 100],
  [11, 10, null],
  [0, 0, null],
])('%i of %i is %s percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

test('a share is never less than none nor more than all', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1 }), (part, whole) => {
      const percent = percentOf(Math.min(part, whole), whole);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }),
  );
});
