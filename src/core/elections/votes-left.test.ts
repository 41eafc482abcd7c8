import { expect, test } from 'vitest';
import { unopposedIn, votesLeft } from './votes-left.ts';

const election = {
  nominations: ['a', 'a', 'b', 'c'].map((positionId) => ({ positionId })),
};
const ballot = {
  vote: { isAllowed: true },
  otherPositions: [] as string[],
  numberVoted: [] as string[],
  receipts: [] as { positionId: string }[],
};

test('each position with a candidate is one vote until it is cast', () => {
  expect(votesLeft(election, ballot)).toBe(3);
  expect(votesLeft(election, { ...ballot, receipts: [{ positionId: 'a' }] })).toBe(2);
  const all = ['a', 'b', 'c'].map((positionId) => ({ positionId }));
  expect(votesLeft(election, { ...ballot, receipts: all })).toBe(0);
});

test('positions of others, those their number has voted for and those without a candidate are none', () => {
  expect(votesLeft(election, { ...ballot, otherPositions: ['b'], numberVoted: ['c'] })).toBe(1);
  expect(votesLeft({ nominations: [] }, ballot)).toBe(0);
});

test('who may not vote has none left', () => {
  expect(votesLeft(election, { ...ballot, vote: { isAllowed: false } })).toBe(0);
});

test('nobody votes on who is elected whatever the votes are', () => {
  const one = [{ positionId: 'a' }];
  const left = (position: object, nominations: object[] = one) =>
    votesLeft(
      { nominations: nominations as typeof one, positions: [{ _id: 'a', ...position }] },
      ballot,
    );
  expect(left({})).toBe(0);
  expect(left({}, [...one, ...one])).toBe(1);
  expect(left({ seats: 2 }, [...one, ...one])).toBe(0);
  // Nobody is no candidate, and decides nothing unless it opens the position again.
  const nobody = { name: 'NOTA', effect: 'shown' };
  const withNobody = [...one, { positionId: 'a', kind: 'nobody' }];
  expect(left({ nobody }, withNobody)).toBe(0);
  expect(left({ nobody: { ...nobody, effect: 'reopens' } }, withNobody)).toBe(1);
  expect(left({ nobody, unopposed: 'voted' }, withNobody)).toBe(1);
  const quorum = { kind: 'people', people: 5 };
  expect(left({ quorum })).toBe(1);
  const answers = [
    { positionId: 'a', kind: 'yes' },
    { positionId: 'a', kind: 'no' },
  ];
  expect(left({ kind: 'question' }, answers)).toBe(1);
  expect(unopposedIn({ nominations: [], positions: [{ _id: 'a' }] })).toEqual([]);
});
