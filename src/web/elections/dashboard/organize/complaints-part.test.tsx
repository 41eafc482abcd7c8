import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { publishInForm } from '#tests/support/publish-in-form.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// Until when people can complain, and from when that is counted.

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const hours = page.getByLabelText('Hours for complaints');

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

test('as usual nothing is said of the hours for complaints', async () => {
  await expect
    .element(page.getByText('People can complain until 72 hours after the results.'))
    .toBeVisible();
  expect(await publish()).not.toHaveProperty('rules');
});

test('what was typed is there when the part is folded and opened again', async () => {
  await press('Change the time for complaints');
  for (const typed of ['24', '5 %']) {
    await hours.fill(typed);
    await press('Change the time for complaints');
    await expect.element(hours).not.toBeInTheDocument();
    await press('Change the time for complaints');
    await expect.element(hours).toHaveValue(typed);
  }
  await expect.element(page.getByText('“5 %” cannot be read.')).toBeVisible();
});

test('other hours are said, checked and sent', async () => {
  await press('Change the time for complaints');
  await hours.fill('721');
  await press('Check and publish');
  await expect.element(hours).toHaveFocus();
  await expect.element(hours).toHaveAccessibleDescription(/Enter 0 to 720 hours/);
  await hours.fill('24');
  await page.getByRole('combobox', { name: 'Counted from' }).selectOptions('the close of voting');
  await press('Check and publish');
  await expect
    .element(page.getByRole('heading', { name: 'Check Council 2027', exact: true }))
    .toHaveFocus();
  await expect
    .element(page.getByText('People can complain until 24 hours after voting closes.'))
    .toBeVisible();
  await publishInForm('Council 2027');
  expect(dashboard.body).toMatchObject({ rules: { complaints: { hours: 24, after: 'close' } } });
});
