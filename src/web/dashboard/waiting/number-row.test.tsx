import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const dispute = {
  electionId: '00000000-0000-4000-8000-000000000005',
  election: 'Council 2026',
  position: 'President',
  votes: 3,
};
const [first, second, third] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const title = 'Something about enrollment numbers waits for you';
const list = page.getByRole('list', { name: 'What waits for you' });

test('lost places and open disputes stand at the top, with the way to decide', async () => {
  const dashboard = startDashboard('council');
  dashboard.office = {
    lost: [
      {
        _id: first,
        kind: 'candidacy',
        person: 'Tenzin',
        position: 'President',
        election: 'Council 2026',
        electionId: dispute.electionId,
        at: '2026-03-01T09:00:00.000Z',
      },
    ],
    disputes: [
      { ...dispute, positionId: first, margin: 2, blocksCertification: true },
      { ...dispute, positionId: second, margin: null, blocksCertification: false },
      // Counted, and too few to matter.
      { ...dispute, positionId: third, margin: 90, blocksCertification: false },
    ],
  };
  showDashboard();
  await expect
    .element(
      list.getByText(
        /^1 candidacy or seat was lost.* Votes for 2 positions are disputed. In 1 position they could change the result.$/,
      ),
    )
    .toBeVisible();
  await list.getByRole('link', { name: `Decide: ${title}` }).click();
  await expect.element(page.getByRole('heading', { name: 'Disputed votes' })).toBeVisible();
});

test('a dispute that decides nothing is no news there', async () => {
  const dashboard = startDashboard('council');
  dashboard.office = {
    disputes: [{ ...dispute, positionId: third, margin: 90, blocksCertification: false }],
  };
  showDashboard();
  await expect.element(page.getByText('Nothing needs you.')).toBeVisible();
  expect(list.elements()).toHaveLength(0);
});
