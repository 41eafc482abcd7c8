import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anElection, now } from '#tests/support/dashboard-elections.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';
import { readTable } from './read-table.ts';
import { keptLines } from './table-lines.ts';
import { workbookOf } from '#tests/support/workbook-of.ts';

// Candidates out of a table: what becomes of each line, before and after an officer says something of it.

const dialog = page.getByRole('dialog', { name: 'Add candidates to Council 2027' });
const button = (name: string | RegExp) => dialog.getByRole('button', { name });
const take = button(/^Take over/);
const classRep = (section: string) => ({
  _id: section,
  title: `Class representative ${section}`,
  limits: { branches: [], years: [], groups: [`Section: ${section}`] },
});
const person = (position: string, line: string, name: string, enrollmentNumber: string) => ({
  ...{ position, line, name, enrollmentNumber, branch: null, year: null },
  ...{ hasAccount: enrollmentNumber !== '', isEmailed: false },
});
const number = (at: number) => `0177CS23000${at}`;

async function open() {
  const dashboard = startDashboard('council');
  const dates = {
    startDate: new Date(now + 48 * 3_600_000).toISOString(),
    endDate: new Date(now + 96 * 3_600_000).toISOString(),
  };
  const positions = ['CSE-A', 'CSE-B'].map(classRep);
  dashboard.elections = [anElection('Council 2027', { ...dates, positions })];
  dashboard.findReply = {
    people: [
      person('CSE-A', 'Asha Rao', 'Asha Rao', number(1)),
      person('CSE-B', number(2), 'Bilal Khan', number(2)),
    ],
    problems: [
      {
        ...{ position: 'CSE-B', line: 'Mina Iyer <mina@campus.example>', choices: [] },
        ...{ problem: 'Check it.', asks: 'may-stand' },
      },
      {
        ...{ position: 'CSE-A', line: 'Zoya Ali', problem: 'Several people.' },
        choices: [
          { enrollmentNumber: number(4), name: 'Zoya Ali', branch: 'CS', year: '23' },
          { enrollmentNumber: number(5), name: 'Zoya Ali', branch: 'ME', year: '23' },
        ],
      },
    ],
  };
  showDashboard('?section=election-list');
  await page.getByRole('button', { name: 'Actions for Council 2027' }).click();
  await page.getByRole('menuitem', { name: 'Add candidates' }).click();
  await button('From a table').click();
  return dashboard;
}

async function paste() {
  const dashboard = await open();
  await dialog
    .getByLabelText('Or paste the table')
    .fill(
      [
        'Class\tName\tRoll no\tMail',
        'cse a\tAsha Rao\t\t',
        'CSE-A\tAsha Rao\t\t',
        `CSE-B\tBilal K\t${number(2)}\t`,
        'CSE-B\tMina Iyer\t\tmina@campus.example',
        'CSE-A\tZoya Ali\t\t',
        'ME-Z\tRavi Nair\t\t',
      ].join('\n'),
    );
  await button('Check the table').click();
  return dashboard;
}

test('each line fits, or is left out on purpose, before any is taken over', async () => {
  const dashboard = await paste();
  await expect.element(dialog.getByText('6 lines: 1 fits, 5 are to be looked at.')).toBeVisible();
  await expect.element(take).toBeDisabled();
  const line = (at: number) => dialog.getByRole('listitem').filter({ hasText: `Line ${at}` });
  await expect.element(line(3).getByText('This person is on the list twice.')).toBeVisible();
  await expect.element(line(4).getByText('The number is that of Bilal Khan.')).toBeVisible();
  await expect.element(line(7).getByText('This position is not in the election.')).toBeVisible();
  await dialog.getByLabelText('Leave out line 3').click();
  await dialog.getByLabelText('Leave out line 7').click();
  await dialog.getByLabelText('Who is meant in line 4').selectOptions(number(2));
  await dialog.getByLabelText(/^I have checked that the person without/).click();
  await expect.element(take).toBeDisabled();
  dashboard.findReply.people.push(person('CSE-A', number(5), 'Zoya Ali', number(5)));
  await dialog.getByLabelText('Who is meant in line 6').selectOptions(number(5));
  await expect.element(take).toBeEnabled();
  await take.click();
  await expect.element(dialog.getByText('4 people were taken over from the table.')).toBeVisible();
  await expect.element(button('From a table')).toHaveFocus();
  await expect
    .element(dialog.getByLabelText('Class representative CSE-A'))
    .toHaveValue(`${number(1)}\n${number(5)}`);
  await expect
    .element(dialog.getByLabelText('Class representative CSE-B'))
    .toHaveValue(`${number(2)}\nMina Iyer <mina@campus.example>`);
  await dialog.getByLabelText('They have agreed to stand').click();
  await button('Enter candidates').click();
  await expect.poll(() => dashboard.calls).toContain('POST /nomination/enter');
  expect(dashboard.body).toMatchObject({
    mayStand: ['Mina Iyer <mina@campus.example>'],
    byName: ['Mina Iyer <mina@campus.example>'],
  });
});

test('a line is given its position; a table without a line, and another one, are said', async () => {
  await paste();
  await dialog.getByLabelText('Position of line 7').selectOptions('Class representative CSE-B');
  await expect
    .element(dialog.getByText('This position is not in the election.'))
    .not.toBeInTheDocument();
  await dialog.getByLabelText('Position or class').selectOptions('Not there');
  await expect
    .element(dialog.getByText('There is no position in this line.').first())
    .toBeVisible();
  await button('Another table').click();
  await dialog.getByLabelText('Or paste the table').fill(' \t ');
  await expect.element(button('Check the table')).toBeDisabled();
  await button('Close the table').click();
  await expect.element(button('From a table')).toHaveFocus();
});

const choose = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
  dialog.getByLabelText('Choose a file').upload(new File([bytes], name));

test('of a workbook another sheet can be chosen, an empty one is said, and hidden rows are told', async () => {
  await open();
  const heads = 'Class\tName\tRoll no\tMail';
  const rows = [`CSE-A\tAsha Rao\t\t`, `(CSE-B\tBilal Khan\t${number(2)}\t)`];
  await choose(
    workbookOf({ Notes: ['Ask the sections'], Candidates: [heads, ...rows], Empty: [] }),
    'candidates.xlsx',
  );
  await expect.element(take).toBeDisabled();
  await dialog.getByLabelText('Sheet').selectOptions('Empty');
  await expect.element(dialog.getByText('There is no line in this table.')).toBeVisible();
  await expect.element(take).not.toBeInTheDocument();
  await dialog.getByLabelText('Sheet').selectOptions('Candidates');
  await expect.element(dialog.getByText('One row is hidden', { exact: false })).toBeVisible();
  await expect.element(dialog.getByText('2 lines: 2 fit.')).toBeVisible();
  await expect.element(take).toBeEnabled();
});

test('names in unsure letters are taken over only after an officer has said which are right', async () => {
  const dashboard = await open();
  const name = '\u0418\u0432\u0430\u043D';
  dashboard.findReply = { people: [person('CSE-A', name, name, number(6))], problems: [] };
  const file = 'Class;Name\nCSE-A;\u00C8\u00E2\u00E0\u00ED\n';
  await choose(
    Uint8Array.from(file, (letter) => letter.charCodeAt(0)),
    'candidates.csv',
  );
  const right = dialog.getByRole('radio', { name: new RegExp(name) });
  await expect.element(dialog.getByText('1 line: 1 fits.')).toBeVisible();
  // The server has answered: it is the letters alone that are asked for.
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  await expect.element(take).toBeDisabled();
  await right.click();
  await expect.element(take).toBeEnabled();
  await take.click();
  await expect.element(dialog.getByLabelText('Class representative CSE-A')).toHaveValue(number(6));
});

test('a table is read with its own delimiter', async () => {
  const cellsOf = async (text: string) => (await readTable(text)).map(({ cells }) => cells);
  expect(await cellsOf('A;"Rao, Asha"\r\n\r\nB;Khan, Bilal')).toEqual([
    ['A', 'Rao, Asha'],
    ['B', 'Khan, Bilal'],
  ]);
  expect(await cellsOf('\uFEFFA\tAsha')).toEqual([['A', 'Asha']]);
});

test('no address out of a table stands in what a device keeps', () => {
  const line = 'Mina Iyer <mina@campus.example>';
  const lines = {
    p: { text: `${line}\n0177CS230001`, chosen: { [line]: 'x' }, said: { [line]: [] } },
  };
  expect(keptLines(lines, new Set())).toBe(lines);
  expect(keptLines(lines, new Set(['mina@campus.example']))).toEqual({
    p: {
      text: 'Mina Iyer\n0177CS230001',
      chosen: { 'Mina Iyer': 'x' },
      said: { 'Mina Iyer': [] },
    },
  });
});
