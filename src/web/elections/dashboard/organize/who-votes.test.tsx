import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anElection } from '#tests/support/dashboard-elections.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';
import { workbookOf } from '#tests/support/workbook-of.ts';

const here = '?section=organize-election';
const field = (label: string) => page.getByRole('textbox', { name: label });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
/** A sentence of a part; the same may stand at its folded head. */
const said = (sentence: string) => page.getByText(sentence).first();

async function open(...buttons: string[]): Promise<void> {
  for (const button of buttons) await press(button);
}

async function fillIn(): Promise<void> {
  await field('Election name').fill('Student Council 2027');
  await field('Positions').fill('President');
}

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
});

/** A draft takes the same body as a publication, and asks nothing more. */
const saved = async () => {
  await press('Save as draft');
  await expect.poll(() => dashboard.calls).toContain('POST /election/create');
  // What it leaves out is what the call does in any case.
  return { voters: 'anybody', standings: 'live', ...Object(dashboard.body) };
};

test.each([
  [
    { hasMailServer: true, listed: 1204, withAddress: 1180 },
    '1,204 people on the voter list. 24 of them have no e-mail address.',
    { voters: 'proved', standings: 'live' },
  ],
  [
    { hasMailServer: false, listed: 7, withAddress: 7 },
    '7 people on the voter list.',
    { voters: 'listed', standings: 'after-close' },
  ],
  [
    { hasMailServer: true, listed: 0, withAddress: 0 },
    'Everybody with a confirmed e-mail address.',
    { voters: 'confirmed', standings: 'live' },
  ],
  [
    { hasMailServer: false, listed: 0, withAddress: 0 },
    'Everybody with an account, not only your students.',
    { voters: 'anybody', standings: 'live' },
  ],
])('what fits the campus is said, and sent untouched: %o', async (sources, said, sent) => {
  dashboard.voterSources = { ...sources, groups: [], accounts: 200 };
  showDashboard(here);
  await expect.element(page.getByText(said)).toBeVisible();
  const proves = page.getByText('They prove their number.').elements();
  expect(proves).toHaveLength(sent.voters === 'proved' ? 1 : 0);
  await fillIn();
  expect(await saved()).toMatchObject(sent);
});

test('addresses of some domains are said, and a wrong domain is refused beside the field', async () => {
  dashboard.voterSources = { ...dashboard.voterSources, hasMailServer: true };
  showDashboard(here);
  await fillIn();
  await open('Change voters', 'Change how voters are known');
  const domains = field('Domains of the addresses');
  await domains.fill('@Campus.example, nonsense');
  await press('Save as draft');
  await expect.element(domains).toHaveFocus();
  await expect.element(domains).toHaveAccessibleDescription(/“nonsense” is no domain/);
  await domains.fill('@Campus.example');
  await expect
    .element(page.getByText('Everybody with a confirmed e-mail address at campus.example.'))
    .toBeVisible();
  expect(await saved()).toMatchObject({ voters: 'confirmed', mailDomains: ['campus.example'] });
});

test('some: codes are checked, said, and sent as lists', async () => {
  showDashboard(here);
  await fillIn();
  await open('Change voters', 'Change who can vote');
  await radio('Some roles, branches or years').click();
  await press('Save as draft');
  await expect
    .element(field('Branches'))
    .toHaveAccessibleDescription(/Choose at least one role, branch or year/);
  await field('Branches').fill('cs, m3');
  await expect.element(page.getByText('“M3” is no branch: two letters, such as CS')).toBeVisible();
  await field('Branches').fill('cs me CS');
  await field('Years of entry').fill('23');
  await expect.element(page.getByText('Only branches CS and ME, year 23.')).toBeVisible();
  expect(await saved()).toMatchObject({
    electorate: { kind: 'some', roles: [], branches: ['CS', 'ME'], years: ['23'] },
  });
});

test('a list of its own: counted before it is sent, known by it, with the lines not understood', async () => {
  showDashboard(here);
  await fillIn();
  await open('Change voters', 'Change who can vote');
  await radio('People on a voter list of this election').click();
  await page.getByLabelText('Choose a file').upload(new File(['PK\u0003\u0004'], 'roll.csv'));
  await expect.element(page.getByText(/^This is a packed file/)).toBeVisible();
  const lines =
    'Name,Number\nMeher,0177cs231042\nTenzin,0177ME23111\nFarhan,0177IT241003\nA,0177CS231042';
  await page.getByLabelText('Choose a file').upload(new File([lines], 'roll.csv'));
  await expect.element(page.getByText('2 people on a list of this election.')).toBeVisible();
  await expect.element(page.getByText('1 number listed twice')).toBeVisible();
  await expect.element(page.getByText('1 line without an enrollment number')).toBeVisible();
  // Live counts are advised against here.
  await open('Change rules', 'Change when counts show');
  await radio('Live').click();
  await expect.element(page.getByText(/^There are fewer than 200 people/)).toBeVisible();
  expect(await saved()).toMatchObject({
    voters: 'listed',
    electorate: { kind: 'roll', numbers: ['0177CS231042', '0177IT241003'] },
  });
});

test('of a workbook another sheet can be chosen, and its hidden rows are told', async () => {
  showDashboard(here);
  await fillIn();
  await open('Change voters', 'Change who can vote');
  await radio('People on a voter list of this election').click();
  const bytes = workbookOf({
    'First years': ['Number', '0177CS240001'],
    Others: ['Number', '0177CS230001', '(0177CS230002)'],
  });
  await page.getByLabelText('Choose a file').upload(new File([bytes], 'students.xlsx'));
  await expect.element(page.getByText('1 person on a list of this election.')).toBeVisible();
  const hidden = page.getByText('One row is hidden in this sheet', { exact: false });
  await expect.element(hidden).not.toBeInTheDocument();
  await page.getByLabelText('Sheet').selectOptions('Others');
  await expect.element(hidden).toBeVisible();
  expect(await saved()).toMatchObject({
    electorate: { kind: 'roll', numbers: ['0177CS230001', '0177CS230002'] },
  });
});

test('a position is limited to a branch, a year and a group; the line keeps it when it moves', async () => {
  const groups = ['Chess', 'Hostel A'];
  dashboard.voterSources = { ...dashboard.voterSources, listed: 7, withAddress: 7, groups };
  showDashboard(here);
  await fillIn();
  await open('Change voters', 'Change who votes for a position', 'President: all voters.');
  await field('Branches').fill('computers');
  await press('Save as draft');
  await expect.element(field('Branches')).toHaveFocus();
  await expect.element(field('Branches')).toHaveAccessibleDescription(/“COMPUTERS” is no branch/);
  await field('Branches').fill('cs');
  await field('Years of entry').fill('24');
  await field('Groups').fill('Hostel A');
  await expect
    .element(page.getByText('President: only branch CS, year 24, group Hostel A.').first())
    .toBeVisible();
  await expect.element(box('Only who is in all of these groups')).not.toBeInTheDocument();
  await field('Groups').fill('Hostel A, Year: 2');
  await expect
    .element(page.getByText('any of the groups Hostel A and Year: 2.', { exact: false }).first())
    .toBeVisible();
  await box('Only who is in all of these groups').click();
  await expect
    .element(page.getByText('all of the groups Hostel A and Year: 2.', { exact: false }).first())
    .toBeVisible();
  await field('Positions').fill('Treasurer\nPresident');
  const limits = { branches: ['CS'], years: ['24'], groups: ['Hostel A', 'Year: 2'] };
  expect(await saved()).toMatchObject({
    positions: [
      { title: 'Treasurer' },
      { title: 'President', limits: { ...limits, allGroups: true } },
    ],
  });
});

test('before it is published each limited position says how many could vote for it, and names five', async () => {
  const names = ['Asha', 'Om', 'Nida', 'Ravi', 'Zoya'];
  dashboard.limited = [{ position: 'President', voters: 12, names }];
  showDashboard(here);
  await fillIn();
  await press('Check and publish');
  await expect.element(page.getByRole('heading', { name: /Student Council 2027/ })).toBeVisible();
  expect(dashboard.calls).not.toContain('POST /election/count-limited');
  await press('Go back');
  await open('Change voters', 'Change who votes for a position', 'President: all voters.');
  await field('Branches').fill('cs');
  await press('Check and publish');
  const said = '12 people can vote for it now, such as Asha, Om, Nida, Ravi, Zoya.';
  await expect.element(page.getByText(said)).not.toHaveClass('font-semibold');
});

test('a group needs the voter list: the part with the mistake opens', async () => {
  dashboard.voterSources = { ...dashboard.voterSources, listed: 7, groups: ['Chess'] };
  showDashboard(here);
  await fillIn();
  await open('Change voters', 'Change how voters are known');
  await radio('Anybody who registers').click();
  await press('Change who can vote');
  await radio('Some roles, branches or years').click();
  await field('Groups').fill('Chess');
  await press('Save as draft');
  await expect.element(page.getByText(/^Groups are on the voter list/)).toBeVisible();
  await expect.element(radio('Anybody who registers')).toHaveFocus();
});

test('who can be a candidate: limits, and conditions a line each, which the preview shows', async () => {
  showDashboard(here);
  await fillIn();
  await open('Change rules', 'Change who can be a candidate');
  const conditions = field('Conditions for candidates');
  await conditions.fill('Full-time student\n\nFull-time student');
  await press('Save as draft');
  await expect
    .element(conditions)
    .toHaveAccessibleDescription(/"Full-time student" is listed twice/);
  await conditions.fill(' Full-time student \n\nAt least 75 % attendance');
  await field('Branches').fill('cs');
  await expect.element(said('Only branch CS can be a candidate, on 2 conditions.')).toBeVisible();
  await open('Add description or picture', 'Preview as a voter');
  await expect
    .element(page.getByRole('dialog').getByText('At least 75 % attendance'))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await saved()).toMatchObject({
    candidacy: { branches: ['CS'], years: [], groups: [] },
    candidateConditions: ['Full-time student', 'At least 75 % attendance'],
  });
});

test('rules: batches and a public number are checked, said and sent', async () => {
  showDashboard(here);
  await fillIn();
  await open('Change rules', 'Change when counts show');
  await radio('In batches').click();
  await field('Votes in a batch').fill('1');
  await press('Save as draft');
  await expect
    .element(field('Votes in a batch'))
    .toHaveAccessibleDescription(/Enter a whole number from 2 to 1000\./);
  await field('Votes in a batch').fill('50');
  await press('Change what decides a tie');
  await radio('A public number').click();
  await field('Who publishes it, and where').fill('Kerala lottery');
  await expect.element(said('A public number decides a tie: Kerala lottery.')).toBeVisible();
  await press('Change what happens when somebody leaves');
  await radio('Vote again').click();
  expect(await saved()).toMatchObject({
    standings: 'in-batches',
    standingsBatch: 50,
    rules: { tie: 'draw', seed: 'public-number', source: 'Kerala lottery', leaving: 'vote-again' },
  });
});

test('an edit shows how voters are known, and sends what was changed', async () => {
  const limits = { branches: ['CS'], years: [], groups: [] };
  dashboard.elections = [
    anElection('Spring', {
      startDate: '2026-04-16T09:00:00.000Z',
      endDate: '2026-04-18T09:00:00.000Z',
      voters: 'confirmed',
      mailDomains: ['campus.example'],
      positions: [{ _id: 'p1', title: 'Seat of CS', limits }],
    }),
  ];
  showDashboard(`${here}&edit=${dashboard.elections[0]?._id}`);
  await open('Change voters', 'Change who votes for a position', 'Seat of CS: only branch CS.');
  await field('Branches').fill('');
  await press('Save changes');
  await expect
    .poll(() => dashboard.body)
    .toEqual({
      version: 0,
      positions: [
        { _id: 'p1', title: 'Seat of CS', limits: { branches: [], years: [], groups: [] } },
      ],
      reason: '',
    });
});
