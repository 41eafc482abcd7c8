import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

test.each([
  ['The disk of the server is nearly full', { freeMegabytes: 250, isLow: true, isFull: false }],
  ['The disk of the server is full', { freeMegabytes: 3, isLow: true, isFull: true }],
])('%s: how much is free, and whom to tell', async (title, disk) => {
  const dashboard = startDashboard('admin');
  dashboard.disk = disk;
  showDashboard('/server');
  const notice = page.getByRole('region', { name: title });
  await expect
    .element(notice.getByText(new RegExp(`^${disk.freeMegabytes} MB are free\\.`)))
    .toBeVisible();
  await expect.element(notice.getByText(/message for the person who runs/)).toBeVisible();
});

test('the dashboard says it in its first lines, and leads there', async () => {
  const dashboard = startDashboard('admin');
  dashboard.disk = { freeMegabytes: 3, isLow: true, isFull: true };
  const of = { electionId: null, election: null, whyNot: null };
  dashboard.things = [{ kind: 'server', ...of, trouble: 'disk-full', count: 0 }];
  showDashboard();
  await page.getByRole('link', { name: 'Read what helps: The disk of the server is full' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'The disk of the server is full' }))
    .toHaveFocus();
});
