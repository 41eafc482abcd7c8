import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { publishInForm } from '#tests/support/publish-in-form.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// Who may read ranked ballots, and for how many positions one person can stand.

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const changeLists = page.getByRole('button', { name: 'Change who may read ranked ballots' });
const changeOnePost = page.getByRole('button', {
  name: 'Change for how many positions one person can stand',
});

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
});

async function organize(positions: string): Promise<void> {
  showDashboard('?section=organize-election');
  await field('Election name').fill('Council 2027');
  await field('Positions').fill(positions);
  await press('Change rules');
}

async function publish(): Promise<unknown> {
  await press('Check and publish');
  await publishInForm('Council 2027');
  return dashboard.body;
}

test('where nobody ranks nothing is asked, and one position needs no rule for several', async () => {
  await organize('President');
  await expect
    .element(page.getByRole('button', { name: 'Change what decides a tie' }))
    .toBeVisible();
  await expect.element(changeLists).not.toBeInTheDocument();
  await expect.element(changeOnePost).not.toBeInTheDocument();
  const sent = await publish();
  expect(sent).not.toHaveProperty('rankedLists');
  expect(sent).not.toHaveProperty('onePost');
});

test('where people rank it is asked who may read their ballots', async () => {
  await organize('President');
  await press('Change how positions are won');
  await press('UK union');
  await expect
    .element(page.getByText(/where there are at least 200 of them and at most 8 candidates/))
    .toBeVisible();
  await changeLists.click();
  await page.getByRole('radio', { name: 'Officers and observers' }).click();
  expect(await publish()).toMatchObject({ rankedLists: 'rounds-only' });
});

test('of several positions one person can have one', async () => {
  await organize('President\nTreasurer');
  await expect
    .element(page.getByText('One person can be a candidate for several positions.'))
    .toBeVisible();
  await changeOnePost.click();
  const box = page.getByRole('checkbox', {
    name: 'Each person can be a candidate for one position.',
  });
  await box.click();
  await press('Check and publish');
  await expect.element(heading('Check Council 2027')).toHaveFocus();
  await expect
    .element(page.getByText('Each person can be a candidate for one position.'))
    .toBeVisible();
  await press('Go back');
  expect(await publish()).toMatchObject({ onePost: true });
});
