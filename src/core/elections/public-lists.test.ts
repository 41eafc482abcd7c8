import { expect, test } from 'vitest';
import { areListsPublic } from './public-lists.ts';

test.each([
  ['irv', 'by-size', 8, 200, true],
  ['irv', 'by-size', 9, 200, false],
  ['stv', 'by-size', 8, 199, false],
  ['stv', 'by-size', 30, 0, true],
  ['stv', 'public', 30, 3, true],
  ['irv', 'rounds-only', 2, 900, false],
  ['irv', 'rounds-only', 2, 0, false],
  ['plurality', 'by-size', 40, 3, true],
  ['plurality', 'rounds-only', 40, 3, true],
] as const)(
  '%s, %s, with %i entries and %i ballots: %s',
  (method, lists, entries, valid, isPublic) => {
    expect(areListsPublic({ rules: { method }, lists, entries, valid })).toBe(isPublic);
  },
);
