import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anElection } from '#tests/support/dashboard-elections.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// The hour at which an election of one day reminds everybody, in its form.

const field = (label: string) => page.getByLabelText(new RegExp(`^${label}`));
const hour = field('Remind everybody at');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
});

test('an hour is of the day of voting, and voting of days has none', async () => {
  showDashboard('?section=organize-election');
  await page.getByRole('textbox', { name: 'Election name' }).fill('Classes');
  await page.getByRole('textbox', { name: 'Positions' }).fill('Class A');
  await press('Change dates');
  await field('Voting opens').fill('2030-01-10T09:30');
  await field('Voting closes').fill('2030-01-12T13:30');
  await expect.element(hour).not.toBeInTheDocument();
  await field('Voting closes').fill('2030-01-10T13:30');
  await hour.fill('14:00');
  await press('Check and publish');
  await expect
    .element(hour)
    .toHaveAccessibleDescription(/The reminder must come while voting is open/);
  await hour.fill('12:00');
  await field('Voting opens').fill('2030-01-11T09:30');
  await field('Voting closes').fill('2030-01-11T13:30');
  await expect.element(page.getByText(/^Everybody is reminded on Fri/)).toBeVisible();
  await press('Save as draft');
  await expect.poll(() => dashboard.calls).toContain('POST /election/create');
  expect(dashboard.body).toMatchObject({ remindAt: '2030-01-11T06:30:00.000Z' });
});

const showEdit = () => {
  const election = anElection('Classes', {
    positions: [{ _id: 'one', title: 'Class A' }],
    startDate: '2030-01-10T04:00:00.000Z',
    endDate: '2030-01-10T08:00:00.000Z',
    nominationsCloseAt: '2030-01-10T04:00:00.000Z',
    remindAt: '2030-01-10T06:30:00.000Z',
  });
  dashboard.elections = [election];
  showDashboard(`?section=organize-election&edit=${election._id}`);
};

test('an edit that moves the day takes it along', async () => {
  showEdit();
  await press('Change dates');
  await expect.element(hour).toHaveValue('12:00');
  await field('Voting opens').fill('2030-01-11T09:30');
  await field('Voting closes').fill('2030-01-11T13:30');
  await press('Save changes');
  await expect.poll(() => dashboard.body).toMatchObject({ remindAt: '2030-01-11T06:30:00.000Z' });
});

test('an edit of something else leaves it', async () => {
  showEdit();
  await page.getByRole('textbox', { name: 'Election name' }).fill('All classes');
  await press('Save changes');
  await expect.poll(() => dashboard.body).toMatchObject({ name: 'All classes' });
  expect(dashboard.body).not.toHaveProperty('remindAt');
});
