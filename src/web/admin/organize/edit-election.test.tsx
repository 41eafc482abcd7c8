import { beforeEach, expect, test } from 'vitest';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { page, userEvent } from 'vitest/browser';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { inToast, showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const frozen = () => [...document.querySelectorAll('[data-frozen]')].map((one) => one.textContent);

const positions = [
  { _id: 'one', title: 'Presidnet' },
  { _id: 'two', title: 'Treasurer' },
];
let dashboard: DashboardServer;
const show = (hasBallots: boolean, details: Parameters<typeof anElection>[1] = {}) => {
  const election = anElection('Council 2027', { positions, ...details });
  dashboard.elections = [election];
  dashboard.hasBallots = hasBallots;
  showDashboard(`?section=organize-election&edit=${election._id}`);
};
beforeEach(() => {
  dashboard = startDashboard('council');
});

const noLimits = { branches: [], groups: [], years: [] };

test('sends only what was changed, with the reason', async () => {
  show(false);
  await field('Election name').fill('Student Council 2027');
  await press('Rename Presidnet');
  await field('New title for Presidnet').fill('treasurer');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('“treasurer” is already on the list')).toBeVisible();
  await field('New title for Presidnet').fill('President');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('button', { name: 'Rename President', exact: true }))
    .toHaveFocus();
  await press('Save changes');
  await expect.element(field('Reason')).toHaveAccessibleDescription(/Say why: voters will read it/);
  await field('Reason').fill('A mistake in the name.');
  await press('Save changes');
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  expect(dashboard.body).toEqual({
    name: 'Student Council 2027',
    positions: [
      { _id: 'one', title: 'President', limits: noLimits },
      { ...positions[1], limits: noLimits },
    ],
    reason: 'A mistake in the name.',
  });
});

test('saving the form chooses the usual rule of a tie where nobody had', async () => {
  show(false);
  const [election] = dashboard.elections;
  const kind = 'tie-rule-usual' as const;
  const about = { isBlocking: false, who: 'officers' as const, count: 0, position: '' };
  dashboard.lacks.set(election?._id ?? '', [{ kind, ...about }]);
  await expect.element(page.getByText('Nobody chose how a tie is decided')).toBeVisible();
  await field('Reason').fill('It was missing.');
  await press('Save changes');
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  expect(dashboard.body).toEqual({ rules: usualRules, reason: 'It was missing.' });
});

test('after the first vote all but name, text and picture is shown as fixed', async () => {
  show(true);
  await expect.element(field('Election name')).toBeEnabled();
  await expect.element(page.getByLabelText('Voting opens')).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: 'Live' })).toBeDisabled();
  await expect
    .element(page.getByRole('button', { name: 'Rename Treasurer', exact: true }))
    .toBeDisabled();
  const sentence = 'This cannot be changed after the first vote.';
  expect(frozen()).toEqual(Array.from({ length: 6 }, () => sentence));
});

test('before voting opens nothing is fixed, and no reason is asked for', async () => {
  const hour = 3_600_000;
  const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  show(false, { startDate: inHours(1), endDate: inHours(5), nominationsCloseAt: inHours(1) });
  await expect.element(page.getByLabelText('Voting opens')).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Remove Treasurer' })).toBeVisible();
  expect(frozen()).toEqual([]);
  await expect.element(field('Reason')).not.toBeInTheDocument();
});
