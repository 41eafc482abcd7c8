import { expect, test } from 'vitest';
import { canChangeOutcome, marginOf } from './dispute.ts';

test('the margin is between the first two', () => {
  expect(marginOf([3, 9, 7])).toBe(2);
  expect(marginOf([4, 4])).toBe(0);
  expect(marginOf([4])).toBe(4);
  expect(marginOf([])).toBe(0);
});

test('disputed votes decide where they are as many as the margin', () => {
  expect(canChangeOutcome(2, 2)).toBe(true);
  expect(canChangeOutcome(1, 2)).toBe(false);
  expect(canChangeOutcome(1, 0)).toBe(true);
  expect(canChangeOutcome(0, 0)).toBe(false);
});
