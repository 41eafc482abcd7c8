import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { publishInForm } from '#tests/support/publish-in-form.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// When results are shown, beside when counts are.

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const changeResults = page.getByRole('button', { name: 'Change when results are shown' });

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
});

/** Answers when voting closes, by the usual dates. */
async function organize(standings: string): Promise<string> {
  showDashboard('?section=organize-election');
  await field('Election name').fill('Council 2027');
  await field('Positions').fill('President');
  await press('Change dates');
  const closes = page.getByLabelText('Voting closes');
  await expect.element(closes).toBeVisible();
  const { value } = closes.element() as HTMLInputElement;
  await press('Change rules');
  await press('Change when counts show');
  await page.getByRole('radio', { name: standings }).click();
  return value;
}

test('where counts show before the close nothing is asked', async () => {
  await organize('Live');
  await expect.element(changeResults).not.toBeInTheDocument();
});

test('officers who release results say by when, and nothing is sent before they do', async () => {
  const closes = await organize('After voting closes');
  await changeResults.click();
  await page.getByRole('radio', { name: 'When released' }).click();
  await page.getByLabelText('Shown at the latest').fill('');
  await press('Check and publish');
  await expect
    .element(page.getByText('Say by when the results are shown at the latest.'))
    .toBeVisible();
  const later = `${closes.slice(0, 10)}T23:59`;
  await page.getByLabelText('Shown at the latest').fill(later);
  await press('Check and publish');
  await publishInForm('Council 2027');
  expect(dashboard.body).toMatchObject({
    standings: 'after-close',
    resultsAt: 'release',
    showBy: expect.stringMatching(/Z$/),
  });
});

test('a choice that does not fit any more is not sent', async () => {
  await organize('After voting closes');
  await changeResults.click();
  await page.getByRole('radio', { name: 'When released' }).click();
  await press('Change when counts show');
  await page.getByRole('radio', { name: 'In batches' }).click();
  await press('Check and publish');
  await publishInForm('Council 2027');
  expect(dashboard.body).not.toHaveProperty('resultsAt');
});

test('results that officers release have a date to begin with: a week after the close', async () => {
  await organize('After voting closes');
  await changeResults.click();
  await page.getByRole('radio', { name: 'When released' }).click();
  await expect.element(page.getByLabelText('Shown at the latest')).not.toHaveValue('');
  await press('Check and publish');
  await publishInForm('Council 2027');
  const { showBy, endDate } = dashboard.body as { showBy: string; endDate: string };
  expect(Date.parse(showBy) - Date.parse(endDate)).toBe(7 * 86_400_000);
});
