import { expect, test } from 'vitest';
import { areCountsHidden, standingsModes } from './standings-mode.ts';

test('live is the first mode, the one that is taken when nobody says', () => {
  expect(standingsModes).toEqual(['live', 'in-batches', 'after-close']);
});

test.each([
  ['live', false, false],
  ['live', true, false],
  ['in-batches', false, false],
  ['in-batches', true, false],
  ['after-close', false, true],
  ['after-close', true, false],
] as const)('%s, closed: %s → hidden: %s', (mode, isClosed, isHidden) => {
  expect(areCountsHidden(mode, isClosed)).toBe(isHidden);
});
