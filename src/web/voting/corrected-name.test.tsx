import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { resultsOf } from '#tests/support/results-of.ts';
import {
  ballotOf,
  closedDates,
  electionOf,
  showElections,
  student,
} from '#tests/support/elections-stage.tsx';
import type { Election } from '#contract/election-shapes.ts';

// A name that officers corrected while voting is open stands with the one before, wherever people choose or read.

const corrected = (election: Election): Election => ({
  ...election,
  nominations: election.nominations.map((candidate) =>
    candidate.nominee.name === 'Asha Verma'
      ? { ...candidate, nominee: { ...candidate.nominee, formerName: 'Asha Vrema' } }
      : candidate,
  ),
});
const both = 'Asha Verma (before: Asha Vrema)';
const counts = { President: { 'Asha Verma': 3, Binod: 1 } };

test('on the ballot, before it is cast, and in the leaderboard', async () => {
  const election = corrected(electionOf(counts));
  showElections({ viewer: student, elections: [election], ballots: [ballotOf(election)] });
  const board = page.getByRole('region', { name: /^Leaderboard/ });
  await expect.element(board.getByText(both)).toBeVisible();
  await page
    .getByRole('button', { name: /^Vote for Asha Verma \(before: Asha Vrema\), .*President/ })
    .click();
  await expect.element(page.getByRole('dialog').getByText(both)).toBeVisible();
});

test('in the results', async () => {
  const election = corrected(electionOf(counts, closedDates));
  showElections({ elections: [election], results: [resultsOf(election)] });
  const main = page.getByRole('region', { name: /^Results/ });
  await expect.element(main.getByText(both).first()).toBeVisible();
});
