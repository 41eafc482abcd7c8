import { beforeEach, describe, expect, test } from 'vitest';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { page, userEvent } from 'vitest/browser';
import type { DashboardServer } from '#tests/support/show-dashboard.tsx';
import { address, startDashboard, inToast, showDashboard } from '#tests/support/show-dashboard.tsx';
import { spoken } from '#tests/support/show.tsx';

const field = (label: string) => page.getByRole('textbox', { name: label });
const newPosition = page.getByRole('combobox', { name: 'New position' });
const when = (label: string) => page.getByLabelText(label);
const press = (name: string) => page.getByRole('button', { name }).click();
const titles = () =>
  [...document.querySelectorAll('[data-position]')].map((one) => one.textContent);
const here = '?section=organize-election';

async function add(...positions: string[]): Promise<void> {
  for (const title of positions) {
    await newPosition.fill(title);
    await userEvent.keyboard('{Enter}');
  }
}

async function fillIn(): Promise<void> {
  await field('Election name').fill('Student Council Election 2027');
  await field('Description').fill('One vote for each position.');
  await when('Voting opens').fill('2027-03-15T09:00');
  await when('Voting closes').fill('2027-03-16T17:30');
  await add('President');
}

let dashboard: DashboardServer;
beforeEach(() => {
  dashboard = startDashboard('council');
});

describe('positions', () => {
  beforeEach(async () => {
    showDashboard(here);
    await add('President', 'Vice President', 'Representative');
    await expect.poll(titles).toEqual(['President', 'Vice President', 'Representative']);
  });

  test('buttons move them; the focus stays on the button, the new place is said', async () => {
    await press('Move Representative up');
    await expect.poll(() => titles()).toEqual(['President', 'Representative', 'Vice President']);
    const up = page.getByRole('button', { name: 'Move Representative up' });
    await expect.element(up).toHaveFocus();
    await expect.poll(() => spoken('status')).toContain('Representative, 2 of 3');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => titles()).toEqual(['Representative', 'President', 'Vice President']);
    await expect.element(up).toHaveFocus();
    // At the top the button stays where it is and does nothing.
    await userEvent.keyboard('{Enter}');
    await press('Move Representative down');
    await expect.poll(() => titles()).toEqual(['President', 'Representative', 'Vice President']);
  });

  test('removing one leaves the focus on the next, and at last in the field', async () => {
    await press('Remove Vice President');
    await expect.element(page.getByRole('button', { name: 'Remove Representative' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove President' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(newPosition).toHaveFocus();
    expect(titles()).toEqual([]);
  });

  test('one that is there already is refused beside the field', async () => {
    await add(' vice  PRESIDENT ');
    await expect.element(page.getByText('“vice PRESIDENT” is already on the list')).toBeVisible();
    await expect.element(newPosition).toHaveAttribute('aria-invalid', 'true');
    await expect.element(newPosition).toHaveFocus();
    expect(titles()).toHaveLength(3);
    await newPosition.fill('Treasurer');
    await expect.element(newPosition).not.toHaveAttribute('aria-invalid');
  });

  test('the council’s positions are suggested, without those on the list', () => {
    const options = [...document.querySelectorAll('datalist option')].map((one) => one.textContent);
    expect(options).toContain('Treasury Secretary');
    expect(options).not.toContain('President');
  });
});

test('what is missing is said beside each field, and the first one has the focus', async () => {
  showDashboard(here);
  await field('Description').fill('One vote for each position.');
  await when('Voting opens').fill('2027-03-15T09:00');
  await when('Voting closes').fill('2027-03-14T17:00');
  await press('Review and create');
  await expect.element(field('Election name')).toHaveFocus();
  for (const sentence of [
    'Closing date must be after the opening date',
    'Add at least one position',
  ]) {
    await expect.element(page.getByText(sentence)).toBeVisible();
  }
  await expect
    .element(field('Election name'))
    .toHaveAccessibleDescription('Election name is required');
  // From now on a field says at once whether it is right.
  await when('Voting closes').fill('2027-03-16T17:00');
  await expect
    .element(page.getByText('Closing date must be after the opening date'))
    .not.toBeInTheDocument();
});

test('a name alone is saved as a draft, and nothing is called missing', async () => {
  dashboard.refuse('POST /election/create', 'unknown-election');
  showDashboard(here);
  await press('Save as draft');
  await expect.element(field('Election name')).toHaveFocus();
  await field('Election name').fill('Autumn election');
  await press('Save as draft');
  await expect
    .poll(() => dashboard.body)
    .toEqual({
      name: 'Autumn election',
      description: '',
      positions: [],
      standings: 'live',
      electorate: { kind: 'everyone' },
      voters: 'anybody',
      rules: usualRules,
      draft: true,
    });
});

test('a draft survives leaving, and belongs to the one who wrote it', async () => {
  showDashboard(here);
  await fillIn();
  await page.getByRole('radio', { name: 'After voting closes' }).click();
  await press('Organize Election');
  await press('Organize Election');
  await expect.element(field('Election name')).toHaveValue('Student Council Election 2027');
  await expect.element(when('Voting closes')).toHaveValue('2027-03-16T17:30');
  await expect.element(page.getByRole('radio', { name: 'After voting closes' })).toBeChecked();
  expect(titles()).toEqual(['President']);
  await press('Clear');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect.element(field('Election name')).toHaveValue('');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('organize'))).toEqual([]);
});

test('another officer starts with an empty form', async () => {
  localStorage.setItem('organize-election:somebody', JSON.stringify({ name: 'Not yours' }));
  showDashboard(here);
  await expect.element(field('Election name')).toHaveValue('');
});

test('reviewed, changed, created: the list opens with the new one', async () => {
  showDashboard(here);
  await fillIn();
  // A title that was typed and not added was meant.
  await newPosition.fill('Treasurer');
  await press('Review and create');
  await expect.element(page.getByText('15 March 2027, 09:00 GMT+5:30')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Check before you create it' }))
    .toHaveFocus();
  await press('Change dates');
  await expect.element(when('Voting opens')).toHaveFocus();
  await when('Voting closes').fill('2027-03-17T17:30');
  await press('Review and create');
  await press('Create election');
  const link = page.getByRole('link', { name: 'Student Council Election 2027' });
  await expect.element(link).toHaveFocus();
  await expect.element(inToast('Election created successfully')).toBeVisible();
  await expect.poll(() => address.search).toBe('?section=election-list');
  expect(dashboard.body).toEqual({
    name: 'Student Council Election 2027',
    description: 'One vote for each position.',
    startDate: '2027-03-15T03:30:00.000Z',
    endDate: '2027-03-17T12:00:00.000Z',
    positions: [{ title: 'President' }, { title: 'Treasurer' }],
    standings: 'live',
    electorate: { kind: 'everyone' },
    voters: 'anybody',
    rules: usualRules,
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('organize'))).toEqual([]);
});

test('an election needs no description, and the review says that it has none', async () => {
  showDashboard(here);
  await fillIn();
  await field('Description').fill('');
  await press('Review and create');
  await expect.element(page.getByText('None', { exact: true })).toBeVisible();
  await press('Create election');
  await expect.element(inToast('Election created successfully')).toBeVisible();
  expect(dashboard.body).toMatchObject({ description: '' });
});

test('a failure keeps everything and says what it was', async () => {
  showDashboard(here);
  await fillIn();
  await press('Review and create');
  dashboard.refuse('POST /election/create', 'overloaded');
  await press('Create election');
  await expect.element(inToast('The server is busy. Please try again in a moment.')).toBeVisible();
  dashboard.refuse('POST /election/create', 'invalid-input', { name: 'Please use one line' });
  await press('Create election');
  await expect.element(field('Election name')).toHaveFocus();
  await expect.element(field('Election name')).toHaveValue('Student Council Election 2027');
  await expect.element(field('Election name')).toHaveAccessibleDescription('Please use one line');
});

test('a date that the server refuses is told at its field, until something is changed', async () => {
  showDashboard(here);
  await fillIn();
  await press('Review and create');
  dashboard.refuse('POST /election/create', 'invalid-input', { endDate: 'This day is taken' });
  await press('Create election');
  await expect.element(when('Voting closes')).toHaveFocus();
  await expect.element(when('Voting closes')).toHaveAccessibleDescription('This day is taken');
  await expect.element(inToast('This day is taken')).toBeVisible();
  await field('Description').fill('One vote for each of them.');
  await expect.element(when('Voting closes')).not.toHaveAttribute('aria-invalid');
});

test('a press sets days that leave three days for nominations', async () => {
  showDashboard(here);
  await press('Nominations to Sunday, voting Monday to Wednesday');
  // It is Monday 16 March on this campus.
  await expect.element(when('Nominations close')).toHaveValue('2026-03-22T18:00');
  await expect.element(when('Voting opens')).toHaveValue('2026-03-23T09:00');
  await expect.element(when('Voting closes')).toHaveValue('2026-03-25T17:00');
  // Other days of voting are not refused for that Sunday.
  await press('Tomorrow, 9:00 to 17:00');
  await expect.element(when('Nominations close')).toHaveValue('');
});

describe('standings', () => {
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });

  test('in batches: their size is checked, reviewed and sent', async () => {
    showDashboard(here);
    await fillIn();
    await radio('In batches').click();
    await expect.element(field('Votes in a batch')).toHaveValue('20');
    await field('Votes in a batch').fill('1');
    await press('Review and create');
    await expect
      .element(field('Votes in a batch'))
      .toHaveAccessibleDescription(/Enter a whole number from 2 to 1000/);
    await field('Votes in a batch').fill('50');
    await press('Review and create');
    await expect.element(page.getByText('In batches of at least 50 votes')).toBeVisible();
    await press('Create election');
    await expect.element(inToast('Election created successfully')).toBeVisible();
    expect(dashboard.body).toMatchObject({ standings: 'in-batches', standingsBatch: 50 });
  });

  test('live ones on a short roll are advised against', async () => {
    showDashboard(here);
    const advice = page.getByText(/^There are fewer than 200 people on the voter list\./);
    await page.getByRole('radio', { name: 'People on a voter list of this election' }).click();
    await page.getByLabelText('Choose a file').upload(new File(['0177CS231042'], 'roll.csv'));
    await expect.element(advice).toBeVisible();
    await radio('After voting closes').click();
    await expect.element(advice).not.toBeInTheDocument();
  });
});

describe('who can vote', () => {
  test('some: codes are checked, and sent as lists', async () => {
    showDashboard(here);
    await fillIn();
    await page.getByRole('radio', { name: 'Some roles, branches or years' }).click();
    await press('Review and create');
    await expect
      .element(field('Branches'))
      .toHaveAccessibleDescription(/Choose at least one role, branch or year/);
    await field('Branches').fill('cs, m3');
    await expect
      .element(page.getByText('“M3” is no branch: two letters, such as CS'))
      .toBeVisible();
    await field('Branches').fill('cs me CS');
    await field('Years of entry').fill('23');
    await press('Review and create');
    await press('Create election');
    await expect.element(inToast('Election created successfully')).toBeVisible();
    expect(dashboard.body).toMatchObject({
      electorate: { kind: 'some', roles: [], branches: ['CS', 'ME'], years: ['23'] },
    });
  });

  test('a roll: counted before it is sent, with the lines that were not understood', async () => {
    showDashboard(here);
    await fillIn();
    await page.getByRole('radio', { name: 'People on a voter list of this election' }).click();
    const file = new File(
      [
        'Name,Number\nMeher,0177cs231042\nTenzin,0177ME23111\nFarhan,0177IT241003\nAgain,0177CS231042',
      ],
      'roll.csv',
      { type: 'text/csv' },
    );
    await page.getByLabelText('Choose a file').upload(file);
    await expect.element(page.getByText('2 people', { exact: true })).toBeVisible();
    await expect.element(page.getByText('From roll.csv')).toBeVisible();
    await expect.element(page.getByText('1 number listed twice')).toBeVisible();
    await expect.element(page.getByText('1 line without an enrollment number')).toBeVisible();
    await expect.element(page.getByText('Tenzin,0177ME23111')).toBeVisible();
    await press('Review and create');
    await expect.element(page.getByText('2 people on the voter list')).toBeVisible();
    await press('Create election');
    await expect.element(inToast('Election created successfully')).toBeVisible();
    expect(dashboard.body).toMatchObject({
      electorate: { kind: 'roll', numbers: ['0177CS231042', '0177IT241003'] },
    });
  });

  test('a workbook is refused with the way out', async () => {
    showDashboard(here);
    await page.getByRole('radio', { name: 'People on a voter list of this election' }).click();
    await page.getByLabelText('Choose a file').upload(new File(['PK\u0003\u0004'], 'roll.csv'));
    await expect
      .element(page.getByText(/^This is a spreadsheet, and we read text\./))
      .toBeVisible();
  });
});
