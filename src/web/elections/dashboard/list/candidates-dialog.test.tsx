import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inToast } from '#tests/support/in-toast.ts';
import { electionOf } from '#tests/support/elections-stage.tsx';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

test('the council takes a candidate off with a reason, and reads why it cannot', async () => {
  const { positions, nominations } = electionOf({ President: { Zoya: null, Arjun: null } });
  const dashboard = startDashboard('council');
  dashboard.elections = [anElection('Sports', { positions, nominations })];
  showDashboard('?section=election-list');
  await page.getByRole('button', { name: 'Actions for Sports' }).click();
  await page.getByRole('menuitem', { name: '2 candidates' }).click();
  const list = page.getByRole('dialog', { name: 'Candidates of Sports' });
  const takeOff = list.getByRole('button', { name: 'Take Zoya off the list for President' });
  await takeOff.click();
  const question = page.getByRole('dialog', { name: 'Take Zoya off?' });
  await question.getByRole('button', { name: 'Take off' }).click();
  await expect.element(question.getByText('Please give a reason').first()).toBeVisible();
  expect(dashboard.calls.some((call) => call.startsWith('POST /nomination'))).toBe(false);

  dashboard.refuse('removeCandidate', 'candidates-frozen');
  await question.getByLabelText('Reason').fill('Left the campus');
  await question.getByRole('button', { name: 'Take off' }).click();
  await expect.element(question.getByText(/its candidates are fixed/).first()).toBeVisible();

  dashboard.refuse('removeCandidate', null);
  await question.getByRole('button', { name: 'Take off' }).click();
  await expect.element(inToast('Done')).toBeVisible();
  expect(dashboard.body).toEqual({ reason: 'Left the campus' });
  await expect.element(takeOff).not.toBeInTheDocument();
  await expect.element(list.getByText('Arjun')).toBeVisible();
});

test('names that look alike are pointed out beside the candidate', async () => {
  const { positions, nominations } = electionOf({ President: { Zoya: null, Arjun: null } });
  const dashboard = startDashboard('council');
  dashboard.elections = [anElection('Sports', { positions, nominations })];
  const zoya = nominations.find(({ nominee }) => nominee.name === 'Zoya')?._id ?? '';
  dashboard.lookAlikes = [{ _id: zoya, looksLike: ['Ζoya'] }];
  showDashboard('?section=election-list');
  await page.getByRole('button', { name: 'Actions for Sports' }).click();
  await page.getByRole('menuitem', { name: '2 candidates' }).click();
  const list = page.getByRole('dialog', { name: 'Candidates of Sports' });
  await expect.element(list.getByText('Name looks like another candidate’s: Ζoya')).toBeVisible();
  expect(list.getByText(/^Name looks like/).elements()).toHaveLength(1);
});
