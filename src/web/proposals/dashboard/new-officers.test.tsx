import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';
import { nothingWaits } from '#tests/support/nothing-waits.ts';

const notice = () => page.getByRole('region', { name: 'New officers and links' });

test('officers read who is new and how they came in, and which links there were', async () => {
  const dashboard = startDashboard('council');
  dashboard.waiting = {
    ...nothingWaits(2),
    newOfficers: [
      { _id: 'ben', name: 'Ben', confirmsFrom: '2026-03-19T08:00:00.000Z', letInBy: 'Asha' },
    ],
    links: [
      { officer: 'Ben', role: null, by: null, at: '2026-03-16T08:00:00.000Z' },
      { officer: null, role: 'admin', by: 'Asha', at: '2026-03-16T08:00:00.000Z' },
    ],
  };
  showDashboard();
  await expect
    .element(notice().getByText(/^Ben is new and confirms from 19.Mar.* that Asha showed\.$/))
    .toBeVisible();
  await expect
    .element(notice().getByText(/^A link for the account of Ben was made on the machine/))
    .toBeVisible();
  await expect
    .element(notice().getByText(/^Asha made a link that carries the role Admin on 16.Mar/))
    .toBeVisible();
});

test('where nobody is new and no link was made there is no such notice', async () => {
  startDashboard('council');
  showDashboard();
  await expect.element(page.getByRole('button', { name: /^Election List/ })).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
});
