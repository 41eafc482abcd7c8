import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { bucks, cambridge, midlothian } from '#tests/support/contests.ts';
import { rankedResult } from '#tests/support/ranked-result.ts';
import { positionResult } from '#tests/support/results-of.ts';
import { resultsCsv } from './results-csv.ts';

const candidate = (name: string, votes: number) => ({
  _id: name,
  userId: name,
  votes,
  hasLeft: false,
  student: { _id: name, name, profileImg: '', email: null, enrollmentNumber: null },
});
const results = (candidates: ReturnType<typeof candidate>[]): ElectionResults => ({
  electionId: 'e1',
  name: 'Council, 2026',
  description: '',
  startDate: '2026-03-16T00:00:00Z',
  endDate: '2026-03-17T00:00:00Z',
  imageUrl: '',
  writtenIn: 'en',
  voters: 'anybody',
  mailDomains: [],
  proofs: [],
  recountKit: null,
  withoutWinner: [],
  questions: [],
  results: [positionResult('p1', 'President', candidates)],
});
const read = (csv: string) =>
  Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;

test('each candidate has a row, with share, outcome and turnout', () => {
  const rows = read(
    resultsCsv(results([candidate('Zoya "Z" Rahman', 3), candidate('Meher', 1)]), {
      eligible: 60,
      positions: [{ positionId: 'p1', eligible: 40 }],
    }),
  );
  expect(rows).toEqual([
    {
      Election: 'Council, 2026',
      Position: 'President',
      Candidate: 'Zoya "Z" Rahman',
      Votes: '3',
      Percent: '75',
      Outcome: 'Elected',
      Margin: '2',
      'Ballots that would change the outcome': '1',
      Certified: '',
      'Votes for the position': '4',
      'People who could vote': '40',
    },
    expect.objectContaining({ Candidate: 'Meher', Votes: '1', Outcome: '' }),
  ]);
});

test('a shared first place is a tie, and an unknown turnout stays empty', () => {
  const rows = read(resultsCsv(results([candidate('Zoya', 2), candidate('Meher', 2)]), undefined));
  expect(rows.map((row) => row['Outcome'])).toEqual(['Tied', 'Tied']);
  expect(rows[0]?.['People who could vote']).toBe('');
});

test.each(['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'a name that begins like a formula is text: %s',
  (name) => {
    const [row] = read(resultsCsv(results([candidate(name, 1)]), undefined));
    expect(row?.['Candidate']).toBe(`'${name}`);
  },
);

test('a ranked position has its rounds, each with what it is of, and no share of all votes', () => {
  const plain = results([candidate('Zoya', 2)]);
  const contests = [
    rankedResult('Provost', midlothian),
    rankedResult('Trustees', bucks),
    rankedResult('Senators', cambridge(true), cambridge(false)),
  ];
  const rows = read(resultsCsv({ ...plain, results: [...plain.results, ...contests] }, undefined));
  const told = rows.map((one) =>
    [
      'Candidate',
      'Votes',
      'Percent',
      'First choices',
      'Percent of first choices',
      'Round that decided',
      'Votes in that round',
      'Votes in the last round',
      'Percent of the votes that still counted',
    ]
      .map((column) => one[column])
      .join(';'),
  );
  expect(told[0]).toBe('Zoya;2;100;;;;;;');
  expect(told.slice(1, 4)).toEqual([
    'Person A;;;72;24;5;130;130;56',
    'Person B;;;75;25;;;101;44',
    'Person C;;;55;18;5;81;;',
  ]);
  expect(told.find((one) => one.startsWith('Re-open'))).toMatch(
    /^Re-open nominations;;;39;65;1;39;/,
  );
  expect(told.at(-1)).toMatch(/^Person A;;;16;;/);
});
