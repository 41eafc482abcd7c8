import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillSeats } from './fill-seats.ts';
import { leavingRules } from './outcome-rules.ts';
import { decide } from './tally.ts';

/** Candidates with their votes; a star behind the name is one who has left. */
const of = (votes: Record<string, number>) =>
  Object.entries(votes).map(([name, count]) => ({
    id: name.replace('*', ''),
    votes: count,
    hasLeft: name.endsWith('*'),
  }));
const usual = { leaving: 'vacant', order: null } as const;
const nothingOpen = { tied: [], openSeats: 0, emptySeats: 0, isToVoteAgain: false };

test('the most votes fill the seats', () => {
  const candidates = of({ asha: 2, ravi: 5, zoya: 3 });
  expect(fillSeats(candidates, 1, usual)).toEqual({ ...nothingOpen, elected: ['ravi'] });
  expect(fillSeats(candidates, 2, usual)).toEqual({ ...nothingOpen, elected: ['ravi', 'zoya'] });
});

test('a tie is one only across the last seat', () => {
  const candidates = of({ zoya: 4, asha: 4, ravi: 1 });
  expect(fillSeats(candidates, 2, usual)).toEqual({ ...nothingOpen, elected: ['asha', 'zoya'] });
  const tie = { ...nothingOpen, elected: [], tied: ['asha', 'zoya'], openSeats: 1 };
  expect(fillSeats(candidates, 1, usual)).toEqual(tie);
  const below = of({ asha: 4, ravi: 2, zoya: 2, meer: 2, last: 1 });
  const two = { ...nothingOpen, elected: ['asha'], tied: ['meer', 'ravi', 'zoya'], openSeats: 2 };
  expect(fillSeats(below, 3, usual)).toEqual(two);
});

test('a draw gives the open seats to the first of the tied', () => {
  const candidates = of({ asha: 4, ravi: 2, zoya: 2, meer: 2, last: 1 });
  const order = ['last', 'zoya', 'asha', 'meer', 'ravi'];
  expect(fillSeats(candidates, 3, { ...usual, order })).toEqual({
    ...nothingOpen,
    elected: ['asha', 'zoya', 'meer'],
    tied: ['meer', 'ravi', 'zoya'],
  });
});

test('without an opponent no vote is needed, with one it is', () => {
  const none = { ...nothingOpen, elected: [], emptySeats: 1 };
  const alone = { ...nothingOpen, elected: ['asha'] };
  expect(fillSeats(of({ asha: 0 }), 1, usual)).toEqual(alone);
  expect(fillSeats(of({ asha: 0, ravi: 0 }), 1, usual)).toEqual(none);
  expect(fillSeats([], 1, usual)).toEqual(none);
  const onlyAsha = { ...none, elected: ['asha'] };
  expect(fillSeats(of({ asha: 3, ravi: 0, zoya: 0 }), 2, usual)).toEqual(onlyAsha);
  const both = { ...none, elected: ['asha', 'ravi'] };
  expect(fillSeats(of({ asha: 3, ravi: 0 }), 3, usual)).toEqual(both);
});

test('who has left is counted, makes room for the next, or makes people vote again', () => {
  const left = of({ 'asha*': 4, ravi: 3, zoya: 3 });
  const order = ['zoya', 'ravi'];
  expect(fillSeats(left, 1, usual)).toEqual({ ...nothingOpen, elected: ['asha'] });
  const tie = { ...nothingOpen, elected: [], tied: ['ravi', 'zoya'], openSeats: 1 };
  expect(fillSeats(left, 1, { leaving: 'next', order: null })).toEqual(tie);
  const drawn = { ...tie, elected: ['zoya'], openSeats: 0 };
  expect(fillSeats(left, 1, { leaving: 'next', order })).toEqual(drawn);
  const again = { ...nothingOpen, elected: [], emptySeats: 1, isToVoteAgain: true };
  expect(fillSeats(left, 1, { leaving: 'vote-again', order })).toEqual(again);
  // Who has left and has no seat changes nothing.
  const loser = of({ asha: 4, 'ravi*': 3 });
  for (const leaving of leavingRules) {
    const asha = { ...nothingOpen, elected: ['asha'] };
    expect(fillSeats(loser, 1, { leaving, order: null })).toEqual(asha);
  }
  // Nobody is elected without a vote because somebody else has left.
  const none = { ...nothingOpen, elected: [], emptySeats: 1 };
  const rest = of({ 'asha*': 4, ravi: 0 });
  expect(fillSeats(rest, 1, { leaving: 'next', order: null })).toEqual(none);
  // Fewer are left than there are seats.
  const one = { ...nothingOpen, elected: ['zoya'], emptySeats: 1 };
  const few = of({ 'asha*': 4, 'ravi*': 3, zoya: 1 });
  expect(fillSeats(few, 2, { leaving: 'next', order: null })).toEqual(one);
});

test('of one seat it says what the results say', () => {
  const candidate = fc.record({ votes: fc.integer({ min: 0, max: 3 }), hasLeft: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(candidate, { maxLength: 5 }),
      fc.constantFrom(...leavingRules),
      fc.boolean(),
      (given, leaving, isDrawn) => {
        const candidates = given.map((one, index) => ({
          ...one,
          id: `c${index}`,
          _id: `c${index}`,
        }));
        const order = isDrawn ? candidates.map(({ id }) => id).toReversed() : null;
        const outcome = decide(candidates, { leaving, order });
        const found = fillSeats(candidates, 1, { leaving, order });
        expect(found.elected).toEqual(outcome.kind === 'winner' ? [outcome.winner.id] : []);
        expect(found.openSeats).toBe(outcome.kind === 'tie' ? 1 : 0);
        expect(found.isToVoteAgain).toBe(outcome.kind === 'vote-again');
        if (outcome.kind === 'tie') expect(found.tied).toEqual(outcome.tied.map(({ id }) => id));
      },
    ),
  );
});
