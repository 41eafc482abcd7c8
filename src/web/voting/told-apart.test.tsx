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

// Two people of one name have a line each under it, wherever people choose or read.

const lines: Readonly<Record<string, string>> = { Asha: 'Physics, 2nd year', Binod: 'CS, 22' };
const twins = (election: Election): Election => ({
  ...election,
  nominations: election.nominations.map((candidate) => {
    const apart = lines[candidate.nominee.name];
    return apart === undefined
      ? candidate
      : {
          ...candidate,
          ...{
            statement: 'Longer hours.',
            nominee: { ...candidate.nominee, name: 'Asha Verma', apart },
          },
        };
  }),
});
const counts = { President: { Asha: 3, Binod: 1, Chitra: 0 } };

test('on the ballot, before it is cast, and in the leaderboard', async () => {
  const election = twins(electionOf(counts));
  showElections({ viewer: student, elections: [election], ballots: [ballotOf(election)] });
  const board = page.getByRole('region', { name: /^Leaderboard/ });
  for (const line of Object.values(lines))
    await expect.element(board.getByText(line)).toBeVisible();
  expect(document.querySelectorAll('[data-leader] [data-apart]')).toHaveLength(2);
  const vote = page.getByRole('button', { name: /^Vote for Asha Verma \(CS, 22\), .*President/ });
  // On the screen it stands under the name and not in parentheses.
  await expect.element(vote.getByText('CS, 22', { exact: true })).toBeVisible();
  await expect.element(vote.getByText('Asha Verma', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'About Asha Verma (CS, 22)' }))
    .toBeVisible();
  await vote.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('CS, 22', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('Physics, 2nd year')).not.toBeInTheDocument();
});

test('on a ballot that is ranked, and in what is heard of it', async () => {
  const [position] = electionOf(counts).positions;
  const made = electionOf(counts);
  const election = twins({
    ...made,
    positions: [{ ...made.positions[0], ...position, title: 'President', method: 'irv' }],
  } as Election);
  showElections({ viewer: student, elections: [election], ballots: [ballotOf(election)] });
  await page.getByRole('button', { name: /^(?!About).*Asha Verma \(CS, 22\)/ }).click();
  const order = page.getByRole('region', { name: 'Your order' });
  await expect.element(order.getByText('CS, 22', { exact: true })).toBeVisible();
  await expect
    .element(order.getByRole('button', { name: /Asha Verma \(CS, 22\)/ }).first())
    .toBeVisible();
});

test('in the results', async () => {
  const election = twins(electionOf(counts, closedDates));
  showElections({ elections: [election], results: [resultsOf(election)] });
  const main = page.getByRole('region', { name: /^Results/ });
  await expect.element(main.getByText('Physics, 2nd year', { exact: true }).first()).toBeVisible();
});
