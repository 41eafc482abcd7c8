import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inToast } from '#tests/support/in-toast.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';
import { rebased } from './changed-meanwhile.tsx';
import { formOf } from './settings-codec.ts';

// Two officers write at once.

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const group = (name: string) => page.getByRole('group', { name });
/** One of the two, once a press has found that none is chosen. */
const side = (of: string, name: string) =>
  page
    .getByRole('group', { name: 'Changed by two' })
    .getByText(name)
    .nth(of === 'Description' ? 1 : 0);

const wordsOf = (name: string) => group(name).elements()[0]?.textContent;

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const dates = {
  ...{ startDate: inHours(40), endDate: inHours(90), nominationsCloseAt: inHours(20) },
  positions: [{ _id: 'one', title: 'President' }],
};
let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
  dashboard.edits = { version: 7, conflicts: [] };
});

function show(): void {
  const election = anElection('Council 2027', dates);
  dashboard.elections = [election];
  showDashboard(`?section=organize-election&edit=${election._id}`);
}

/** Another officer saves this, while the form is written. */
function meanwhile(details: Parameters<typeof anElection>[1], ...fields: string[]): void {
  const [election] = dashboard.elections;
  if (election !== undefined) dashboard.elections = [{ ...election, ...details }];
  dashboard.edits = {
    version: 8,
    conflicts: fields.map((one) => ({ field: one, theirs: null, yours: null })),
  };
}

test('an edit says from which version it was written', async () => {
  show();
  await field('Election name').fill('Union 2027');
  await press('Save changes');
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  expect(dashboard.body).toEqual({ version: 7, name: 'Union 2027', reason: '' });
});

test('where two changed the same, all that was typed stays, and for each field one of the two is chosen', async () => {
  show();
  await field('Election name').fill('Union 2027');
  await field('Positions').fill('President\nClerk');
  await press('Change description or picture');
  await field('Description').fill('One vote each.');
  meanwhile(
    { name: 'Senate 2027', description: 'Choose well.', onePost: true },
    'name',
    'description',
  );
  await press('Save changes');
  await expect.element(page.getByText('Changed meanwhile.')).toBeVisible();
  await expect.element(group('Election name')).toBeVisible();
  await expect.poll(() => wordsOf('Election name')).toMatch(/Senate 2027.*Union 2027/);
  await expect.poll(() => wordsOf('Description')).toMatch(/Choose well\..*One vote each\./);
  await expect.element(field('Election name')).toHaveValue('Union 2027');
  await expect.element(field('Positions')).toHaveValue('President\nClerk');

  const before = dashboard.calls.length;
  await press('Save changes');
  await expect
    .element(page.getByText('Choose for each field that you both changed.'))
    .toBeVisible();
  expect(page.getByText('Choose one of the two.').elements()).toHaveLength(2);
  expect(dashboard.calls).toHaveLength(before);

  await side('Election name', 'What they saved').click();
  await side('Description', 'What you wrote').click();
  await expect.element(field('Election name')).toHaveValue('Senate 2027');
  await side('Election name', 'What you wrote').click();
  await expect.element(field('Election name')).toHaveValue('Union 2027');
  await side('Election name', 'What they saved').click();
  await press('Save changes');
  await expect.element(inToast('Election saved successfully')).toBeVisible();
  // What only the other officer changed is not sent again.
  expect(dashboard.body).toEqual({
    version: 8,
    description: 'One vote each.',
    positions: [{ _id: 'one', title: 'President' }, { title: 'Clerk' }],
    reason: '',
  });
});

test('dates and rules are said in the words of both', async () => {
  show();
  await press('Change dates');
  await page.getByLabelText('Voting closes').fill('2027-03-30T17:00');
  await press('Change rules');
  await press('Change what happens when somebody leaves');
  await page.getByRole('radio', { name: 'Vote again' }).click();
  const rules = dashboard.elections[0]?.rules;
  meanwhile(
    {
      endDate: '2027-03-29T11:30:00.000Z',
      ...(rules !== undefined && { rules: { ...rules, leaving: 'next' } }),
    },
    'endDate',
    'rules',
  );
  await press('Save changes');
  await expect.poll(() => wordsOf('Voting closes')).toMatch(/Mon 29 Mar.*17:00.*Tue 30 Mar.*17:00/);
  await expect
    .poll(() => wordsOf('Rules'))
    .toMatch(/the next one has the seat.*drops out, people vote again/);
});

test('a position has each of its parts as it was left, or as the other officer saved it', () => {
  const values = (positions: Parameters<typeof anElection>[1]) =>
    formOf(anElection('Council 2027', { ...dates, ...positions }), 'UTC');
  const two = (first: object, ...others: object[]) =>
    values({
      positions: [{ _id: 'one', title: 'President', ...first }, ...others] as never,
    });
  const clerk = { _id: 'two', title: 'Clerk' };
  const before = two({}, clerk);
  const mine = two({ seats: 2 }, clerk);
  const now = two({ title: 'Chair' }, { _id: 'three', title: 'Treasurer' });
  const { positions } = rebased(mine, before, now);
  expect(positions.map(({ title, rules }) => [title, rules.seats])).toEqual([
    ['Chair', 2],
    ['Treasurer', 1],
  ]);
  // A list that was put in another order stays in it.
  const moved = { ...before, positions: before.positions.toReversed() };
  const also = two({ title: 'Chair' }, clerk, { _id: 'three', title: 'Treasurer' });
  expect(rebased(moved, before, also).positions.map(({ title }) => title)).toEqual([
    'Clerk',
    'Chair',
    'Treasurer',
  ]);
});
