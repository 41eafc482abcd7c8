import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishInForm } from '#tests/support/publish-in-form.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// One position for each class: looked over, written, and from then on a line as any other.

const here = '?section=organize-election';
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const select = (label: string | RegExp) => page.getByRole('combobox', { name: label });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
const positions = () => (field('Positions').element() as HTMLTextAreaElement).value.split('\n');

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
  const listed = { hasMailServer: true, listed: 1800, withAddress: 1800, accounts: 3, groups: [] };
  dashboard.voterSources = listed;
  dashboard.classes = {
    byList: true,
    columns: [
      { column: 'Category', people: 500, values: [{ value: 'General', people: 500 }] },
      {
        ...{ column: 'Section', people: 480 },
        values: [
          { value: 'CSE-A', people: 57 },
          { value: 'CSE A', people: 6 },
          { value: 'ME-B', people: 414 },
          { value: 'BT', people: 3 },
        ],
      },
    ],
    numbers: [
      { branch: 'CS', year: '24', people: 300 },
      { branch: 'EC', year: '23', people: 200 },
    ],
  };
});

async function open(): Promise<void> {
  showDashboard(here);
  await field('Election name').fill('Classes 2027');
  await button('Add classes').click();
}
const sent = async () => {
  await button('Save as draft').click();
  await expect.poll(() => dashboard.calls).toContain('POST /election/create');
  return Object(dashboard.body) as { positions: unknown[]; standings?: string };
};
const ofGroups = (...groups: string[]) => ({ branches: [], years: [], groups });

test('the values of the column become positions, limited to their groups, and counts are hidden', async () => {
  await open();
  await expect.element(select('One for each')).toHaveValue('column:Section');
  await expect.element(page.getByText('Section: ME-B · 414 people')).toBeVisible();
  await expect
    .element(page.getByText('20 people have no value here', { exact: false }))
    .toBeVisible();
  await expect
    .element(page.getByText('Everybody will read these titles', { exact: false }))
    .toBeVisible();
  await button('Add 2 positions').click();
  const done =
    '2 positions are added. The smallest has 63 people, so counts are hidden until voting closes.';
  await expect.element(page.getByText(done)).toHaveFocus();
  expect(positions()).toEqual(['Class Representative CSE-A', 'Class Representative ME-B']);
  expect(await sent()).toMatchObject({
    standings: 'after-close',
    positions: [
      {
        title: 'Class Representative CSE-A',
        limits: ofGroups('Section: CSE-A', 'Section: CSE A'),
      },
      { title: 'Class Representative ME-B', limits: ofGroups('Section: ME-B') },
    ],
  });
});

test('what is written in several ways can be kept apart, and a small class joins or is ticked', async () => {
  await open();
  await box('Keep apart: CSE-A: 57 people, CSE A: 6 people').click();
  await select('BT: 3 people').selectOptions('Together with ME-B');
  await expect.element(button('Add 3 positions')).toBeVisible();
  await select('BT: 3 people').selectOptions(
    'A position, although its result will show how they voted',
  );
  await expect.element(button('Add 4 positions')).toBeVisible();
  await select('BT: 3 people').selectOptions('Together with ME-B');
  await field('Title').fill('Rep of {Section} 2027');
  await button('Add 3 positions').click();
  expect(await sent()).toMatchObject({
    positions: [
      { title: 'Rep of CSE A 2027', limits: ofGroups('Section: CSE A') },
      { title: 'Rep of CSE-A 2027', limits: ofGroups('Section: CSE-A') },
      { title: 'Rep of ME-B, BT 2027', limits: ofGroups('Section: ME-B', 'Section: BT') },
    ],
  });
});

test('a column that does not name classes is asked about first', async () => {
  await open();
  await select('One for each').selectOptions('Category of the voter list');
  await expect.element(button('Add 1 position')).toBeDisabled();
  await box('“Category” may be public').click();
  await button('Add 1 position').click();
  expect(positions()).toEqual(['Class Representative General']);
  // With enough people in each nothing is hidden for that.
  expect((await sent()).standings).toBeUndefined();
});

test('without a list the values are of accounts, others are typed, and what is no code is said', async () => {
  dashboard.voterSources = { ...dashboard.voterSources, listed: 0 };
  dashboard.classes = { ...dashboard.classes, byList: false, columns: [] };
  await open();
  await expect
    .element(page.getByText('these are the accounts of now', { exact: false }))
    .toBeVisible();
  await field('Others').fill('me');
  await expect.element(field('Others')).toHaveAccessibleDescription(/“ME” is no/);
  await expect.element(button('Add 2 positions')).toBeDisabled();
  await field('Others').fill('me 24, cs 24');
  await button('Add 3 positions').click();
  expect(positions()).toEqual([
    'Class Representative CS 24',
    'Class Representative EC 23',
    'Class Representative ME 24',
  ]);
  expect((await sent()).positions[2]).toEqual({
    title: 'Class Representative ME 24',
    limits: { branches: ['ME'], years: ['24'], groups: [] },
  });
});

test('the start offers it first, and its one line gives way; what else stands there stays', async () => {
  showDashboard(here);
  await button('Use a template').click();
  await select('Start from').selectOptions('Class representative');
  await expect.element(button('Add 2 positions')).toBeVisible();
  await field('Positions').fill('Class Representative\nPresident');
  await button('Add 2 positions').click();
  expect(positions()).toEqual([
    'President',
    'Class Representative CSE-A',
    'Class Representative ME-B',
  ]);
});

test('more than an election can have are not written', async () => {
  const values = Array.from({ length: 900 }, (_, at) => ({ value: `S${at}`, people: 9 }));
  dashboard.classes.columns = [{ column: 'Section', people: 8100, values }];
  await open();
  await expect.element(page.getByText(/^An election has at most/)).toBeVisible();
  await expect.element(button('Add 900 positions')).toBeDisabled();
});

test('it goes by keyboard alone', async () => {
  await open();
  (select('One for each').element() as HTMLElement).focus();
  for (
    let tab = 0;
    tab < 12 &&
    !button(/^Add 2/)
      .element()
      .matches(':focus');
    tab += 1
  ) {
    await userEvent.tab();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('2 positions are added.', { exact: false })).toHaveFocus();
});

test('Check says whom no position is for, and publishes with a tick; the smallest position is told', async () => {
  const names = ['Asha', 'Om', 'Nida', 'Ravi', 'Zoya'];
  dashboard.inNone = { inNone: { people: 20, names } };
  dashboard.limited = [{ position: 'Class Representative CSE-A', voters: 63, names: [] }];
  await open();
  await button('Add 2 positions').click();
  await button('Change rules').click();
  await button('Change when counts show').click();
  await page.getByRole('radio', { name: 'Live', exact: true }).click();
  const few = page.getByText('One of the positions has 63 voters.', { exact: false });
  await expect.element(few).toBeVisible();
  await button('Check and publish').click();
  const said = '20 people are in none of the positions, such as Asha, Om, Nida, Ravi, Zoya.';
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(few).toBeVisible();
  await expect.element(button('Publish election')).not.toBeInTheDocument();
  await box('They vote for nothing: publish all the same').click();
  await publishInForm('Classes 2027');
  expect(dashboard.calls).toContain('POST /election/create');
});
