import { expect, test } from 'vitest';
import { cambridge } from '#tests/support/contests.ts';
import { rankedResult } from '#tests/support/ranked-result.ts';
import { ruledWords } from './ruled-words.ts';
import type { PositionResult, WithoutWinner } from './winner-of.ts';

const person = (
  _id: string,
  name: string,
  votes: number,
): PositionResult['candidates'][number] => ({
  _id,
  userId: _id,
  votes,
  hasLeft: false,
  student: { _id, name, profileImg: '', email: null, enrollmentNumber: null },
});
const ruling = { reason: 'Not a member.', complaint: 3, at: '2026-11-27T00:00:00.000Z' };
const about = {
  positionId: 'p',
  position: 'President',
  nobody: null,
  abstained: 0,
  valid: 7,
};
const votes = [
  { _id: 'a', votes: 4 },
  { _id: 'b', votes: 3 },
];
const won: PositionResult = {
  ...about,
  candidates: [person('b', 'Binod', 3)],
  disqualified: [{ ...person('a', 'Asha', 4), ruling }],
  asCast: { outcome: 'elected', elected: ['a'], tied: [], openSeats: 0, votes },
  elected: ['b'],
  tie: false,
  tied: [],
  margin: null,
  disputed: 0,
  isDisputeDecisive: false,
};

test('both counts are said, with the ruling once', () => {
  expect(ruledWords(won)).toEqual([
    'Asha (4 votes) is disqualified.',
    'Ruling on complaint 3: Not a member.',
    'With the votes as cast: Asha.',
    'With the ruling applied: Binod.',
  ]);
  const { asCast: _asCast, disqualified: _disqualified, ...plain } = won;
  expect(ruledWords(plain)).toEqual([]);
});

test('a tie as cast, and a position that is void', () => {
  const tied: PositionResult = {
    ...won,
    asCast: { outcome: 'tie', elected: [], tied: ['a', 'b'], openSeats: 1, votes },
  };
  expect(ruledWords(tied)[2]).toBe('With the votes as cast: a tie, Asha, Binod.');
  const isVoid: WithoutWinner = {
    ...about,
    candidates: [person('b', 'Binod', 3)],
    why: 'void',
    openSeats: 1,
    ruling: { ...ruling, complaint: null },
    asCast: { outcome: 'elected', elected: ['b'], tied: [], openSeats: 0, votes },
  };
  expect(ruledWords(isVoid)).toEqual([
    'Ruling: Not a member.',
    'With the votes as cast: Binod.',
    'With the ruling applied: the vote is void.',
  ]);
});

test('where people rank, who is disqualified has the first choices as cast', () => {
  expect(ruledWords(rankedResult('Senators', cambridge(true), cambridge(false)))[0]).toBe(
    'Person A (16 first choices) is disqualified.',
  );
});
