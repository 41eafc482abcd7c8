import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProofGroup } from './proofs.ts';
import { leastVotersTold, proofWays, tellProofs } from './proofs.ts';

const group = (
  way: ProofGroup['ways'][number],
  voters: number,
  officerId: string | null = null,
) => ({
  ways: [way],
  officerId,
  voters,
  votes: 2 * voters,
});

test('large groups are told as they are, the largest first', () => {
  const groups = [group('code', 10), group('check-in', 12, 'asha'), group('none', 40)];
  expect(tellProofs(groups)).toEqual([groups[2], groups[1], groups[0]]);
  expect(tellProofs([])).toEqual([]);
});

test('small ones are told together, without the officer', () => {
  expect(
    tellProofs([group('address', 30), group('check-in', 6, 'asha'), group('code', 5)]),
  ).toEqual([
    group('address', 30),
    { ways: ['code', 'check-in'], officerId: null, voters: 11, votes: 22 },
  ]);
});

test('where they are too few even so, the next larger one goes with them', () => {
  expect(tellProofs([group('none', 40), group('address', 11), group('code', 1)])).toEqual([
    group('none', 40),
    { ways: ['address', 'code'], officerId: null, voters: 12, votes: 24 },
  ]);
  expect(tellProofs([group('check-in', 2, 'asha'), group('check-in', 1, 'zoya')])).toEqual([
    { ways: ['check-in'], officerId: null, voters: 3, votes: 6 },
  ]);
});

test('no group of few is told unless it is everybody, and nobody is lost', () => {
  const groups = fc.array(
    fc.record({
      ways: fc.constantFrom(...proofWays).map((way) => [way]),
      officerId: fc.option(fc.constantFrom('asha', 'zoya')),
      voters: fc.integer({ min: 1, max: 30 }),
      votes: fc.integer({ min: 1, max: 90 }),
    }),
    { maxLength: 7 },
  );
  const sum = (of: readonly ProofGroup[], key: 'voters' | 'votes') =>
    of.reduce((total, one) => total + one[key], 0);
  fc.assert(
    fc.property(groups, (given) => {
      const told = tellProofs(given);
      expect(sum(told, 'voters')).toBe(sum(given, 'voters'));
      expect(sum(told, 'votes')).toBe(sum(given, 'votes'));
      if (told.length < 2) return;
      for (const { voters } of told) expect(voters).toBeGreaterThanOrEqual(leastVotersTold);
    }),
  );
});
