import { expect, test } from 'vitest';
import { decidePost, singleMarks } from './decide-post.ts';
import { canChangeOutcome } from './dispute.ts';
import { plainRules } from './position-rules.ts';

const marginOf = (votes: readonly number[]) => {
  const entries = votes.map((count, at) => ({ id: `c${at}`, votes: count, hasLeft: false }));
  const post = { rules: plainRules, leaving: 'vacant', nobody: null, order: null } as const;
  const decided = decidePost({ ...post, persons: entries, lists: singleMarks(entries) });
  return decided.margin?.votes ?? null;
};

test.each([
  { disputed: 1, votes: [5, 3], decides: true },
  { disputed: 1, votes: [6, 3], decides: false },
  { disputed: 2, votes: [6, 3], decides: true },
  { disputed: 1, votes: [4, 4], decides: true },
  { disputed: 4, votes: [4], decides: false },
  { disputed: 0, votes: [4, 4], decides: false },
])('$disputed disputed of $votes: $decides', ({ disputed, votes, decides }) => {
  expect(canChangeOutcome(disputed, marginOf(votes))).toBe(decides);
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
      expect(canChangeOutcome(disputed, marginOf(votes)), `${disputed} of ${votes.join()}`).toBe(
        isOther,
      );
    }
  }
});
