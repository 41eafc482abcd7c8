import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inToast } from '#tests/support/in-toast.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { electionOf } from '#tests/support/elections-stage.tsx';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';
import { menuOf } from './menu-acts.ts';

const here = '?section=election-list';
const name = 'Council 2027';
let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
});

async function openMenu(details: Parameters<typeof anElection>[1] = {}): Promise<string[]> {
  dashboard.elections = [anElection(name, details)];
  showDashboard(here);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  return [...document.querySelectorAll('[role="menuitem"]')].map((one) => one.textContent);
}
const choose = (item: string) => page.getByRole('menuitem', { name: item, exact: true }).click();

test.each([
  ['draft', ['Edit', 'Publish', 'Preview as a voter', 'Add candidates', 'Duplicate', 'Rehearse']],
  [
    'published',
    [
      ...['Edit', 'Invite voters', 'Extend', 'Pause', 'Returning officer', 'Duplicate'],
      ...['Back to draft', 'Close now', 'Cancel election'],
    ],
  ],
  [
    'paused',
    [
      ...['Edit', 'Resume', 'Returning officer', 'Duplicate'],
      ...['Back to draft', 'Close now', 'Cancel election'],
    ],
  ],
  ['cancelled', ['Edit', 'Vote again', 'Duplicate']],
] as const)('has what can be done with one that is %s', async (state, items) => {
  expect(await openMenu({ state })).toEqual(items);
});

/** What the menu offers by phase; a line parts the groups, and what ends something is the last of them. */
const offered = {
  draft: 'edit publish preview | candidates | duplicate rehearse',
  upcoming: 'edit | candidates rule returningOfficer | duplicate rehearse | toDraft cancel',
  open: 'edit | extend pause | correctName rule returningOfficer | duplicate | toDraft close cancel',
  paused: 'edit | resume | correctName rule returningOfficer | duplicate | toDraft close cancel',
  closed: 'edit | rule returningOfficer | duplicate',
  cancelled: 'edit | again duplicate',
} as const;

test.each(Object.entries(offered))(
  'one that is %s has what is possible, and at most ten acts',
  (phase, items) => {
    const { positions, nominations } = electionOf({ President: { Asha: 0, Binod: 0 } });
    const election = anElection(name, { positions, nominations });
    const menu = (one: typeof election) =>
      menuOf(phase as keyof typeof offered, one)
        .map(({ act, isApart }) => (isApart ? `| ${act}` : act))
        .join(' ');
    expect(menu(election)).toBe(items);
    expect(items.split(/[ |]+/).length).toBeLessThanOrEqual(10);
    const without = (...acts: string[]) => {
      const groups = items.split(' | ').map((one) => one.split(' '));
      const left = groups.map((group) => group.filter((act) => !acts.includes(act)).join(' '));
      return left.filter((group) => group !== '').join(' | ');
    };
    // A position can be ruled on where nobody stands; no name can be corrected.
    expect(menu({ ...election, nominations: [] })).toBe(without('correctName'));
    const certified = { ...election, certifiedAt: election.endDate };
    expect(menu(certified)).toBe(without('rule', 'returningOfficer'));
    const held = { at: election.endDate } as unknown as NonNullable<typeof election.held>;
    expect(menu({ ...election, held })).toBe(without('resume'));
    // Once it is open it becomes a draft only where everybody sees that nobody has voted.
    const seen = phase === 'upcoming' ? [] : ['toDraft'];
    const voted = nominations.map((one) => ({ ...one, votes: 1 }));
    expect(menu({ ...election, nominations: voted })).toBe(without(...seen));
    expect(menu({ ...election, standings: 'after-close' })).toBe(without(...seen));
    const rehearsal = menu({ ...election, rehearsal: true });
    const end = ['upcoming', 'open', 'paused'].includes(phase) ? ' wipe' : ' | wipe';
    expect(rehearsal).toBe(`${without('rule', 'again', 'rehearse')}${end}`);
  },
);

test('each group of it says what it is about', async () => {
  await openMenu();
  for (const heading of ['Voting', 'People', 'Copies']) {
    await expect.element(page.getByRole('group', { name: heading })).toBeVisible();
  }
});

test('an act asks for the reason, says what it means, and is done once', async () => {
  await openMenu();
  await choose('Pause');
  const dialog = page.getByRole('dialog', { name: `Pause ${name}?` });
  await expect.element(dialog).toHaveAccessibleDescription(/Nobody can vote until you resume it/);
  await dialog.getByRole('button', { name: 'Pause' }).click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect.element(reason).toHaveAccessibleDescription(/Give a reason. Voters will read it./);
  await reason.fill('A fire alarm.');
  await userEvent.keyboard('{Enter}');
  await expect.element(inToast('Voting is paused.')).toBeVisible();
  expect(dashboard.body).toEqual({ reason: 'A fire alarm.' });
  expect(dashboard.calls.filter((call) => call.startsWith('POST /election/pause'))).toHaveLength(1);
});

test('with two officers one pauses for two hours at once, and ends that pause', async () => {
  dashboard.waiting.needed = { officers: 2, admin: 2 };
  await openMenu();
  await choose('Pause for two hours');
  const dialog = page.getByRole('dialog', { name: `Pause ${name}?` });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/^Nobody can vote from now on, for up to two hours/);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A fire alarm.');
  await dialog.getByRole('button', { name: 'Pause for two hours' }).click();
  await expect
    .poll(() => dashboard.calls.filter((call) => call.startsWith('POST /election/pause')))
    .toHaveLength(1);
});

test('a pause that ends by itself says when, and is ended before', async () => {
  dashboard.waiting.needed = { officers: 2, admin: 2 };
  await openMenu({ state: 'paused', pausedUntil: '2026-03-16T10:00:00.000Z' });
  await choose('Resume');
  const dialog = page.getByRole('dialog', { name: `Resume ${name}?` });
  await expect.element(dialog).toHaveAccessibleDescription(/at once, if voting is extended/);
  await expect.element(dialog.getByRole('button', { name: 'Resume' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText(/^Voting paused until 16.Mar.*15:30/)).toBeVisible();
});

test('what the server refuses is said in the dialog, and nothing typed is lost', async () => {
  await openMenu();
  dashboard.refuse('extendElection', 'voting-ends-now');
  await choose('Extend');
  const dialog = page.getByRole('dialog', { name: `Extend ${name}?` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The network was down.');
  await dialog.getByRole('button', { name: 'Extend' }).click();
  await expect
    .element(dialog.getByText('Voting ends in a few seconds.', { exact: false }).first())
    .toBeVisible();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Reason' }))
    .toHaveValue('The network was down.');
});

test('a misspelt name is corrected with a reason, and what is refused loses nothing', async () => {
  const { positions, nominations } = electionOf({ President: { 'Asha Vrema': 0, Binod: 0 } });
  const items = await openMenu({ positions, nominations });
  expect(items).toContain('Correct a name');
  await choose('Correct a name');
  const dialog = page.getByRole('dialog', { name: `Correct the name of a candidate of ${name}?` });
  const correct = dialog.getByRole('button', { name: 'Correct a name' });
  const whose = dialog.getByRole('combobox', { name: 'Candidate' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A letter was missing.');
  await correct.click();
  await expect.element(whose).toHaveAccessibleDescription('Choose the candidate');
  await whose.selectOptions('President: Asha Vrema');
  await dialog.getByRole('textbox', { name: 'Corrected name' }).fill('Asha Verma');
  dashboard.refuse('correctCandidateName', 'name-of-other');
  await correct.click();
  await expect
    .element(dialog.getByText(/^Another candidate for this position has or had/).first())
    .toBeVisible();
  dashboard.refuse('correctCandidateName', null);
  await correct.click();
  await expect.element(inToast('Name corrected')).toBeVisible();
  expect(dashboard.body).toMatchObject({ name: 'Asha Verma', reason: 'A letter was missing.' });
  expect(dashboard.body).not.toHaveProperty('apart');
});

test('before the opening it is for who has no account alone, to tell two of one name apart', async () => {
  const { positions, nominations } = electionOf({ President: { Asha: 0, Binod: 0 } });
  const [asha, ...others] = nominations;
  if (asha === undefined) throw new Error('nobody stands');
  const entered = [{ ...asha, withoutAccount: true as const }, ...others];
  const menu = menuOf('upcoming', anElection(name, { positions, nominations: entered }));
  expect(menu.map(({ act }) => act)).toContain('correctName');
  const dates = { startDate: '2099-03-16T03:30:00Z', endDate: '2099-03-17T03:30:00Z' };
  await openMenu({ positions, nominations: entered, ...dates });
  await choose('Correct a name');
  const dialog = page.getByRole('dialog', { name: `Correct the name of a candidate of ${name}?` });
  const whose = dialog.getByRole('combobox', { name: 'Candidate' });
  await expect
    .element(whose.getByRole('option', { name: 'President: Binod' }))
    .not.toBeInTheDocument();
  await whose.selectOptions('President: Asha');
  const line = dialog.getByRole('textbox', { name: 'What tells them apart' });
  await line.fill('asha@example.org');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two have one name.');
  const correct = dialog.getByRole('button', { name: 'Correct a name' });
  await correct.click();
  await expect.element(line).toHaveAccessibleDescription(/Everybody reads this line/);
  await line.fill('Chemistry');
  await correct.click();
  await expect.element(inToast('Name corrected')).toBeVisible();
  expect(dashboard.body).toMatchObject({ apart: 'Chemistry', reason: 'Two have one name.' });
  expect(dashboard.body).not.toHaveProperty('name');
});

test('a ruling names whom it is on, what it does, and what they answered', async () => {
  const { positions, nominations } = electionOf({ President: { Asha: 0, Binod: 2 } });
  await openMenu({ positions, nominations });
  await choose('Rule');
  const dialog = page.getByRole('dialog', { name: `Rule in ${name}?` });
  const rule = dialog.getByRole('button', { name: 'Rule' });
  const what = dialog.getByRole('combobox', { name: 'Ruling' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two saw it.');
  await rule.click();
  await expect.element(what).toHaveAccessibleDescription('Choose the ruling');
  await what.selectOptions('Vote again on President');
  await expect.element(what).toHaveAccessibleDescription(/^Nobody is elected to the position/);
  const answered = dialog.getByRole('textbox', { name: 'What the candidate answered' });
  expect(answered.elements()).toEqual([]);
  await what.selectOptions('Disqualify Asha (President)');
  await expect.element(what).toHaveAccessibleDescription(/^The name stays on the ballot, marked/);
  await expect.element(answered).toBeVisible();
  await rule.click();
  await expect.element(inToast('The ruling was published.')).toBeVisible();
  expect(dashboard.body).toMatchObject({
    ...{ kind: 'disqualify', nominationId: nominations[0]?._id, reason: 'Two saw it.' },
    answered: null,
  });
});

test('a rehearsal is marked and can be wiped', async () => {
  const items = await openMenu({ rehearsal: true });
  expect(items).toContain('Wipe');
  await expect.element(page.getByText('Rehearsal', { exact: true })).toBeVisible();
});

// It is Monday 16 March.
test.each([
  ['Duplicate', `${name} (copy)`, {}],
  ['Rehearse', `${name} (rehearsal)`, { rehearsal: true }],
])('%s asks for the name and the dates', async (item, prefilled, body) => {
  await openMenu({ state: 'draft' });
  await choose(item);
  const dialog = page.getByRole('dialog', { name: `${item} ${name}` });
  await expect
    .element(dialog.getByRole('textbox', { name: 'Election name' }))
    .toHaveValue(prefilled);
  expect(dashboard.calls).not.toContain(expect.stringContaining('/election/duplicate'));
  await dialog.getByLabelText('Voting closes').fill('2026-03-23T08:00');
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await expect.element(dialog.getByText('Voting must close after it opens.')).toBeVisible();
  await dialog.getByLabelText('Voting closes').fill('2026-03-24T17:00');
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await expect.element(inToast('It is a draft. Publish it when it is right.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(dashboard.body).toEqual({
    ...body,
    name: prefilled,
    nominationsCloseAt: '2026-03-22T12:30:00.000Z',
    startDate: '2026-03-23T03:30:00.000Z',
    endDate: '2026-03-24T11:30:00.000Z',
  });
});
