import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const one = {
  electionId: 'e1',
  election: 'Council',
  code: 'KX4M-7Q2P-9TBA',
  canStand: true,
  problem: '',
};
const region = () =>
  page.getByRole('region', {
    name: '1 election cannot be closed: an admin has to decide which result counts.',
  });
const dialog = () => page.getByRole('dialog', { name: 'Which result of Council counts?' });
const decide = () => page.getByRole('button', { name: 'Decide which result of Council counts' });

test('an admin chooses in words, with the keyboard alone', async () => {
  const dashboard = startDashboard('admin');
  dashboard.heldCloses = [one];
  dashboard.elections = [anElection('Council', { _id: 'e1' })];
  showDashboard('/server');
  await expect.element(region().getByRole('link', { name: 'Council' })).toBeVisible();
  (decide().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog().getByText(/with the result code KX4M-7Q2P-9TBA/)).toBeVisible();
  // Nothing is chosen for anybody, and nothing is sent without a choice and a reason.
  await dialog().getByRole('button', { name: 'Decide' }).click();
  await expect.element(dialog().getByText('Choose which result counts.').first()).toBeVisible();
  await expect.element(dialog().getByText('Give a reason. Voters will read it.')).toBeVisible();
  const wrong = dialog().getByRole('radiogroup', { name: 'What counts' });
  await expect.element(wrong).toHaveAccessibleDescription('Choose which result counts.');
  await expect.element(dialog().getByRole('radio').first()).toHaveFocus();
  expect(dashboard.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await userEvent.keyboard(' {ArrowDown}');
  await expect.element(wrong).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}Nobody has the kit{Enter}');
  await expect
    .poll(() => dashboard.body)
    .toEqual({
      choice: 'count',
      reason: 'Nobody has the kit',
    });
  expect(dashboard.calls).toContain('POST /election/settle-held/e1');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('what nothing proves cannot be chosen, and says why', async () => {
  const dashboard = startDashboard('admin');
  const problem = 'There is no recount kit of it on this server.';
  // Its key says it, in the language of the page.
  dashboard.heldCloses = [{ ...one, canStand: false, problem: 'As it was.', problemKey: 'noKit' }];
  showDashboard('/server');
  await decide().click();
  const [stands, count] = [0, 1].map((at) => dialog().getByRole('radio').nth(at));
  await expect.element(stands as never).toBeDisabled();
  await expect.element(count as never).toBeEnabled();
  await expect
    .element(dialog().getByText(`Nothing on this server proves it. ${problem}`))
    .toBeVisible();
});

test('where nothing can stand, the first answer that can be given has the focus', async () => {
  const dashboard = startDashboard('admin');
  dashboard.heldCloses = [{ ...one, canStand: false, problem: 'There is none.' }];
  showDashboard('/server');
  await decide().click();
  await dialog().getByRole('button', { name: 'Decide' }).click();
  await expect.element(dialog().getByRole('radio').nth(1)).toHaveFocus();
});

test('of several elections it speaks as of several', async () => {
  const dashboard = startDashboard('admin');
  dashboard.heldCloses = [one, { ...one, electionId: 'e2', election: 'Sports' }];
  showDashboard('/server');
  const several = page.getByRole('region', { name: /^2 elections cannot be closed/ });
  await expect.element(several.getByText(/^They were closed and published before/)).toBeVisible();
  expect(several.getByText('Nothing is counted until then.').elements()).toHaveLength(1);
});

test('a refusal stays in the dialog', async () => {
  const dashboard = startDashboard('admin');
  dashboard.heldCloses = [one];
  dashboard.refuse('settleHeldClose', 'close-not-held');
  showDashboard('/server');
  await decide().click();
  await dialog().getByText('Count the restored votes').click();
  await dialog()
    .getByRole('textbox', { name: /Reason/ })
    .fill('No kit');
  await dialog().getByRole('button', { name: 'Decide' }).click();
  await expect
    .element(
      dialog().getByText('There is nothing to decide about the result of this election.').first(),
    )
    .toBeVisible();
});

test('the council reads nothing of it there: an admin has to decide', async () => {
  const dashboard = startDashboard('council');
  dashboard.heldCloses = [one];
  showDashboard('/server');
  await expect.element(page.getByText('Admins read here what the server needs.')).toBeVisible();
  expect(region().elements()).toHaveLength(0);
});
