import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inToast, showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const pause = { since: '2026-03-16T04:30:00.000Z', cause: 'database', jumpMs: -4_000 } as const;
const paused = () => page.getByRole('region', { name: /^Elections are not counted now/ });

test('a pause is told, and an admin lets counting go on', async () => {
  const dashboard = startDashboard('admin');
  dashboard.clocks.pause = { ...pause };
  showDashboard();
  await expect
    .element(paused().getByText(/^The clock of the database jumped back by 4 seconds/))
    .toBeVisible();
  await paused().getByRole('button', { name: 'Let counting go on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Let counting go on' }).click();
  await expect.element(inToast('Done')).toBeVisible();
  await expect.element(paused()).not.toBeInTheDocument();
  expect(dashboard.calls).toContain('POST /campus/resume-closings');
});

test('the council reads of it and has no button', async () => {
  const dashboard = startDashboard('council');
  dashboard.clocks.pause = { ...pause };
  showDashboard();
  await expect.element(paused()).toBeVisible();
  expect(page.getByRole('button', { name: 'Let counting go on' }).elements()).toHaveLength(0);
});

test('clocks that do not agree are told with how far they are apart', async () => {
  const dashboard = startDashboard('council');
  dashboard.clocks = { apartMs: 3_200, isApart: true, pause: null };
  showDashboard();
  const notice = page.getByRole('region', { name: /^The clocks of the server/ });
  await expect.element(notice.getByText(/^The database is 3 seconds ahead\./)).toBeVisible();
});
