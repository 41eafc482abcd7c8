import { expect, test } from 'vitest';
import { canChangeOutcome, marginOf } from './dispute.ts';

test('the margin is between the first two', () => {
  expect(marginOf([3, 9, 7])).toBe(2);
  expect(marginOf([4, 4])).toBe(0);
  expect(marginOf([4])).toBe(4);
  expect(marginOf([])).toBe(0);
});

test.each([
  { disputed: 1, votes: [5, 3], decides: true },
  { disputed: 1, votes: [6, 3], decides: false },
  { disputed: 2, votes: [6, 3], decides: true },
  { disputed: 1, votes: [4, 4], decides: true },
  { disputed: 4, votes: [4], decides: false },
  { disputed: 0, votes: [4, 4], decides: false },
])('$disputed disputed of $votes: $decides', ({ disputed, votes, decides }) => {
  expect(canChangeOutcome(disputed, votes)).toBe(decides);
});

const leaders = (votes: readonly number[]) =>
  votes.flatMap((count, at) => (count === Math.max(...votes) ? at : [])).join();

/** All counts that so many votes could have made, had each gone to another candidate. */
function movedBy(disputed: number, votes: readonly number[]): number[][] {
  if (disputed === 0) return [[...votes]];
  return movedBy(disputed - 1, votes).flatMap((before) =>
    before.flatMap((count, from) =>
      count === 0
        ? []
        : before.map((_, to) =>
            before.map((one, at) => one + (at === to ? 1 : 0) - (at === from ? 1 : 0)),
          ),
    ),
  );
}

test('it says the same as trying every other choice of the disputed voters', () => {
  const upTo = [0, 1, 2, 3, 4, 5];
  const counts = upTo.flatMap((a) => [
    [a],
    ...upTo.flatMap((b) => [
      [a, b],
      [a, b, 2],
    ]),
  ]);
  for (const votes of counts) {
    const all = votes.reduce((sum, count) => sum + count, 0);
    for (let disputed = 0; disputed <= Math.min(all, 3); disputed += 1) {
      const isOther = movedBy(disputed, votes).some((moved) => leaders(moved) !== leaders(votes));
      expect(canChangeOutcome(disputed, votes), `${disputed} of ${votes.join()}`).toBe(isOther);
    }
  }
});
