import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

test('a jump is told, and what to do', async () => {
  const dashboard = startDashboard('admin');
  dashboard.clocks.jump = { cause: 'database', ms: -4_000 };
  showDashboard('/server');
  const notice = page.getByRole('region', { name: /^Elections are not counted at the moment/ });
  await expect
    .element(notice.getByText('The clock of the database jumped back by 4 seconds.'))
    .toBeVisible();
  await expect.element(notice.getByText(/^Ask the person who runs the server/)).toBeVisible();
});

test('clocks that do not agree are told with how far they are apart', async () => {
  const dashboard = startDashboard('admin');
  dashboard.clocks = { apartMs: 3_200, isApart: true, jump: null };
  showDashboard('/server');
  const notice = page.getByRole('region', { name: /^The clocks of the server/ });
  await expect.element(notice.getByText(/^The database is 3 seconds ahead\./)).toBeVisible();
});
