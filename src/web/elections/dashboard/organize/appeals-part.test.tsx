import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { publishInForm } from '#tests/support/publish-in-form.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// Until when people can complain after the close.

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const days = page.getByLabelText('Days for complaints after voting closes');

let dashboard: DashboardServer;
beforeEach(async () => {
  dashboard = startDashboard('council');
  showDashboard('?section=organize-election');
  await field('Election name').fill('Council 2027');
  await field('Positions').fill('President');
  await press('Change rules');
});

async function publish(): Promise<{ rules: object }> {
  await press('Check and publish');
  await publishInForm('Council 2027');
  return dashboard.body as { rules: object };
}

test('as usual nothing is said of the days for complaints', async () => {
  await expect
    .element(page.getByText('People can complain until 3 days after voting closes.'))
    .toBeVisible();
  expect(await publish()).not.toHaveProperty('rules');
});

test('other days are said, checked and sent', async () => {
  await press('Change the time for complaints');
  await days.fill('40');
  await press('Check and publish');
  await expect.element(days).toHaveFocus();
  await expect.element(days).toHaveAccessibleDescription(/Enter 0 to 30 days/);
  await days.fill('7');
  await press('Check and publish');
  await expect
    .element(page.getByRole('heading', { name: 'Check Council 2027', exact: true }))
    .toHaveFocus();
  await expect
    .element(page.getByText('People can complain until 7 days after voting closes.'))
    .toBeVisible();
  await publishInForm('Council 2027');
  expect(dashboard.body).toMatchObject({ rules: { appealDays: 7 } });
});
