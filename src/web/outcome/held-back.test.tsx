import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Election } from '#contract/election-shapes.ts';
import type { Proposal } from '#contract/proposal-shapes.ts';
import { electionOf, showElections, student } from '#tests/support/elections-stage.tsx';
import { nothingWaits } from '#tests/support/nothing-waits.ts';

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

const release = page.getByRole('button', { name: 'Release results' });
const officer = { ...student, role: 'council' as const };

describe('an officer', () => {
  const two = { officers: 2 as const, admin: 2 as const };
  const proposed = (election: Election): Proposal => ({
    ...{ _id: 'p1', act: 'election.release', subject: election.name, what: '', changes: [] },
    ...{ election: { _id: election._id, name: election.name }, reason: 'All is well.', notBy: [] },
    ...{ proposedBy: { _id: officer._id, name: officer.name }, needsAdmin: false, alone: null },
    ...{ proposedAt: past, expiresAt: past },
  });

  test('is asked for a reason, sends it, and reads that another one has to confirm', async () => {
    const election = held();
    const sent: unknown[] = [];
    let proposals: Proposal[] = [];
    showElections(
      {
        viewer: officer,
        elections: [election],
        answers: {
          listProposals: () => ({ ...nothingWaits(), proposals, needed: two }),
          releaseResults: ({ params, body }) => {
            sent.push({ ...params, ...body });
            const proposal = proposed(election);
            proposals = [proposal];
            return { message: 'This waits for another officer, who has to confirm it.', proposal };
          },
        },
      },
      `/elections/${election._id}`,
    );
    await page.getByRole('button', { name: 'Ask a second officer: Release results' }).click();
    const question = page.getByRole('dialog', { name: 'Release the results of Council Election?' });
    await expect.element(question.getByText(/You cannot take it back/)).toBeVisible();
    expect(sent).toEqual([]);
    await question.getByRole('textbox', { name: 'Reason' }).fill('Nobody complained.');
    await question.getByRole('button', { name: 'Ask a second officer: Release results' }).click();
    await expect.element(page.getByText(/^You proposed to release them/)).toBeVisible();
    await expect.element(release).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Release the results' })).toHaveFocus();
    expect(sent).toEqual([{ id: election._id, reason: 'Nobody complained.' }]);
  });

  test('reads who proposed it, and where to decide', async () => {
    const election = held();
    const proposal = { ...proposed(election), proposedBy: { _id: 'other', name: 'Meher Kaur' } };
    const answers = { listProposals: { ...nothingWaits(), proposals: [proposal], needed: two } };
    const address = `/elections/${election._id}`;
    showElections({ viewer: officer, elections: [election], answers }, address);
    await expect.element(page.getByText(/^Meher Kaur proposed to release them/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Look and decide' }))
      .toHaveAttribute('href', '/dashboard/people?section=decisions');
    await expect.element(release).not.toBeInTheDocument();
  });

  test('who stands in the election does not release its results', async () => {
    const election = held();
    const viewer = { ...officer, _id: 'is Asha' };
    showElections({ viewer, elections: [election] }, `/elections/${election._id}`);
    await expect.element(page.getByText(/^You are a candidate in this election/)).toBeVisible();
    await expect.element(release).not.toBeInTheDocument();
  });

  test('comes to it by the link of the dashboard', async () => {
    const election = held();
    const address = `/elections/${election._id}#release-title`;
    showElections({ viewer: officer, elections: [election] }, address);
    const heading = page.getByRole('heading', { name: 'Release the results' });
    await expect.element(heading).toHaveFocus();
  });
});
