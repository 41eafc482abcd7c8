import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inToast } from '#tests/support/in-toast.ts';
import { anElection } from '#tests/support/dashboard-elections.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

// Who can be a candidate for one position, and until when candidates can withdraw, in the form of an election.

const field = (label: string) => page.getByLabelText(new RegExp(`^${label}`));
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const who = page.getByRole('combobox', { name: 'Who can be a candidate' });
const ofGroups = page.getByRole('textbox', { name: 'Groups' });
const women = { branches: [], years: [], groups: ['women'] };

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
  const groups = ['women'];
  dashboard.voterSources = { ...dashboard.voterSources, listed: 300, groups };
});

async function organize(): Promise<void> {
  showDashboard('?section=organize-election');
  await page.getByRole('textbox', { name: 'Election name' }).fill('College Union 2027');
  await page.getByRole('textbox', { name: 'Positions' }).fill('Chair\nVice-chair');
}

const saved = async () => {
  await press('Save as draft');
  await expect.poll(() => dashboard.calls).toContain('POST /election/create');
  return dashboard.body;
};

test('a position can be for women alone while everybody votes for it', async () => {
  await organize();
  await press('Change rules');
  await press('Change who can be a candidate');
  await expect.element(page.getByText('Chair: those who vote for it.').first()).toBeVisible();
  await press('Change who can be a candidate for Vice-chair');
  await expect.element(who).toHaveValue('voters');
  await who.selectOptions('own');
  await ofGroups.nth(1).fill('women');
  await expect
    .element(page.getByText('Vice-chair: only group women can be a candidate.').first())
    .toBeVisible();
  await press('Check and publish');
  await expect
    .element(page.getByText('Vice-chair: only group women can be a candidate.'))
    .toBeVisible();
  await press('Go back');
  expect(await saved()).toMatchObject({
    positions: [{ title: 'Chair' }, { title: 'Vice-chair', candidacy: women }],
  });
});

test('withdrawals have a moment of their own, between nominations and the opening', async () => {
  await organize();
  await press('Change dates');
  await field('Nominations close').fill('2030-01-08T13:00');
  await field('Voting opens').fill('2030-01-10T09:30');
  await field('Voting closes').fill('2030-01-10T13:30');
  await press('Change when withdrawals close');
  await field('Withdrawals close').fill('2030-01-10T10:00');
  await press('Check and publish');
  await expect
    .element(field('Withdrawals close'))
    .toHaveAccessibleDescription(/Withdrawals must close before voting opens/);
  await field('Withdrawals close').fill('2030-01-09T15:00');
  await expect.element(page.getByText(/^Candidates can withdraw until Wed/)).toBeVisible();
  expect(await saved()).toMatchObject({ withdrawalsCloseAt: '2030-01-09T09:30:00.000Z' });
});

test('an edit shows both, and sends both only where they are changed', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const election = anElection('Union 2027', {
    positions: [{ _id: 'one', title: 'Vice-chair', candidacy: women }],
    startDate: inHours(30),
    endDate: inHours(35),
    nominationsCloseAt: inHours(10),
    withdrawalsCloseAt: inHours(20),
  });
  dashboard.elections = [election];
  showDashboard(`?section=organize-election&edit=${election._id}`);
  await press('Change dates');
  await press('Change when withdrawals close');
  await field('Withdrawals close').fill('');
  await press('Change rules');
  await press('Change who can be a candidate');
  await press('Change who can be a candidate for Vice-chair');
  await who.selectOptions('voters');
  await press('Save changes');
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  expect(dashboard.body).toEqual({
    version: 0,
    withdrawalsCloseAt: '',
    positions: [{ _id: 'one', title: 'Vice-chair', candidacy: null }],
    reason: '',
  });
});

const ownListed = (ownGroups: string[]) => {
  const election = anElection('Hostel council', {
    positions: [{ _id: 'one', title: 'Chair' }],
    electorate: { kind: 'roll', rollSize: 40 },
    voters: 'listed',
    state: 'draft',
  });
  dashboard.voterSources = { ...dashboard.voterSources, groups: ['of the campus'] };
  dashboard.elections = [election];
  dashboard.ownGroups = ownGroups;
  showDashboard(`?section=organize-election&edit=${election._id}`);
};

test('an election with a list of its own offers the groups of that list', async () => {
  ownListed(['First year', 'women']);
  await press('Change voters');
  await press('Change who votes for a position');
  await press('Chair: all voters.');
  await expect
    .element(ofGroups)
    .toHaveAccessibleDescription(/From the voter list, with commas: First year, women\./);
  await press('Change rules');
  await press('Change who can be a candidate');
  await expect.element(ofGroups).toHaveAccessibleDescription(/: First year, women\./);
  await expect
    .element(page.getByText('Everybody on the voter list can be a candidate.').first())
    .toBeVisible();
});

test('a list without groups says where they come from', async () => {
  ownListed([]);
  await press('Change voters');
  await press('Change who votes for a position');
  await press('Chair: all voters.');
  await expect
    .element(page.getByText(/^The voter list of this election has no groups yet\./))
    .toBeVisible();
  await expect.element(ofGroups).not.toBeInTheDocument();
});
