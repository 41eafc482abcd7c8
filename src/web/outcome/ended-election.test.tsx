import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  ballotOf,
  closedDates,
  electionOf,
  receiptOf,
  showElections,
  student,
} from '#tests/support/elections-stage.tsx';
import { brokenAnswer } from '#tests/support/fake-server.ts';
import { resultsOf } from '#tests/support/results-of.ts';

const ended = electionOf(
  { President: { Asha: 3, Binod: 9 }, Treasurer: { Chitra: 1, Dev: 1 } },
  { ...closedDates, name: 'Election of the year' },
);
const other = electionOf(
  { Warden: { Esha: 4 } },
  { ...closedDates, _id: 'other', name: 'Hostel Election' },
);
const stage = { elections: [ended, other], results: [resultsOf(ended), resultsOf(other)] };
const address = `/elections/${ended._id}`;
const rows = () =>
  [...document.querySelectorAll('table tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' '),
  );

test('the result stands first, every count below it, and each of them once', async () => {
  showElections(stage, address);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Election of the year' }))
    .toBeVisible();
  const results = page.getByRole('region', { name: 'Results' });
  await expect.element(results.getByRole('heading', { name: 'Binod' })).toBeVisible();
  expect(results.getByText('Winner').elements()).toHaveLength(1);
  expect(results.getByText('Tie', { exact: true }).elements()).toHaveLength(1);
  expect(rows()).toEqual([
    'Candidate Votes Share',
    'President 12 votes',
    'Binod (Winner) 9 75%',
    'Asha 3 25%',
    'Treasurer 2 votes',
    'Chitra (Tie) 1 50%',
    'Dev (Tie) 1 50%',
  ]);
  await expect.element(page.getByRole('rowheader', { name: 'Binod (Winner)' })).toBeVisible();
  expect(page.getByRole('region', { name: /^Candidates/ }).elements()).toHaveLength(0);
  expect(page.getByRole('region', { name: /^Leaderboard/ }).elements()).toHaveLength(0);
  expect(page.getByText('Hostel Election').elements()).toHaveLength(0);
});

test('the winner is computed, whatever the order, and who has no student is left out', async () => {
  const [president] = resultsOf(ended).results;
  if (president === undefined) throw new Error('no position');
  const gone = { ...president.candidates[0], _id: 'gone', votes: 99, student: null };
  const unsorted = [...president.candidates.toReversed(), gone];
  const results = [{ ...resultsOf(ended), results: [{ ...president, candidates: unsorted }] }];
  const answers = { listResults: brokenAnswer(results) };
  showElections({ elections: [ended], answers }, address);
  await expect.element(page.getByRole('article', { name: '' }).getByText('Winner')).toBeVisible();
  expect(rows()).toEqual([
    'Candidate Votes Share',
    'President 12 votes',
    'Binod (Winner) 9 75%',
    'Asha 3 25%',
  ]);
  await expect.element(page.getByRole('heading', { name: 'Binod' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Asha' }).elements()).toHaveLength(0);
});

test('the turnout stands beside the counts', async () => {
  const turnout = { eligible: 60, positions: [], byHour: [] };
  showElections({ ...stage, turnout }, address);
  await expect.element(page.getByText('12 of 60 people voted (20%)')).toBeVisible();
});

test('the turnout by the hour stands on the page for whoever judges', async () => {
  const hour = (n: number) => `2026-03-16T${String(n).padStart(2, '0')}:30:00.000Z`;
  const byHour = [
    { from: hour(4), until: hour(5), votes: 30 },
    { from: hour(5), until: hour(9), votes: 24 },
  ];
  showElections({ ...stage, turnout: { eligible: 60, positions: [], byHour } }, `${address}/fair`);
  await page.getByText('Turnout by group and hour').click();
  const hours = page.getByRole('region', { name: 'When people voted' });
  await hours.getByText('Votes', { exact: true }).first().click();
  await expect
    .element(hours.getByRole('row', { name: '16 March 2026, 11:00 16 March 2026, 15:00 24' }))
    .toBeVisible();
  // The axis has numbers: the fullest hour is below its top.
  expect(
    [...hours.element().querySelectorAll('[data-chart] p:first-child span')].map(
      (one) => one.textContent,
    ),
  ).toEqual(['40', '20', '0']);
  // The first hour had 30 votes, the four after it 6 each: a fifth as high and four times as wide.
  const bars = [...hours.element().querySelectorAll('svg rect')].map((bar) => ({
    width: Number(bar.getAttribute('width')),
    height: Number(bar.getAttribute('height')),
  }));
  expect(bars).toHaveLength(2);
  expect((bars[1]?.height ?? 0) / (bars[0]?.height ?? 1)).toBeCloseTo(0.2);
  expect((bars[1]?.width ?? 0) / (bars[0]?.width ?? 1)).toBeCloseTo(4, 1);
});

test('a turnout that cannot be read leaves the counts as they are', async () => {
  showElections(stage, address);
  await expect.element(page.getByText('12 votes')).toBeVisible();
  expect(page.getByText('When people voted').elements()).toHaveLength(0);
});

test('who voted still finds the receipt', async () => {
  const ballots = [ballotOf(ended, { receipts: [receiptOf(ended, 'President')] })];
  showElections({ ...stage, viewer: student, ballots }, address);
  const receipts = page.getByRole('region', { name: 'Your receipts' });
  await expect.element(receipts.getByText('BCDF-2345')).not.toBeVisible();
  await receipts.getByText('Your 1 receipt').click();
  await expect.element(receipts.getByText('BCDF-2345')).toBeVisible();
});

test('an election that is not counted yet says so', async () => {
  showElections({ elections: [ended] }, address);
  await expect
    .element(page.getByText('Voting is over. The votes are being counted.'))
    .toBeVisible();
});

test('an election that is nowhere is not found', async () => {
  showElections(stage, '/elections/of-nobody');
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('on paper the sheet holds the hash of the kit and how voters were known, above what is signed', async () => {
  const sha256 = 'ab'.repeat(32);
  const kit = {
    edition: 2,
    madeAt: '2026-11-20T18:30:00.000Z',
    sha256,
    bytes: 9,
    earlier: [],
    code: 'KX4M-7Q2P-9TBA',
    check: null,
    isGuarded: true,
  };
  const proofs = [{ ways: ['none' as const], officer: null, voters: 14, votes: 14 }];
  const results = [{ ...resultsOf(ended), recountKit: kit, proofs }];
  showElections({ elections: [ended], results }, address);
  await expect.element(page.getByRole('heading', { name: 'Binod' })).toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  const sheet = () => document.querySelector('[data-result-sheet]')?.textContent;
  await expect
    .poll(sheet)
    .toMatch(new RegExp(`edition 2: ${sha256}.*14 votes from.*Treasurer.*Returning officer`, 's'));
});

test('before the recount kit is made nothing is offered', async () => {
  showElections(stage, address);
  await expect.element(page.getByRole('heading', { name: 'Binod' })).toBeVisible();
  expect(page.getByRole('region', { name: 'Count it again' }).elements()).toHaveLength(0);
});
