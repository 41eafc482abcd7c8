import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hash } from './hash.ts';

test('is a whole number of 32 bits, the same for the same text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = hash(text);
      expect(value).toBe(hash(text));
      expect(Number.isInteger(value) && value >= 0 && value < 2 ** 32).toBe(true);
    }),
  );
});

test('spreads ids that differ only at the end', () => {
  const shelves = Array.from({ length: 12 }, () => 0);
  for (let index = 0; index < 1_200; index += 1) {
    const shelf = hash(`account-${index}`) % shelves.length;
    shelves[shelf] = (shelves[shelf] ?? 0) + 1;
  }
  expect(Math.min(...shelves)).toBeGreaterThan(60);
  expect(Math.max(...shelves)).toBeLessThan(150);
});
