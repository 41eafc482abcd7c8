import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anElection } from '#tests/support/dashboard-elections.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const here = '?section=organize-election';
const field = (label: string) => page.getByRole('textbox', { name: label });
const press = (name: string) => page.getByRole('button', { name }).click();
const known = page.getByRole('group', { name: 'How are voters known?' });
const card = (name: string) => known.getByRole('radio', { name, exact: true });

async function fillIn(): Promise<void> {
  await field('Election name').fill('Student Council Election 2027');
  await field('Description').fill('One vote for each position.');
  await page.getByLabelText('Voting opens').fill('2027-03-15T09:00');
  await page.getByLabelText('Voting closes').fill('2027-03-16T17:30');
  await page.getByRole('combobox', { name: 'New position' }).fill('President');
  await userEvent.keyboard('{Enter}');
}

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
});

test.each([
  ['a voter list is there', { hasMailServer: true, listed: 7 }, 'By the voter list, and proved'],
  [
    'a list is there, and no e-mail leaves',
    { hasMailServer: false, listed: 7 },
    'By the voter list',
  ],
  ['e-mails leave', { hasMailServer: true, listed: 0 }, 'By a confirmed e-mail address'],
  ['neither is there', { hasMailServer: false, listed: 0 }, 'Anybody who registers'],
])('what fits is preselected where %s', async (_, sources, name) => {
  dashboard.voterSources = { ...sources, withAddress: 0, groups: [] };
  showDashboard(here);
  await expect.element(card(name)).toBeChecked();
  expect(known.getByRole('radio').elements()).toHaveLength(4);
  await expect
    .element(card('Anybody who registers'))
    .toHaveAccessibleDescription(/One person can invent many students/);
});

test('an untouched choice is sent as it is shown, and the review says it', async () => {
  dashboard.voterSources = { hasMailServer: true, listed: 0, withAddress: 0, groups: [] };
  showDashboard(here);
  await fillIn();
  await field('Domains of the addresses').fill('@Campus.example, nonsense');
  await press('Review and create');
  await expect
    .element(field('Domains of the addresses'))
    .toHaveAccessibleDescription(/“nonsense” is no domain/);
  await field('Domains of the addresses').fill('@Campus.example');
  await press('Review and create');
  await expect
    .element(page.getByText('By a confirmed e-mail address: campus.example'))
    .toBeVisible();
  await press('Create election');
  await expect
    .poll(() => dashboard.body)
    .toMatchObject({ voters: 'confirmed', mailDomains: ['campus.example'] });
});

test('nothing is created while nobody knows what fits and nobody has chosen', async () => {
  dashboard.break('GET /election/voters');
  showDashboard(here);
  await fillIn();
  await press('Review and create');
  await expect.element(page.getByText('Choose how voters are known').first()).toBeVisible();
  await card('Anybody who registers').click();
  await press('Review and create');
  await press('Create election');
  await expect.poll(() => dashboard.body).toMatchObject({ voters: 'anybody' });
});

test('a list of its own is known by the list', async () => {
  showDashboard(here);
  await page
    .getByRole('radio', { name: 'People on a voter list of this election', exact: true })
    .click();
  expect(known.getByRole('radio').elements()).toHaveLength(2);
  await expect.element(card('By the voter list')).toBeChecked();
});

test('a position is limited to second-years of a branch and a group', async () => {
  dashboard.voterSources = {
    hasMailServer: true,
    listed: 7,
    withAddress: 7,
    groups: ['Chess', 'Hostel A'],
  };
  showDashboard(here);
  await fillIn();
  await press('Who votes for President');
  const limits = page.getByRole('group', { name: 'Who votes for President' });
  await expect.element(limits.getByRole('textbox', { name: 'Branches' })).toHaveFocus();
  await limits.getByRole('textbox', { name: 'Branches' }).fill('computers');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(limits.getByRole('textbox', { name: 'Branches' }))
    .toHaveAccessibleDescription(/“COMPUTERS” is no branch/);
  await limits.getByRole('textbox', { name: 'Branches' }).fill('cs');
  await limits.getByRole('textbox', { name: 'Years of entry' }).fill('24');
  await limits.getByRole('textbox', { name: 'Groups' }).fill('Hostel A');
  await userEvent.keyboard('{Enter}');
  const said = 'Only branch CS, year of entry 24, group Hostel A';
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Who votes for President' })).toHaveFocus();
  await press('Review and create');
  await expect.element(page.getByText(said)).toBeVisible();
  await press('Create election');
  await expect
    .poll(() => dashboard.body)
    .toMatchObject({
      voters: 'proved',
      positions: [
        { title: 'President', limits: { branches: ['CS'], years: ['24'], groups: ['Hostel A'] } },
      ],
    });
});

test('candidates can be asked to be of a branch', async () => {
  showDashboard(here);
  await fillIn();
  await press('Change: Who may be a candidate');
  const asked = page.getByRole('group', { name: 'Who may be a candidate' });
  await asked.getByRole('textbox', { name: 'Branches' }).fill('cs');
  await asked.getByRole('button', { name: 'Set' }).click();
  await expect.element(page.getByText('Only branch CS')).toBeVisible();
  await press('Review and create');
  await expect.element(page.getByText('Only branch CS')).toBeVisible();
  await press('Create election');
  await expect.poll(() => dashboard.body).toMatchObject({ candidacy: { branches: ['CS'] } });
});

test('a group needs the voter list', async () => {
  dashboard.voterSources = { hasMailServer: true, listed: 7, withAddress: 7, groups: ['Chess'] };
  showDashboard(here);
  await fillIn();
  await card('Anybody who registers').click();
  await page.getByRole('radio', { name: 'Some roles, branches or years', exact: true }).click();
  await field('Groups').fill('Chess');
  await press('Review and create');
  await expect.element(page.getByText(/^Groups are on the voter list/).first()).toBeVisible();
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
  await expect.element(card('By a confirmed e-mail address')).toBeChecked();
  await expect.element(field('Domains of the addresses')).toHaveValue('campus.example');
  await press('Who votes for Seat of CS');
  await field('Branches').fill('');
  await press('Set');
  await press('Save changes');
  await expect
    .poll(() => dashboard.body)
    .toMatchObject({
      positions: [{ _id: 'p1', title: 'Seat of CS', limits: { branches: [] } }],
    });
  expect(dashboard.body).not.toHaveProperty('voters');
});

test('conditions for candidates are lines, and the review and the preview show them', async () => {
  showDashboard(here);
  await fillIn();
  const conditions = field('Conditions for candidates');
  await conditions.fill('Full-time student\n\nFull-time student');
  await press('Review and create');
  await expect
    .element(conditions)
    .toHaveAccessibleDescription(/"Full-time student" is listed twice/);
  await conditions.fill(' Full-time student \n\nAt least 75 % attendance');
  await press('Preview as a voter');
  const preview = page.getByRole('dialog');
  await expect.element(preview.getByText('At least 75 % attendance')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await press('Review and create');
  await expect.element(page.getByText('At least 75 % attendance')).toBeVisible();
  await press('Create election');
  await expect
    .poll(() => dashboard.body)
    .toMatchObject({ candidateConditions: ['Full-time student', 'At least 75 % attendance'] });
});

test.each([
  [
    true,
    /^480 of 500 people on the list have an e-mail address .* 20 people have none: print codes/,
  ],
  [false, /^No mail server is set up, so people on the list cannot be written to\. Print codes/],
])(
  'the form says who of the list is written to; with a mail server %s',
  async (hasMailServer, words) => {
    dashboard.voterSources = { hasMailServer, listed: 500, withAddress: 480, groups: [] };
    showDashboard(here);
    await card('By the voter list').click();
    await expect.element(page.getByText(words)).toBeVisible();
  },
);
