import { expect, test } from 'vitest';
import {
  afterPress,
  choicesProblem,
  inOrder,
  mayShowCounts,
  rankAt,
  ranksNeeded,
  takesLists,
} from './choices.ts';

const plain = { method: 'plurality', maxChoices: 1, leastRanks: 1, canAbstain: false } as const;
const entries = ['asha', 'ravi', 'zoya', 'nobody'];

test.each([
  [['asha'], {}, null],
  [[], {}, 'no-abstaining'],
  [[], { canAbstain: true }, null],
  [['asha', 'ravi'], {}, 'too-many-choices'],
  [['asha', 'ravi'], { maxChoices: 2 }, null],
  [['asha', 'asha'], { maxChoices: 2 }, 'candidate-twice'],
  [['nobody'], { maxChoices: 2 }, null],
  [['nobody', 'asha'], { maxChoices: 2 }, 'nobody-and-others'],
  [['nobody', 'asha'], { method: 'irv' }, null],
  [['asha', 'ravi', 'zoya'], { method: 'stv' }, null],
  [['asha', 'asha'], { method: 'stv' }, 'candidate-twice'],
  [['asha'], { method: 'irv', leastRanks: 2 }, 'too-few-ranks'],
  [['asha', 'ravi'], { method: 'irv', leastRanks: 0 }, 'too-few-ranks'],
  [['asha', 'ravi', 'zoya'], { method: 'irv', leastRanks: 0 }, null],
  [entries, { method: 'irv', leastRanks: 9 }, null],
] as const)('%j by %j: %s', (choices, rules, problem) => {
  const paper = { entries, nobody: 'nobody', rules: { ...plain, ...rules } };
  expect(choicesProblem(choices, paper)).toBe(problem);
});

test('where nobody does not stand, no entry is against all', () => {
  const paper = { entries, nobody: null, rules: { ...plain, maxChoices: 2 } };
  expect(choicesProblem(['nobody', 'asha'], paper)).toBeNull();
});

test('an order is kept where people rank, and no other', () => {
  expect(inOrder(['ravi', 'asha'], plain)).toEqual(['asha', 'ravi']);
  expect(inOrder(['ravi', 'asha'], { ...plain, method: 'irv' })).toEqual(['ravi', 'asha']);
});

test('a position with one mark has ballots of one candidate, and counts that may be shown', () => {
  expect([takesLists(plain), mayShowCounts(plain)]).toEqual([false, true]);
  for (const more of [{ method: 'irv' }, { canAbstain: true }] as const) {
    const rules = { ...plain, ...more };
    expect([takesLists(rules), mayShowCounts(rules)]).toEqual([true, false]);
  }
  const several = { ...plain, maxChoices: 2 };
  expect([takesLists(several), mayShowCounts(several)]).toEqual([true, true]);
});

test.each([
  [['asha'], 'ravi', 1, ['ravi'], false],
  [['asha'], 'asha', 1, ['asha'], false],
  [['asha'], 'ravi', 2, ['asha', 'ravi'], false],
  [['asha', 'ravi'], 'zoya', 2, ['asha', 'ravi'], true],
  [['asha', 'ravi'], 'ravi', 2, ['asha'], false],
  [['asha', 'ravi'], 'nobody', 2, ['nobody'], false],
  [['nobody'], 'asha', 2, ['asha'], false],
] as const)(
  'of %j a press on %s with %i choices leaves %j',
  (chosen, pressed, most, after, isFull) => {
    const paper = { nobody: 'nobody', rules: { maxChoices: most } };
    expect(afterPress(chosen, pressed, paper)).toEqual({ chosen: after, isFull });
  },
);

test.each([
  [[], 'asha', 0, ['asha']],
  [['asha'], 'ravi', 1, ['asha', 'ravi']],
  [['asha', 'ravi'], 'zoya', 0, ['zoya', 'asha', 'ravi']],
  [['asha', 'ravi', 'zoya'], 'asha', 2, ['ravi', 'zoya', 'asha']],
  [['asha', 'ravi'], 'asha', null, ['ravi']],
  // There are no gaps.
  [['asha'], 'ravi', 8, ['asha', 'ravi']],
] as const)('of %j %s at %s is %j', (ranked, entry, place, after) => {
  expect(rankAt(ranked, entry, place)).toEqual(after);
});

test('all but one are at least one, where somebody stands', () => {
  const needed = [0, 1, 2, 5].map((count) => ranksNeeded({ leastRanks: 0 }, count));
  expect(needed).toEqual([0, 1, 1, 4]);
  expect(ranksNeeded({ leastRanks: 3 }, 2)).toBe(2);
});
