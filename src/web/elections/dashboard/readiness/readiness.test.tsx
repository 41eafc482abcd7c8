import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Election } from '#contract/election-shapes.ts';
import type { Lack } from '#core/elections/readiness.ts';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { address, showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const noList: Lack = {
  kind: 'no-voter-list',
  isBlocking: true,
  who: 'officers',
  count: 0,
  position: '',
};
const noCandidate: Lack = {
  kind: 'no-candidates',
  isBlocking: false,
  who: 'officers',
  count: 0,
  position: 'President',
};

function showWith(
  lacks: Lack[],
  role: 'admin' | 'observer' = 'admin',
  state = 'published' as const,
) {
  const dashboard = startDashboard(role);
  const election = anElection('Council 2026', { state });
  dashboard.elections = [election];
  dashboard.lacks.set(election._id, lacks);
  showDashboard('?section=election-list');
  return { dashboard, election };
}

const opener = page.getByRole('button', { name: /to do: check Council 2026/ });
const dialog = page.getByRole('dialog');

test('a row says how much is missing; the list says what, who can help, and leads there', async () => {
  showWith([noList, noCandidate]);
  await opener.click();
  await expect.element(dialog.getByText('The voter list is empty')).toBeVisible();
  await expect.element(dialog.getByText('Needed')).toBeVisible();
  await expect.element(dialog.getByText('No candidate for President')).toBeVisible();
  await dialog.getByRole('link', { name: 'Open the voter list' }).click();
  await expect.poll(() => address.search).toBe('?section=voter-list');
});

test('a row of a complete election has no such button', async () => {
  showWith([]);
  await expect.element(page.getByRole('link', { name: 'Council 2026' })).toBeVisible();
  expect(opener.elements()).toEqual([]);
});

test('an observer reads what is missing and is led nowhere', async () => {
  showWith([noList], 'observer');
  await opener.click();
  await expect.element(dialog.getByText('The voter list is empty')).toBeVisible();
  expect(dialog.getByRole('link').elements()).toEqual([]);
});

async function openPublish(
  lacks: Lack[],
  as = (election: Election) => election,
  limited: ReturnType<typeof startDashboard>['limited'] = [],
  inNone: ReturnType<typeof startDashboard>['inNone'] = {},
) {
  const dashboard = startDashboard('council');
  dashboard.limited = limited;
  dashboard.inNone = inNone;
  const election = as(anElection('Council 2026', { state: 'draft' }));
  dashboard.elections = [election];
  dashboard.lacks.set(election._id, lacks);
  showDashboard('?section=election-list');
  await page
    .getByRole('button', { name: /Council 2026/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  return dashboard;
}

test('before a draft is published each limited position says how many vote for it, and names five', async () => {
  const names = ['Asha', 'Om', 'Nida', 'Ravi', 'Zoya'];
  const titles = ['Seat', 'Nobody', 'One'];
  const positions = titles.map((title) => ({ _id: title, title }));
  await openPublish([], (election) => ({ ...election, positions }), [
    { position: 'Seat', voters: 12, names },
    { position: 'Nobody', voters: 0, names: [] },
    { position: 'One', voters: 1, names: ['Asha'] },
  ]);
  for (const text of [
    '3 positions: 3 with nobody.',
    '12 people can vote for it now, such as Asha, Om, Nida, Ravi, Zoya.',
    'Nobody could vote for it now.',
    '1 person can vote for it now: Asha.',
  ]) {
    await expect.element(dialog.getByText(text)).toBeVisible();
  }
  const none = dialog.getByText('Nobody could vote for it now.');
  await expect.element(none).toHaveClass('font-semibold');
});

test('a draft with people whom no position is for is published with a tick, and few voters are told', async () => {
  const limited = [{ position: 'Seat', voters: 12, names: [] }];
  const inNone = { people: 2, names: ['Asha', 'Om'] };
  const dashboard = await openPublish(
    [],
    (election) => ({ ...election, standings: 'live' }),
    limited,
    {
      inNone,
    },
  );
  const said = '2 people are in none of the positions: Asha, Om.';
  await expect.element(dialog.getByText(said)).toBeVisible();
  await expect
    .element(dialog.getByText('One of the positions has 12 voters.', { exact: false }))
    .toBeVisible();
  const publish = dialog.getByRole('button', { name: 'Publish' });
  await expect.element(publish).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /^They vote for nothing/ }).click();
  await publish.click();
  await expect
    .poll(() => dashboard.calls.some((one) => one.startsWith('POST /election/publish/')))
    .toBe(true);
});

test('a draft without what must be there cannot be published, and says what', async () => {
  await openPublish([noList]);
  await expect.element(dialog.getByText('This election cannot be published yet.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Publish' }).elements()).toEqual([]);
});

test('a draft with warnings can be published', async () => {
  const dashboard = await openPublish([noCandidate]);
  await expect.element(dialog.getByText('No candidate for President')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect
    .poll(() => dashboard.calls.some((one) => one.startsWith('POST /election/publish/')))
    .toBe(true);
});

test('by which rules a draft is held is told before it is published', async () => {
  const limits = { branches: [], years: [], groups: ['women'] };
  await openPublish([], (election) => ({
    ...election,
    positions: [{ _id: 'p', title: 'President', seats: 2, candidacy: limits }],
    onePost: true,
    rules: { ...election.rules, tie: 'run-off', leaving: 'next' },
  }));
  const rules = dialog.getByText(/^President: 2 seats, 1 choice/);
  await expect.element(rules).toBeVisible();
  for (const one of [
    'President: only group women can be a candidate.',
    'Those who are tied are voted on again.',
    'If a candidate who has won drops out, the next one has the seat.',
  ]) {
    await expect.element(dialog.getByText(one)).toBeVisible();
  }
});

test('the form of an election shows beside it what is missing', async () => {
  const dashboard = startDashboard('admin');
  const election = anElection('Council 2026', { state: 'draft' });
  dashboard.elections = [election];
  dashboard.lacks.set(election._id, [noList]);
  showDashboard(`?section=organize-election&edit=${election._id}`);
  const region = page.getByRole('region', { name: 'Before you publish' });
  await expect.element(region.getByText('The voter list is empty')).toBeVisible();
});

test('what is recommended is told before publishing, and is not counted as missing', async () => {
  const recommended: Lack = {
    ...noCandidate,
    kind: 'no-second-officer',
    who: 'admin',
    position: '',
  };
  await openPublish([recommended]);
  await expect.element(dialog.getByText('Nothing is missing.')).toBeVisible();
  await expect.element(dialog.getByText('Recommended')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Publish' })).toBeVisible();
  expect(opener.elements()).toEqual([]);
});
