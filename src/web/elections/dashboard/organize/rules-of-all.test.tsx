import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// The rules of many positions are one question, and a line that differs is opened by itself.

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const titles = Array.from({ length: 13 }, (_, at) => `Class ${at + 1}`);

let dashboard: DashboardServer;
beforeEach(async () => {
  dashboard = startDashboard('council');
  showDashboard('?section=organize-election');
  await field('Election name').fill('Classes 2027');
  await field('Positions').fill(titles.join('\n'));
  await button('Change rules').click();
  await button('Change how positions are won').click();
});

const sent = async () => {
  await button('Save as draft').click();
  await expect.poll(() => dashboard.calls).toContain('POST /election/create');
  return (Object(dashboard.body) as { positions: object[] }).positions;
};

test('one change holds for all, a line of its own keeps it, and one that is added has the rules of all', async () => {
  await expect.element(button('Change Class 1')).not.toBeInTheDocument();
  await button('Change the rules of 13 positions at once').click();
  await field('Seats').fill('2');
  await page
    .getByRole('combobox', { name: 'A position with rules of its own' })
    .selectOptions('Class 4');
  await field('Seats').fill('3');
  await expect.element(page.getByText(/^12 positions: 2 seats/).first()).toBeVisible();
  await button('Change the rules of 12 positions at once').click();
  await page.getByRole('checkbox', { name: 'People can abstain' }).click();
  await field('Positions').fill([...titles, 'Class 14'].join('\n'));
  const all = titles.map((title) => ({ title, seats: 2, maxChoices: 2, canAbstain: true }));
  const differs = { title: 'Class 4', seats: 3, maxChoices: 3 };
  expect(await sent()).toEqual([
    ...all.map((one, at) => (at === 3 ? differs : one)),
    { ...all[0], title: 'Class 14' },
  ]);
});

test('what is wrong in the rules of all is shown there', async () => {
  await button('Change the rules of 13 positions at once').click();
  await field('Seats').fill('x');
  // Another part is open.
  await button('Change what decides a tie').click();
  await button('Save as draft').click();
  await expect.element(field('Seats')).toHaveAccessibleDescription(/./);
  await expect.element(field('Seats')).toHaveFocus();
});
