import { expect, test } from 'vitest';
import { count } from '#core/counting/count.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { positionResult } from '#tests/support/results-of.ts';
import { minutesOf } from './minutes.ts';

const candidate = (name: string, votes: number) => ({
  _id: name,
  userId: name,
  votes,
  hasLeft: false,
  student: { _id: name, name, profileImg: '', email: null, enrollmentNumber: null },
});

const closed = (given: Partial<ElectionResults>): ElectionResults => ({
  electionId: 'e1',
  name: 'Council 2026',
  description: '',
  startDate: '2026-03-16T03:30:00Z',
  endDate: '2026-03-17T11:30:00Z',
  imageUrl: '',
  writtenIn: 'en',
  voters: 'anybody',
  mailDomains: [],
  proofs: [],
  recountKit: null,
  withoutWinner: [],
  questions: [],
  results: [],
  ...given,
});
const around = {
  campus: 'Sarovar University',
  timeZone: 'Asia/Kolkata',
  turnout: { eligible: 60, positions: [] },
};
const linesOf = (result: ElectionResults) => minutesOf(result, around).split('\n');

test('the minutes have who is elected with what, how many voted, the tie and the draw', () => {
  const president = positionResult('p1', 'President', [
    candidate('Asha', 30),
    candidate('Ravi', 10),
  ]);
  const level = positionResult('p2', 'Treasurer', [candidate('Zoya', 20), candidate('Meher', 20)]);
  const nobody = positionResult('p3', 'Sports', [candidate('Dev', 0), candidate('Uma', 0)]);
  const lines = linesOf(
    closed({
      results: [president, level, nobody],
      recountKit: { edition: 1, sha256: 'ab', bytes: 9, code: 'A1B2' } as never,
    }),
  );
  expect(lines).toEqual([
    'Sarovar University',
    'Results: Council 2026',
    'Voting from 16 March 2026, 09:00 to 17 March 2026, 17:00',
    'People who could vote: 60',
    'Not certified yet.',
    '',
    'President: elected is Asha with 30 of 40 votes.',
    'President: 40 of 60 people voted (67%)',
    'Treasurer: Zoya and Meher are tied with 20 votes each.',
    'Treasurer: 40 of 60 people voted (67%)',
    'Sports: Nobody has voted for this position, so nobody is elected.',
    'Sports: 0 of 60 people voted (0%)',
    '',
    'Result code: A1B2',
  ]);
});

test('a ranked winner is told with the round and what still counted', () => {
  const people = [candidate('Asha', 11), candidate('Binod', 8), candidate('Chitra', 5)];
  const counted = count({
    method: 'irv',
    seats: 1,
    maxChoices: 1,
    candidates: people.map(({ _id: id }) => ({ id, left: null })),
    nobody: null,
    unopposed: 'elected',
    lists: [
      { ranks: [0], weight: 8 },
      { ranks: [1], weight: 7 },
      { ranks: [2, 1], weight: 3 },
    ],
    blank: 0,
    draw: null,
  });
  if (!counted.ok) throw new Error(counted.error);
  const ranked: ElectionResults['results'][number] = {
    ...positionResult('p1', 'Members', people),
    method: 'irv',
    elected: ['Binod'],
    count: { entries: people.map(({ _id }) => _id), ...counted.value },
  };
  expect(linesOf(closed({ results: [ranked] }))).toContain(
    'Members: elected is Binod (Elected in round 2 with 10 of 18 votes that still counted (56%). 7 first choices).',
  );
});

test('a position without a winner says why, and a draw who saw it', () => {
  const lines = linesOf(
    closed({
      withoutWinner: [
        {
          ...positionResult('p1', 'Warden', [candidate('Asha', 3)]),
          ...{ why: 'void', nobody: { name: 'NOTA', votes: 9 }, openSeats: 1 },
        } as never,
      ],
      afterClose: {
        certifiedAt: '2026-03-20T06:30:00Z',
        draw: { seed: '2026-03-17 dice 4 1', witnesses: 'Mina Iyer', officers: 2 },
      } as never,
    }),
  );
  expect(lines).toContain('Certified on 20 March 2026, 12:00. It cannot change any more.');
  expect(lines.find((line) => line.startsWith('Warden: '))).toMatch(/NOTA/);
  expect(lines).toContain('Draw: 2026-03-17 dice 4 1, before Mina Iyer');
});

test('too few voters, or nobody with enough votes: the minutes say how many and who meets again', () => {
  const people = [candidate('Asha', 4), candidate('Binod', 3), candidate('Chitra', 3)];
  const post = (id: string, rest: object) =>
    ({ ...positionResult(id, id, people), openSeats: 1, ...rest }) as never;
  const ids = people.map(({ _id }) => _id);
  const lines = linesOf(
    closed({
      withoutWinner: [
        post('Chair', { why: 'no-quorum', quorum: { voted: 10, eligible: 40, needed: 20 } }),
        post('Warden', {
          ...{
            why: 'no-majority',
            secondRound: { needed: 6, between: ids.slice(0, 2), level: [] },
          },
        }),
        post('Clerk', {
          why: 'no-majority',
          secondRound: { needed: 6, between: ids.slice(0, 1), level: ids.slice(1) },
        }),
      ],
    }),
  );
  expect(lines).toContain('Chair: Nobody is elected: 10 of 40 took part, and 20 had to.');
  expect(lines).toContain(
    'Warden: Nobody has the 6 votes that elect. Asha (4) and Binod (3) meet in a second round.',
  );
  expect(lines).toContain(
    'Clerk: Nobody has the 6 votes that elect. Binod (3) and Chitra (3) have the same number of votes, and a draw decides who is in the second round.',
  );
});
