import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inToast } from '#tests/support/in-toast.ts';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { publishInForm } from '#tests/support/publish-in-form.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// How many proposers and seconders candidates need, in the form of an election.

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const branches = page.getByRole('textbox', { name: 'Branches' });
const own = page.getByRole('combobox', { name: 'Of the candidate’s own' });
const noLimits = { branches: [], years: [], groups: [] };

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
});

async function openPart(): Promise<void> {
  await press('Change rules');
  await press('Change who supports candidates');
}

async function organize(): Promise<void> {
  showDashboard('?section=organize-election');
  await field('Election name').fill('Student Council 2027');
  await field('Positions').fill('President');
  await openPart();
}

async function publish(): Promise<unknown> {
  await press('Check and publish');
  await publishInForm('Student Council 2027');
  return dashboard.body;
}

test('until somebody says otherwise candidates need nobody, and nothing of it is sent', async () => {
  await organize();
  await expect.element(page.getByText('Candidates need no proposers or seconders.')).toBeVisible();
  await expect.element(own).not.toBeInTheDocument();
  expect(await publish()).not.toHaveProperty('supporters');
});

test('proposers, seconders and from where: said in the form and in the check, and sent', async () => {
  await organize();
  await field('Proposers').fill('1');
  await field('Seconders').fill('2');
  await own.selectOptions('branch year');
  await branches.fill('cs');
  const sentence =
    'Each candidate needs 1 proposer and 2 seconders of branch CS and of the candidate’s own ' +
    'branch and year who may vote in the election.';
  await expect.element(page.getByText(sentence)).toBeVisible();
  await press('Check and publish');
  await expect.element(heading('Check Student Council 2027')).toHaveFocus();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await press('Go back');
  expect(await publish()).toMatchObject({
    supporters: {
      proposers: 1,
      seconders: 2,
      among: 'election',
      from: { ...noLimits, branches: ['CS'] },
      own: ['branch', 'year'],
    },
  });
});

test('where a position is for some voters, others can support its candidates or cannot', async () => {
  await organize();
  await field('Proposers').fill('1');
  const among = page.getByLabelText('Who can support a candidate');
  await expect.element(own).toBeVisible();
  await expect.element(among).not.toBeInTheDocument();
  await press('Change voters');
  await press('Change who votes for a position');
  await press('President: all voters.');
  await page.getByRole('textbox', { name: 'Branches' }).first().fill('CS');
  await openPart();
  await expect.element(among).toHaveValue('election');
  await among.selectOptions('position');
  await expect
    .element(page.getByText('Each candidate needs 1 proposer who may vote for the position.'))
    .toBeVisible();
  expect(await publish()).toMatchObject({ supporters: { proposers: 1, among: 'position' } });
});

test('what is no count, and a branch of no number, are told beside their fields', async () => {
  await organize();
  await field('Proposers').fill('301');
  await field('Seconders').fill('some');
  await branches.fill('C5!');
  await press('Check and publish');
  await expect.element(field('Proposers')).toHaveFocus();
  for (const label of ['Proposers', 'Seconders']) {
    await expect
      .element(field(label))
      .toHaveAccessibleDescription(/Enter a whole number from 0 to 300/);
  }
  await expect.element(branches).toBeInvalid();
});

test('an edit shows what holds, and none of both takes it away', async () => {
  const hour = 3_600_000;
  const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const election = anElection('Council 2027', {
    positions: [{ _id: 'one', title: 'President' }],
    supporters: { proposers: 1, seconders: 0, among: 'position', from: noLimits, own: [] },
    startDate: inHours(1),
    endDate: inHours(5),
    nominationsCloseAt: inHours(1),
  });
  dashboard.elections = [election];
  showDashboard(`?section=organize-election&edit=${election._id}`);
  await openPart();
  await expect.element(field('Proposers')).toHaveValue('1');
  await field('Proposers').fill('0');
  await press('Save changes');
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  expect(dashboard.body).toEqual({ version: 0, supporters: null, reason: '' });
});

test('what the numbers of the campus do not say is not offered', async () => {
  dashboard.numberFormats = ['[year:##]####'];
  await organize();
  await field('Proposers').fill('1');
  const values = () =>
    [...document.querySelectorAll<HTMLOptionElement>('select[name="supporters.own"] option')].map(
      (one) => one.value,
    );
  await expect.poll(values).toEqual(['', 'year']);
});

test('a number by position stands beside its way: said, checked and sent', async () => {
  showDashboard('?section=organize-election');
  await field('Election name').fill('Student Council 2027');
  await field('Positions').fill('President\nSenator');
  await openPart();
  await field('Seconders').fill('25');
  const once = page.getByRole('checkbox', { name: /one candidate of the whole election only/ });
  await once.click();
  await press('Change how positions are won');
  await press('Change Senator');
  await expect.element(field('Proposers for this position')).toHaveValue('');
  await field('Seconders for this position').fill('some');
  await press('Check and publish');
  await expect
    .element(field('Seconders for this position'))
    .toHaveAccessibleDescription(/Enter a whole number from 0 to 300/);
  await field('Seconders for this position').fill('12');
  await press('Check and publish');
  await expect.element(heading('Check Student Council 2027')).toHaveFocus();
  const sentence =
    'For Senator each candidate needs 12 seconders who may vote in the election, each for one candidate of the whole election.';
  await expect.element(page.getByText(sentence)).toBeVisible();
  await press('Go back');
  const body = await publish();
  expect(body).toMatchObject({ supporters: { seconders: 25, oneOfElection: true } });
  expect((body as { positions: unknown }).positions).toEqual([
    { title: 'President' },
    { title: 'Senator', supporters: { seconders: 12 } },
  ]);
});

test('an edit shows the number of a position, and an empty field goes back to that of the election', async () => {
  const hour = 3_600_000;
  const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const election = anElection('Council 2027', {
    positions: [{ _id: 'one', title: 'Senator', supporters: { seconders: 12 } }],
    supporters: { proposers: 0, seconders: 25, among: 'position', from: noLimits, own: [] },
    startDate: inHours(1),
    endDate: inHours(5),
    nominationsCloseAt: inHours(1),
  });
  dashboard.elections = [election];
  showDashboard(`?section=organize-election&edit=${election._id}`);
  await press('Change rules');
  await press('Change how positions are won');
  await press('Change Senator');
  await expect.element(field('Seconders for this position')).toHaveValue('12');
  await field('Seconders for this position').fill('');
  await press('Save changes');
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  expect(dashboard.body).toEqual({
    version: 0,
    positions: [{ _id: 'one', title: 'Senator', supporters: null }],
    reason: '',
  });
});
