import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// A draft that another release kept on this device.

const here = '?section=organize-election';
const field = (label: string) => page.getByRole('textbox', { name: label });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

let dashboard: DashboardServer;
let keys: string[];
beforeEach(async () => {
  dashboard = startDashboard('council');
  // By whose keys it is kept.
  showDashboard(here);
  await field('Positions').fill('President');
  await press('Enter candidates');
  await field('President').fill('Mina Iyer');
  const found = () => Object.keys(localStorage).filter((key) => key.startsWith('organize'));
  await expect.poll(found).toHaveLength(2);
  keys = found().toSorted().toReversed();
  await page.getByRole('button', { name: /^Organize Election/ }).click();
  localStorage.clear();
});

async function open(election: object | null, candidates: object | null = null): Promise<void> {
  for (const [at, draft] of [election, candidates].entries()) {
    if (draft !== null) localStorage.setItem(keys[at] ?? '', JSON.stringify(draft));
  }
  await page.getByRole('button', { name: /^Organize Election/ }).click();
}

async function saved(): Promise<unknown> {
  await press('Save as draft');
  await expect.poll(() => dashboard.calls).toContain('POST /election/create');
  return dashboard.body;
}

const limits = { branches: [], years: [], groups: [] };
const former = {
  name: 'Council 2027',
  positions: [{ title: 'President', limits }],
  supporters: { proposers: 2, seconders: 0, from: limits, own: [] },
  rules: { tie: 'run-off', seed: 'dice', source: '', minutes: 60, leaving: 'next', appealDays: 5 },
};

test('one of 0.3.0 is converted whole: days for appeals are hours, and what was not asked is as it was', async () => {
  await open(former);
  await expect.element(field('Election name')).toHaveValue('Council 2027');
  expect(await saved()).toMatchObject({
    name: 'Council 2027',
    positions: [{ title: 'President' }],
    supporters: { proposers: 2, among: 'position' },
    rules: { tie: 'run-off', leaving: 'next', complaints: { hours: 120, after: 'results' } },
  });
});

test('days that 0.3.0 could not read are as usual, and the part that broke there opens', async () => {
  await open({ ...former, rules: { ...former.rules, appealDays: null } });
  await press('Change rules');
  await press('Change the time for complaints');
  await expect.element(page.getByLabelText('Hours for complaints')).toHaveValue('72');
});

test.each([
  ['a later one', { version: 3, name: 'Council 2027' }],
  ['a field that nobody knows here', { ...former, quotas: 3 }],
  ['a value that is none', { version: 2, standings: 'on-demand', name: 'Council 2027' }],
])(
  'what cannot be read is not read by half, but offered to be thrown away: %s',
  async (_, draft) => {
    await open(draft);
    await expect.element(page.getByRole('status').getByText(/another release wrote/)).toBeVisible();
    await expect.element(field('Election name')).not.toBeInTheDocument();
    // Until somebody says so it stays.
    expect(JSON.parse(String(localStorage.getItem(keys[0] ?? '')))).toEqual(draft);
    await press('Throw the draft away');
    await expect.element(field('Election name')).toHaveValue('');
    expect(localStorage.getItem(keys[0] ?? '')).toBe(null);
  },
);

test('candidates of an earlier release are there; those of a later one go with their draft', async () => {
  await open(former, { lines: { President: { text: 'Mina Iyer', chosen: {} } }, checked: [] });
  await press('Enter candidates');
  await expect.element(field('President')).toHaveValue('Mina Iyer');
  await page.getByRole('button', { name: /^Organize Election/ }).click();
  await open(null, { version: 3, lines: {} });
  await press('Throw the draft away');
  await expect.element(field('Election name')).toHaveValue('');
  expect(localStorage.getItem(keys[1] ?? '')).toBe(null);
});
