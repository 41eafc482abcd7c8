import { beforeEach, describe, expect, test } from 'vitest';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { page } from 'vitest/browser';
import { publishInForm } from '#tests/support/publish-in-form.ts';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { startDashboard, showDashboard } from '#tests/support/show-dashboard.tsx';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { nothingWaits } from '#tests/support/nothing-waits.ts';

const field = (label: string) => page.getByRole('textbox', { name: label });
const when = (label: string) => page.getByLabelText(label);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const here = '?section=organize-election';
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('organize'));

/** The second press of a double click is not meant for the button that appeared. */
async function publish(): Promise<void> {
  await publishInForm('Student Council 2027');
}

async function fillIn(): Promise<void> {
  await field('Election name').fill('Student Council 2027');
  await field('Positions').fill('President\nTreasurer');
}

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
});

/** What the call gets of a form with a name and two positions alone. It is Monday 16 March. */
const usualBody = {
  name: 'Student Council 2027',
  description: '',
  nominationsCloseAt: '2026-03-22T12:30:00.000Z',
  startDate: '2026-03-23T03:30:00.000Z',
  endDate: '2026-03-25T11:30:00.000Z',
  positions: [{ title: 'President' }, { title: 'Treasurer' }],
  imageUrl: '',
  standings: 'after-close',
};

test('a name and positions are enough: checked, published, and what comes next', async () => {
  showDashboard(here);
  await fillIn();
  await press('Check and publish');
  await expect.element(heading('Check Student Council 2027')).toHaveFocus();
  for (const sentence of [
    '2 positions: President, Treasurer.',
    'Students nominate themselves until Sun 22 Mar, 18:00.',
    'Everybody with an account can vote from Mon 23 Mar, 09:00 to Wed 25 Mar, 17:00.',
    'Nobody checks who they are.',
    'Counts are hidden until the end.',
  ]) {
    await expect.element(page.getByText(sentence)).toBeVisible();
  }
  expect(dashboard.calls).not.toContain('POST /election/create');
  await publish();
  await expect.element(heading('“Student Council 2027” is published.')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /^Share/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open page' })).toBeVisible();
  expect(dashboard.body).toEqual(usualBody);
  expect(dashboard.calls.filter((call) => call === 'POST /election/create')).toHaveLength(1);
  expect(stored()).toEqual([]);
});

test('candidates of the form are published with the election', async () => {
  showDashboard(here);
  await fillIn();
  await press('Enter candidates');
  await field('President').fill('Mina Iyer\n0177CS230014');
  await page.getByRole('checkbox', { name: 'They have agreed to stand' }).click();
  await press('Check and publish');
  await expect.element(page.getByText('Mina Iyer, 0177CS230014')).toBeVisible();
  await publish();
  expect(dashboard.body).toMatchObject({
    candidates: [{ position: 'President', lines: ['Mina Iyer', '0177CS230014'] }],
    checked: [],
  });
  await expect.element(page.getByRole('button', { name: 'Add candidates' })).toBeVisible();
});

test('only the people who are entered stand where students cannot nominate themselves', async () => {
  showDashboard(here);
  await fillIn();
  await press('Enter candidates');
  const tick = page.getByRole('checkbox', { name: 'Students also nominate themselves' });
  await expect.element(tick).toBeChecked();
  const nominations = page.getByText('Nominations: now to Sun 22 Mar, 18:00');
  await expect.element(nominations).toBeVisible();
  await tick.click();
  await expect.element(nominations).not.toBeInTheDocument();
  await expect.element(page.getByText('Only the people you enter stand.')).toBeVisible();
  await expect.element(page.getByText('Students nominate themselves.')).not.toBeInTheDocument();
  await press('Change dates');
  await expect.element(when('Voting opens')).toBeVisible();
  await expect.element(when('Nominations close')).not.toBeInTheDocument();
  await press('Check and publish');
  await expect.element(heading('Check Student Council 2027')).toHaveFocus();
  await expect.element(page.getByText('Only the people you enter stand.')).toBeVisible();
  await expect.element(page.getByText(/nominat/i)).not.toBeInTheDocument();
  await publish();
  // Closed before anybody reads of it. It is Monday 16 March.
  expect(dashboard.body).toEqual({
    ...usualBody,
    nominationsCloseAt: expect.stringMatching(/^2026-03-16T/),
  });
});

test('the check goes back to its button, and says nothing of what concerns the server', async () => {
  dashboard = startDashboard('admin');
  dashboard.care.hasMailServer = false;
  showDashboard(here);
  await fillIn();
  await press('Check and publish');
  await expect.element(heading('Check Student Council 2027')).toHaveFocus();
  expect(document.querySelectorAll('[data-lack]')).toHaveLength(0);
  await press('Go back');
  await expect.element(page.getByRole('button', { name: 'Check and publish' })).toHaveFocus();
  await expect.element(field('Positions')).toHaveValue('President\nTreasurer');
});

test('with two officers the button asks a second one, for a reason', async () => {
  dashboard.waiting = nothingWaits(2);
  showDashboard(here);
  await fillIn();
  await press('Check and publish');
  const ask = page.getByRole('button', { name: 'Ask a second officer' });
  await expect
    .poll(async () => {
      await ask.click();
      return field('Reason').element().getAttribute('aria-invalid');
    })
    .toBe('true');
  await expect.element(field('Reason')).toHaveFocus();
  await field('Reason').fill('As the council decided.');
  await ask.click();
  await expect.poll(() => dashboard.body).toMatchObject({ reason: 'As the council decided.' });
});

test('what is wrong stands beside its field and nowhere else, and the first has the focus', async () => {
  showDashboard(here);
  await press('Change dates');
  await when('Voting closes').fill('2026-03-20T17:00');
  await press('Change rules');
  await press('Check and publish');
  await expect.element(field('Election name')).toHaveFocus();
  await expect.element(field('Election name')).toHaveAccessibleDescription('Enter a name.');
  await expect
    .element(field('Positions'))
    .toHaveAccessibleDescription(/Enter at least one position\./);
  // The part with the wrong date is open again.
  await expect
    .element(when('Voting closes'))
    .toHaveAccessibleDescription('Voting must close after it opens.');
  expect(page.getByText('Enter a name.').elements()).toHaveLength(1);
  // From now on a field says at once whether it is right.
  await field('Positions').fill('President\npresident');
  await expect
    .element(field('Positions'))
    .toHaveAccessibleDescription(/“president” is on the list twice\./);
  await when('Voting closes').fill('2026-03-26T17:00');
  await expect.element(when('Voting closes')).not.toHaveAttribute('aria-invalid');
});

test('what the server refuses stands beside its field, folded or not, and takes the focus', async () => {
  showDashboard(here);
  await fillIn();
  await press('Check and publish');
  dashboard.refuse('createElection', 'invalid-input', {
    fields: { endDate: 'This day is taken.' },
  });
  await expect
    .poll(async () => {
      const button = page.getByRole('button', { name: 'Publish election' });
      if (button.elements().length > 0) await button.click();
      return document.activeElement?.getAttribute('name');
    })
    .toBe('endDate');
  await expect.element(when('Voting closes')).toHaveAccessibleDescription('This day is taken.');
  expect(page.getByText('This day is taken.').elements()).toHaveLength(1);
  await field('Election name').fill('Council');
  await expect.element(when('Voting closes')).not.toHaveAttribute('aria-invalid');
});

test('a name alone is saved as a draft', async () => {
  showDashboard(here);
  await press('Save as draft');
  await expect.element(field('Election name')).toHaveFocus();
  await field('Election name').fill('Student Council 2027');
  await press('Save as draft');
  await expect.poll(() => dashboard.body).toEqual({ ...usualBody, positions: [], draft: true });
});

test('the device keeps what differs from the usual, for the one who wrote it', async () => {
  localStorage.setItem('organize-election:somebody', JSON.stringify({ name: 'Not yours' }));
  showDashboard(here);
  await expect.element(field('Election name')).toHaveValue('');
  await fillIn();
  await press('Change rules');
  await press('Change when counts show');
  await radio('Live').click();
  await page.getByRole('button', { name: /^Organize Election/ }).click();
  await page.getByRole('button', { name: /^Organize Election/ }).click();
  await expect.element(field('Positions')).toHaveValue('President\nTreasurer');
  await expect
    .element(page.getByText('Everybody sees the counts while people vote.'))
    .toBeVisible();
  const kept = localStorage.getItem(stored().find((key) => !key.endsWith('somebody')) ?? '');
  expect(Object.keys(JSON.parse(String(kept)))).toEqual([
    'name',
    'positions',
    'standings',
    'version',
  ]);
  await press('Clear');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect.element(field('Election name')).toHaveValue('');
  expect(stored()).toEqual(['organize-election:somebody']);
});

test('one part is open at a time, and says itself what holds', async () => {
  showDashboard(here);
  await press('Change dates');
  // It is Monday 16 March on this campus.
  await expect.element(when('Nominations close')).toHaveValue('2026-03-22T18:00');
  await press('Tomorrow, 9:00 to 17:00');
  await expect
    .element(page.getByText('Voting: Tue 17 Mar, 09:00 to Tue 17 Mar, 17:00'))
    .toBeVisible();
  await expect.element(when('Nominations close')).toHaveValue('');
  await press('Change voters');
  await expect.element(when('Voting opens')).not.toBeInTheDocument();
  await press('Change how voters are known');
  expect(page.getByRole('radio').elements()).toHaveLength(4);
  await press('Change voters');
  expect(page.getByRole('radio').elements()).toHaveLength(0);
});

describe('start from', () => {
  const start = page.getByRole('combobox', { name: 'Start from' });

  test('a club has three positions, and the name stays', async () => {
    showDashboard(here);
    await field('Election name').fill('Chess Club');
    await press('Use a template');
    await start.selectOptions('Club');
    await expect.element(field('Positions')).toHaveValue('President\nSecretary\nTreasurer');
    await expect.element(field('Election name')).toHaveValue('Chess Club');
  });

  test('like last year: positions with their limits, rules and the next name, not its dates', async () => {
    const limits = { branches: ['CS'], years: [], groups: [] };
    dashboard.elections = [
      anElection('Student Council 2026', {
        positions: [
          { _id: 'p1', title: 'President' },
          { _id: 'p2', title: 'Seat of CS', limits },
        ],
        rules: { ...usualRules, tie: 'run-off' },
      }),
    ];
    showDashboard(here);
    await press('Use a template');
    await start.selectOptions('Like last year');
    await expect.element(field('Election name')).toHaveValue('Student Council 2027');
    await expect.element(page.getByText('Seat of CS: only branch CS.')).toBeVisible();
    await press('Check and publish');
    await publish();
    expect(dashboard.body).toEqual({
      ...usualBody,
      description: 'One vote for each position.',
      positions: [{ title: 'President' }, { title: 'Seat of CS', limits }],
      // As the call has it where nothing is chosen.
      standings: undefined,
      rules: { ...usualRules, tie: 'run-off' },
    });
  });

  test('the rules of any election, and nothing else of it', async () => {
    dashboard.elections = [
      anElection('Sports', {
        positions: [{ _id: 'p1', title: 'Captain' }],
        rules: { ...usualRules, tie: 'run-off' },
      }),
      anElection('Council', { state: 'cancelled' }),
    ];
    showDashboard(here);
    await expect.element(start).not.toBeInTheDocument();
    await fillIn();
    await press('Use a template');
    await start.selectOptions('Sports');
    await expect.element(page.getByText('Those who are tied are voted on again.')).toBeVisible();
    await press('Check and publish');
    await publish();
    expect(dashboard.body).toEqual({
      ...usualBody,
      standings: undefined,
      rules: { ...usualRules, tie: 'run-off' },
    });
  });
});
