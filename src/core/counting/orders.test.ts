import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counted } from '#tests/support/counted.ts';
import { rankedElections } from '#tests/support/random-elections.ts';
import type { CountInput } from './count-input.ts';
import { idsOf } from './count-input.ts';
import { followOrders, mostCounts } from './orders.ts';

const listsOf = (...lists: [number, ...number[]][]) =>
  lists.map(([weight, ...ranks]) => ({ ranks, weight }));

const post = (given: Partial<CountInput>): CountInput => ({
  method: 'irv',
  seats: 1,
  maxChoices: 1,
  candidates: ['a', 'b', 'c', 'd'].map((id) => ({ id, left: null })),
  nobody: null,
  unopposed: 'elected',
  lists: [],
  blank: 0,
  draw: null,
  ...given,
});

const byNumber = (one: number, other: number) => one - other;

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, at) =>
    permutations(all.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
  );
}

/** The same by each order of everybody on the ballot. */
function byBruteForce(input: CountInput): { isSame: boolean; sure: number[] } {
  const ends = permutations(idsOf(input)).map((draw) => counted({ ...input, draw }).outcome);
  const seats = ends.map((outcome) => {
    const { kind, ...rest } = outcome;
    const sorted = Object.entries(rest).map(([key, value]) => [
      key,
      Array.isArray(value) ? (value as number[]).toSorted(byNumber) : value,
    ]);
    return JSON.stringify([kind, sorted]);
  });
  const elected = ends.map((outcome) => (outcome.kind === 'decided' ? outcome.elected : []));
  const [first = []] = elected;
  return {
    isSame: new Set(seats).size === 1,
    sure: first.filter((entry) => elected.every((some) => some.includes(entry))).toSorted(byNumber),
  };
}

describe('a draw that could be held', () => {
  test('between two who lose in any case makes no difference', () => {
    const lists = listsOf([28, 0], [14, 1], [1, 2], [1, 3]);
    expect(followOrders(post({ method: 'stv', seats: 2, lists }))).toEqual({
      isSame: true,
      sure: [0, 1],
    });
  });

  test('between two for the last seat makes one, and who is elected by any order is sure', () => {
    const lists = listsOf([9, 0], [5, 1], [5, 2]);
    const three = post({ method: 'stv', seats: 2, lists });
    expect(followOrders(three)).toEqual({ isSame: false, sure: [0] });
  });

  test('makes one where a seat stays open by one order alone', () => {
    const lists = listsOf([5, 0], [3, 1, 0], [3, 2, 4], [2, 4]);
    const input = post({ lists, nobody: { id: 'nobody', effect: 'reopens' } });
    expect(followOrders(input)).toEqual(byBruteForce(input));
  });

  test('is asked for where there are more ways than are counted', () => {
    const lists = listsOf([28, 0], [14, 1]);
    // Without a vote each order puts them out in another way: 6! and 7! of them.
    const among = (people: number) => ({
      method: 'stv' as const,
      seats: 2,
      lists,
      candidates: 'abcdefghi'
        .slice(0, people)
        .split('')
        .map((id) => ({ id, left: null })),
    });
    expect(mostCounts).toBe(720);
    expect(followOrders(post(among(8)))).toEqual({ isSame: true, sure: [0, 1] });
    expect(followOrders(post(among(9)))).toEqual({ isSame: false, sure: [0, 1] });
  });
});

describe('ways that meet again with the same people out go on', () => {
  const lettered = (letters: string) => letters.split('').map((id) => ({ id, left: null }));

  test('apart where an earlier round of each decides a later tie otherwise', () => {
    // x and y are level once a and b are out, and whose vote came first had more before.
    const [x, y, z, a, b, d, e] = [0, 1, 2, 3, 4, 5, 6];
    const lists = listsOf([3, x, y], [3, y, x], [5, z], [1, a, x], [1, b, y], [2, d], [2, e]);
    const input = post({ candidates: lettered('xyzabde'), lists });
    expect(followOrders(input)).toEqual({ isSame: false, sure: [] });
  });

  test('apart where somebody was elected between: later papers pass them by', () => {
    const [c, f, g, h, a, b, d, e] = [0, 1, 2, 3, 4, 5, 6, 7];
    const lists = [
      ...listsOf([12, c], [11, f], [6, g], [13, h]),
      ...listsOf([2, a, c, g], [2, b, c, f], [3, d, g], [3, e, g]),
    ];
    const input = post({ method: 'stv', seats: 3, candidates: lettered('cfghabde'), lists });
    const { isSame, sure } = followOrders(input);
    expect({ isSame, sure: sure.toSorted(byNumber) }).toEqual({ isSame: false, sure: [c, h] });
  });
});

test('ballots that cannot be counted are a mistake of ours', () => {
  expect(() => followOrders(post({ lists: listsOf([0, 1]) }))).toThrow('counted: weight');
});

test.each(['irv', 'stv'] as const)(
  '%s: what each order of everybody gives is what the ways of the ties give',
  (method) => {
    const seen = { same: 0, other: 0, sure: 0 };
    fc.assert(
      fc.property(rankedElections(method), (input) => {
        if (idsOf(input).length > 5) return;
        if (counted({ ...input, draw: null }).outcome.kind !== 'needs-draw') return;
        const { isSame, sure } = followOrders(input);
        expect({ isSame, sure: sure.toSorted(byNumber) }).toEqual(byBruteForce(input));
        seen[isSame ? 'same' : 'other'] += 1;
        seen.sure += !isSame && sure.length > 0 ? 1 : 0;
      }),
      { numRuns: 10_000, seed: 44 },
    );
    expect(seen.same).toBeGreaterThan(100);
    expect(seen.other).toBeGreaterThan(100);
    if (method === 'stv') expect(seen.sure).toBeGreaterThan(20);
  },
);
