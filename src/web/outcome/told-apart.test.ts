import { expect, test } from 'vitest';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { positionResult } from '#tests/support/results-of.ts';
import { minutesOf } from './minutes.ts';
import { resultsCsv } from './results-csv.ts';
import { bltOf } from './rounds-files.ts';
import { namedCountOf } from './winner-of.ts';

// In plain text the line that tells two people of one name apart stands behind the name.

const candidate = (id: string, votes: number, apart: string) => ({
  ...{ _id: id, userId: id, votes, hasLeft: false },
  student: {
    ...{ _id: id, name: 'Asha Verma', apart, profileImg: '' },
    ...{ email: null, enrollmentNumber: null },
  },
});
const twins = [candidate('a', 3, 'Physics, 2nd year'), candidate('b', 1, 'CS, 22')];
const result: ElectionResults = {
  ...{ electionId: 'e1', name: 'Council 2026', description: '', imageUrl: '', writtenIn: 'en' },
  ...{ startDate: '2026-03-16T03:30:00Z', endDate: '2026-03-17T11:30:00Z', voters: 'anybody' },
  ...{ mailDomains: [], proofs: [], recountKit: null, withoutWinner: [], questions: [] },
  results: [positionResult('p1', 'President', twins)],
};

test('in the table for a spreadsheet, in the minutes and in the rounds', () => {
  expect(resultsCsv(result, undefined)).toContain('"Asha Verma (CS, 22)"');
  const around = { campus: '', timeZone: 'Asia/Kolkata', turnout: undefined };
  expect(minutesOf(result, around)).toContain('Asha Verma (Physics, 2nd year)');
  const [post] = result.results;
  if (post === undefined) throw new Error('there is no post');
  const count = { entries: ['b', 'a'], rounds: [] } as unknown as NonNullable<typeof post.count>;
  expect(namedCountOf({ ...post, count })?.names).toEqual([
    'Asha Verma (CS, 22)',
    'Asha Verma (Physics, 2nd year)',
  ]);
});

test('in the file of lists', () => {
  const kit = {
    election: { name: 'Council' },
    rules: { leaving: 'next' },
    positions: [
      {
        ...{ id: 'p', title: 'President', seats: 1, ballots: [{ id: '1', choices: ['a'] }] },
        candidates: twins.map(({ _id: id, student }) => ({
          ...{ id, kind: 'person', votes: 0, hasLeft: false },
          ...{ name: student.name, apart: student.apart },
        })),
      },
    ],
  } as unknown as Parameters<typeof bltOf>[0];
  expect(bltOf(kit, 'p').split('\n')).toContain('"Asha Verma (CS, 22)"');
});
