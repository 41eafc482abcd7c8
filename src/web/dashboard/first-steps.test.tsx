import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { address, showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';
import { isSameTimeZone } from '#web/campus/time-zones.ts';

const steps = page.getByRole('region', { name: 'First steps' });
const titles = () =>
  steps
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

test('an admin of a new campus has four steps, ticked when they are done, and the way to each', async () => {
  const dashboard = startDashboard();
  dashboard.care = { ...dashboard.care, officers: 1 };
  showDashboard();
  await expect
    .poll(titles)
    .toEqual(['Name and logoDone', 'A second officer', 'Who votes', 'The first election']);
  await expect
    .element(steps.getByRole('link', { name: 'Name and logo' }))
    .toHaveAttribute('href', '/settings');
  await expect
    .element(steps.getByRole('link', { name: 'Who votes' }))
    .toHaveAttribute('href', '/dashboard/voters?section=voter-list');
  await expect.element(steps.getByText(`${window.location.origin}/register`)).toBeVisible();
  await steps.getByRole('button', { name: 'Share “Registration”' }).click();
  const shared = page.getByRole('dialog', { name: 'Share “Registration”' });
  await expect
    .element(shared.getByRole('textbox', { name: 'Link' }))
    .toHaveValue(`${window.location.origin}/register`);
  await shared.getByRole('button', { name: 'Close' }).click();
  await steps.getByRole('link', { name: 'The first election' }).click();
  await expect.poll(() => address.search).toBe('?section=organize-election');
});

test('the top of the dashboard leads to them, below the six sections', async () => {
  startDashboard();
  showDashboard();
  await page.getByRole('link', { name: 'See the first steps' }).click();
  await expect.element(steps.getByRole('heading', { name: 'First steps' })).toHaveFocus();
});

test('a list of voters and a second officer are ticked; a draft is no first election', async () => {
  const dashboard = startDashboard('council');
  dashboard.voterSources = { ...dashboard.voterSources, listed: 300 };
  dashboard.elections = [anElection('Sports', { state: 'draft' })];
  showDashboard();
  await expect
    .poll(titles)
    .toEqual(['A second officerDone', 'Who votesDone', 'The first election']);
});

test('with the first published election they are gone', async () => {
  const dashboard = startDashboard();
  dashboard.elections = [anElection('Sports')];
  showDashboard();
  await expect.element(page.getByRole('button', { name: /^Election List 1 open/ })).toBeVisible();
  expect(steps.elements()).toEqual([]);
  expect(page.getByRole('link', { name: 'See the first steps' }).elements()).toEqual([]);
});

test('two names of one time zone are the same', () => {
  expect(isSameTimeZone('Asia/Kolkata', 'Asia/Calcutta')).toBe(true);
  expect(isSameTimeZone('Asia/Kolkata', 'Asia/Tokyo')).toBe(false);
  expect(isSameTimeZone('Nowhere/Land', 'Asia/Tokyo')).toBe(false);
});
