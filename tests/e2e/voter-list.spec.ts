import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { createElection } from '#tests/support/factories.ts';
import { examine } from './support/examine.ts';
import { test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// An officer imports the list of the campus with thirty bad rows; a student asks whether they are on it.

const bad = 30;
const number = (end: number) => `177VL24${String(end).padStart(4, '0')}`;
/** As Excel writes it: UTF-16, tabs, and the zeros in front are gone. */
function exported(voters: number): Buffer {
  const rows = Array.from({ length: voters }, (_, end) =>
    [`Voter ${end}`, number(end), `voter${end}@campus.test`, end % 2 === 0 ? 'CSE' : 'Mech'].join(
      '\t',
    ),
  );
  const wrong = Array.from({ length: bad }, (_, end) =>
    [`Wrong ${end}`, end % 3 === 0 ? '' : end % 3 === 1 ? '1.77E+11' : '177VL24', '', 'CSE'].join(
      '\t',
    ),
  );
  const text = ['Name\tRoll No\tE-mail\tBranch', ...rows, ...wrong].join('\r\n');
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
}

const file = { name: 'students.txt', mimeType: 'text/plain', buffer: exported(470) };
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import a list' });

test('a list with thirty bad rows is imported and undone, and a student finds themselves on it', async ({
  page: council,
  campus,
  meet,
}) => {
  await campus.signIn(council, { role: 'council' });
  await council.goto(sectionPath('voter-list'));
  await council.getByRole('button', { name: 'Import a list' }).click();
  const dialog = dialogOf(council);

  await test.step('a workbook is refused with what to do', async () => {
    const workbook = {
      ...file,
      name: 'students.xlsx',
      buffer: Buffer.from('PK\u0003\u0004rest'),
    };
    await dialog.getByLabel('Choose a file').setInputFiles(workbook);
    await expect(dialog.getByText(/This is .*xlsx.*CSV/)).toBeVisible();
  });

  await test.step('a web page of a college system is read, and nothing of it runs', async () => {
    const rows = [1, 2].map((end) => `<tr><td>${number(end)}<td>Voter ${end}<br>Rao`).join('');
    const page = `<table><tr><th>Roll No<th>Name${rows}</table><img src=x onerror="document.title='run'">`;
    const web = { ...file, name: 'students.xls', buffer: Buffer.from(page) };
    await dialog.getByLabel('Choose a file').setInputFiles(web);
    await expect(dialog.getByText('The list will have 2 voters.')).toBeVisible();
    await expect(dialog.getByRole('cell', { name: 'Voter 2 Rao' })).toBeVisible();
    await expect(council).not.toHaveTitle('run');
  });

  await test.step('the preview shows each bad row, and stores nothing', async () => {
    await dialog.getByLabel('Choose another file').setInputFiles(file);
    await expect(dialog.getByText('The list will have 470 voters.')).toBeVisible();
    await expect(dialog.getByLabel('Roll No holds')).toHaveValue('number');
    await expect(dialog.getByLabel('Branch holds')).toHaveValue('group');
    const lines = dialog.getByRole('list', { name: 'Lines to look at' }).getByRole('listitem');
    await expect(lines).toHaveCount(bad);
    await expect(lines.nth(1)).toContainText('A spreadsheet rounded this number to 1.77E+11.');
    await examine(council, 'the preview of a voter list');
  });

  await test.step('the import does what the preview said', async () => {
    await dialog.getByRole('button', { name: 'Import 470 voters' }).click();
    await expect(dialog).toBeHidden();
    await expect(council.getByText('470 voters', { exact: true })).toBeVisible();
    await council.getByLabel('Search the voter list').fill('voter 7 ');
    await council.getByLabel('Group').selectOption('Branch: Mech');
    // Voter 7 and 70 to 79, every other one of them.
    await expect(council.getByText('6 of 470 voters')).toBeVisible();
    await expect(council.getByRole('list', { name: 'Voters' })).toContainText('0177VL240007');
  });

  const { id } = await createElection(campus.books, { startsInMinutes: 60, endsInMinutes: 120 });
  await campus.books.transact((tx) =>
    tx.updateTable('elections').set({ voters: 'listed' }).where('id', '=', id).execute(),
  );
  const visitor = await meet();
  await test.step('anybody asks for a number, and the answer names nobody', async () => {
    await visit(visitor, `/elections/${id}`);
    await visitor.getByRole('button', { name: 'Am I on the voter list?' }).click();
    const check = visitor.getByRole('dialog', { name: 'Am I on the voter list?' });
    await check.getByLabel('Enrollment number').fill('0177VL240007');
    await check.getByRole('button', { name: 'Check' }).click();
    await expect(check.getByText('Yes, 0177VL240007 is on the voter list')).toBeVisible();
    await expect(check).not.toContainText('Voter 7');
    await check.getByLabel('Enrollment number').fill('0177VL249999');
    await check.getByRole('button', { name: 'Check' }).click();
    await check.getByRole('link', { name: 'Ask the council to be added' }).click();
    await expect(visitor.getByLabel('Message')).toHaveValue(
      /0177VL249999 is not on the voter list/,
    );
  });

  await test.step('the import is undone', async () => {
    await council.getByRole('button', { name: 'Undo the import of students.txt' }).click();
    await council.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(council.getByText('No voter list yet')).toBeVisible();
  });
});
