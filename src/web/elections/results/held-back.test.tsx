import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Election } from '#contract/election-shapes.ts';
import { electionOf, showElections } from '#tests/support/elections-stage.tsx';

// The page of an election whose results wait until officers release them.

const hour = 3_600_000;
const past = new Date(Date.now() - hour).toISOString();
const sentence =
  'Voting is over. Results are shown when the officers release them, by Sat 5 Dec, 17:00 at the latest.';
const held = (given: Partial<Election> = {}) =>
  electionOf(
    { President: { Asha: 0, Binod: 0 } },
    {
      startDate: new Date(Date.now() - 3 * hour).toISOString(),
      endDate: past,
      standings: 'after-close',
      resultsAt: 'release',
      showBy: '2099-12-05T11:30:00.000Z',
      resultCode: 'KX4M-7Q2P-9TBA',
      ...given,
    },
  );

test('voters read when results are shown, and the code that they keep', async () => {
  const election = held();
  showElections({ elections: [election] }, `/elections/${election._id}`);
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText('KX4M-7Q2P-9TBA')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Release results' }))
    .not.toBeInTheDocument();
  await expect.element(page.getByText('The votes are being counted.')).not.toBeInTheDocument();
});

test('while the votes are counted nothing is said of a release yet', async () => {
  const { resultCode: _, ...election } = held();
  showElections({ elections: [election] }, `/elections/${election._id}`);
  await expect
    .element(page.getByText('Voting is over. The votes are being counted.'))
    .toBeVisible();
});
