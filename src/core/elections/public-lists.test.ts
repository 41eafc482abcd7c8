import { expect, test } from 'vitest';
import { areListsPublic } from './public-lists.ts';

test.each([
  ['irv', 8, 200, true],
  ['irv', 9, 200, false],
  ['stv', 8, 199, false],
  ['stv', 30, 0, true],
  ['plurality', 40, 3, true],
] as const)('%s with %i entries and %i ballots: %s', (method, entries, valid, isPublic) => {
  expect(areListsPublic({ rules: { method }, entries, valid })).toBe(isPublic);
});
