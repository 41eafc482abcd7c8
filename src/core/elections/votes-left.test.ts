import { expect, test } from 'vitest';
import { votesLeft } from './votes-left.ts';

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
