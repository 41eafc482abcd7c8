import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counted, nobody, position } from '#tests/support/counted.ts';
import { markedElections, rankedElections } from '#tests/support/random-elections.ts';
import type { CountInput } from './count-input.ts';
import { countMargin } from './margin.ts';

const marginFor = (input: CountInput) => countMargin(input, counted(input));
const exactly = (votes: number) => ({ votes, isExact: true });
const atLeast = (votes: number) => ({ votes, isExact: false });

test('most votes: the last who is elected and the first who is not', () => {
  expect(marginFor(position('ABC', '9 A; 5 B; 2 C'))).toEqual(exactly(4));
  expect(marginFor(position('ABC', '9 A; 5 B; 2 C', { seats: 2 }))).toEqual(exactly(3));
  expect(marginFor(position('AB', '5 A; 5 B'))).toEqual(exactly(0));
  expect(marginFor(position('AB', '5 A', { seats: 2 }))).toBeNull();
  expect(marginFor(position('A*BC', '9 A; 5 B; 2 C', { leaving: 'next' }))).toEqual(exactly(3));
});

test('most votes: nobody is somebody to be ahead of where it decides', () => {
  const reopens = nobody('reopens');
  expect(marginFor(position('ABC', '9 A; 7 N; 5 B', reopens))).toEqual(exactly(2));
  expect(marginFor(position('ABC', '6 A; 7 N; 5 B', reopens))).toEqual(exactly(2));
  expect(marginFor(position('A', '9 A; 7 N', { ...reopens, unopposed: 'voted' }))).toEqual(
    exactly(2),
  );
  expect(marginFor(position('AB', '9 A; 7 N; 5 B', nobody('shown')))).toEqual(exactly(4));
  expect(marginFor(position('AB', '9 A; 7 N', nobody('voids')))).toEqual(exactly(3));
  expect(marginFor(position('AB', '4 A; 7 N', nobody('voids')))).toEqual(exactly(3));
  expect(marginFor(position('A', '4 A; 7 N', nobody('voids')))).toEqual(exactly(3));
  expect(marginFor(position('A', '9 A', { unopposed: 'voted' }))).toEqual(exactly(18));
});

test('of one seat by most votes it is the lead of the first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 }), { minLength: 2, maxLength: 5 }), (votes) => {
      const names = 'ABCDE'.slice(0, votes.length);
      const ballots = votes.map((weight, at) => (weight > 0 ? `${weight} ${names[at]}` : ''));
      const [first = 0, second = 0] = votes.toSorted((a, b) => b - a);
      expect(marginFor(position(names, ballots.join(';')))).toEqual(exactly(first - second));
    }),
  );
});

const most = { majority: { numerator: 1, denominator: 2 } };

test('a majority: by how many it is reached or missed, and who is second', () => {
  expect(marginFor(position('ABC', '9 A; 5 B; 2 C', most))).toEqual(exactly(2));
  expect(marginFor(position('ABC', '8 A; 6 B; 2 C', most))).toEqual(exactly(2));
  expect(marginFor(position('ABC', '8 A; 7 B; 5 C', most))).toEqual(exactly(2));
  expect(marginFor(position('ABC', '8 A; 8 B; 8 C', most))).toEqual(exactly(0));
  expect(marginFor(position('AB', '5 A; 5 B', most))).toEqual(exactly(2));
  expect(marginFor(position('ABC', '', most))).toEqual(exactly(0));
  expect(marginFor(position('ABC', '9 A; 5 B', { quorum: 15 }))).toBeNull();
});

const twoThirds = { numerator: 2, denominator: 3 };

/** What is decided, in whatever order the elected are. */
function decisionOf(input: CountInput): string {
  const parts = Object.entries(counted(input).outcome).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.toSorted((a, b) => a - b) : value,
  ]);
  return JSON.stringify(parts);
}

/** Every election that differs in one ballot, which names others in place of those it did. */
function changes(input: CountInput, ballots: readonly (readonly number[])[]): CountInput[] {
  return input.lists.flatMap((list, at) =>
    ballots.map((ranks) => ({
      ...input,
      lists: [
        ...input.lists.filter((_, other) => other !== at),
        ...(list.weight > 1 ? [{ ...list, weight: list.weight - 1 }] : []),
        { ranks, weight: 1 },
      ],
    })),
  );
}

test('most votes with one choice: so many changed ballots can change it, and fewer cannot', () => {
  const single = markedElections.filter(({ maxChoices }) => maxChoices === 1);
  const share = fc.option(fc.constantFrom({ numerator: 1, denominator: 2 }, twoThirds));
  fc.assert(
    fc.property(single, share, (given, majority) => {
      const input = { ...given, majority: given.seats === 1 ? majority : null };
      const margin = marginFor(input)?.votes ?? Infinity;
      const entries = input.candidates.length + (input.nobody === null ? 0 : 1);
      if (input.lists.length === 0 || entries < 2) return;
      const ballots = Array.from({ length: entries }, (_, entry) => [entry]);
      const before = decisionOf(input);
      const isChanged = (some: readonly CountInput[]) =>
        some.some((one) => decisionOf(one) !== before);
      const once = changes(input, ballots);
      const twice = margin > 4 ? once.flatMap((one) => changes(one, ballots)) : [];
      const { outcome } = counted(input);
      const isLevel = outcome.kind === 'no-majority' && outcome.level.length > 0;
      const isTied = outcome.kind === 'needs-draw' || isLevel;
      expect(margin > 2 && isChanged(once)).toBe(false);
      expect(isChanged(twice)).toBe(false);
      expect(margin > 2 || isTied || isChanged(once)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('where two meet again, one ballot less for one of them changes nothing', () => {
  const half = { numerator: 1, denominator: 2 };
  const input = position('AB', '2 N, 1 A, 1 B', { ...nobody('shown'), majority: half });
  expect(marginFor(input)).toEqual({ votes: 4, isExact: true });
  // Nobody exceeds the votes for nobody, so it is the same who would be second.
  const open = position('ABC', '2 N', { ...nobody('reopens'), majority: half });
  expect(marginFor(open)).toEqual({ votes: 3, isExact: true });
  // That nobody exceeds the votes for nobody would take more than that another one is second.
  const against = position('ABC', '1 N, 6 A, 5 B, 4 C', { ...nobody('reopens'), majority: half });
  expect(marginFor(against)).toEqual({ votes: 1, isExact: true });
});

test.each(['irv', 'stv'] as const)('%s: below the bound no ballots change it', (method) => {
  const seen = { sure: 0, useful: 0 };
  fc.assert(
    fc.property(
      rankedElections(method),
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 8, maxLength: 60 }),
      (small, times, choices) => {
        // Larger weights, for a bound of some size.
        const lists = small.lists.map((list) => ({ ...list, weight: list.weight * times }));
        const input = { ...small, lists };
        const margin = marginFor(input);
        seen.sure += margin !== null && margin.votes > 2 ? 1 : 0;
        seen.useful += margin !== null && margin.votes > 20 ? 1 : 0;
        const before = decisionOf(input);
        const entries = input.candidates.length + (input.nobody === null ? 0 : 1);
        let changed: CountInput = input;
        for (const [at, [from, first, second]] of choices.entries()) {
          if ((at + 1) * 2 >= (margin?.votes ?? 0)) return;
          // The worst that can be: all of them from one list to one other.
          const pool = changed.lists[(choices[0]?.[0] ?? from) % changed.lists.length];
          const standing = Array.from({ length: entries }, (_, entry) => entry).filter(
            (entry) => input.candidates[entry]?.left !== 'next',
          );
          if (pool === undefined || pool.ranks.every((entry) => !standing.includes(entry))) return;
          const pick = (seed: number) => standing[seed % standing.length] ?? 0;
          const ranks = [...new Set([pick(choices[0]?.[1] ?? first), pick(second)])];
          changed = {
            ...changed,
            lists: [
              ...changed.lists.flatMap((list) =>
                list !== pool
                  ? [list]
                  : list.weight > 1
                    ? [{ ...list, weight: list.weight - 1 }]
                    : [],
              ),
              { ranks, weight: 1 },
            ],
          };
          expect(decisionOf(changed)).toBe(before);
        }
      },
    ),
    { numRuns: 1_500, seed: 7 },
  );
  expect(seen.sure).toBeGreaterThan(150);
  expect(seen.useful).toBeGreaterThan(25);
});

test('an instant run-off: in which order those go out who have few votes is no matter', () => {
  const irv = { method: 'irv' } as const;
  expect(marginFor(position('ABCD', '50 A; 30 B; 3 C; 2 D', irv))).toEqual(atLeast(15));
  expect(marginFor(position('ABC', '5 A; 4 B; 3 CB', irv))).toEqual(atLeast(1));
  expect(marginFor(position('AB', '5 A; 5 B', irv))).toEqual(atLeast(0));
  expect(marginFor(position('AB', '', irv))).toEqual(atLeast(0));
  expect(marginFor(position('A', '5 A', irv))).toBeNull();
});

test('STV: the smallest lead that decided something, less what rounding could move', () => {
  const stv = { method: 'stv', seats: 2 } as const;
  // Everything hangs on D, who is out with less than half a vote fewer than C.
  expect(marginFor(position('ABCD', '10 ABC; 4 AC; 3 B; 4 CD; 5 DC', stv))).toEqual(atLeast(0));
  // B misses the quota by one vote in the first round.
  expect(marginFor(position('ABCD', '70 A; 40 B; 9 C; 1 D', stv))).toEqual(atLeast(1));
  expect(marginFor(position('ABC', '60 A; 45 B; 15 C', stv))).toEqual(atLeast(8));
});
