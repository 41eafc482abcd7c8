import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListPreview } from '#contract/voter-lists.ts';
import { refusals } from '#core/refusal.ts';
import { fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { show } from '#tests/support/show.tsx';
import { workbookOf } from '#tests/support/workbook-of.ts';
import type { Reply } from '#web/app/call.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { ImportDialog } from './import-dialog.tsx';

const previewed: ListPreview = {
  stamp: 'first',
  columns: { number: 1, name: [0], email: null, groups: [] },
  headers: ['Student', 'Roll No', 'Mail'],
  sample: [['Asha Rao', '0177CS240001', 'asha@campus.example']],
  totals: {
    lines: 45,
    added: 10,
    changed: 2,
    same: 3,
    removed: 0,
    kept: 0,
    bad: 30,
    duplicates: 0,
    twoNames: 0,
    withoutEmail: 15,
    after: 15,
  },
  removedNames: [],
  problems: Array.from({ length: 30 }, (_, at) => ({
    line: at + 2,
    kind: 'bad' as const,
    text: `Somebody ${at}`,
    why: 'This line has no enrollment number.',
  })).concat([{ line: 40, kind: 'bad', text: 'The last', why: 'Too short.' }]),
  moreProblems: 0,
};

const done: Reply<'importVoterList'> = {
  import: {
    _id: '0190aaaa-0000-7000-8000-000000000021',
    electionId: null,
    fileName: 'students.csv',
    mode: 'add',
    added: 10,
    changed: 2,
    removed: 0,
    same: 3,
    bad: 30,
    importedBy: 'Leela Krishnan',
    importedAt: '2026-03-02T09:00:00.000Z',
    undoneAt: null,
  },
  message: 'The voter list was imported.',
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    previewVoterList: previewed,
    importVoterList: done,
    listElections: { elections: [], asOf: '' },
  });
});
const lastSent = () => server.made.at(-1)?.body;

function Example() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <ImportDialog electionId={null} isOpen={isOpen} onClose={() => setOpen(false)} />
      <Toaster />
    </>
  );
}
const dialog = page.getByRole('dialog', { name: 'Import a list' });
const button = (name: string | RegExp) => dialog.getByRole('button', { name });
async function open() {
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Example />
    </QueryClientProvider>,
  );
  await expect.element(dialog).toBeVisible();
}
const choose = (bytes: BlobPart, name = 'students.csv') =>
  userEvent.upload(dialog.getByLabelText(/^Choose (a|another) file$/), new File([bytes], name));

test('a file is checked, and only a press imports it as it was checked', async () => {
  await open();
  await choose('Student;Roll No\r\nZoë Müller;0177CS240001\r\n');
  await expect.element(dialog.getByText('students.csv')).toBeVisible();
  expect(server.made.map(({ call }) => call)).toEqual(['previewVoterList']);
  expect(lastSent()).toEqual({
    text: 'Student;Roll No\r\nZoë Müller;0177CS240001\r\n',
    fileName: 'students.csv',
    electionId: null,
    mode: 'add',
  });
  await expect.element(dialog.getByText('The list will have 15 voters.')).toBeVisible();
  await button('Import 12 voters').click();
  await expect.element(dialog).not.toBeInTheDocument();
  const toast = page.getByText('10 added · 2 corrected · 30 bad lines left out', { exact: false });
  await expect.element(toast.first()).toBeVisible();
  expect(server.sent('importVoterList').map(({ body }) => body)).toMatchObject([
    { stamp: 'first', mode: 'add', columns: previewed.columns },
  ]);
});

test('wrong lines stand one by one with their reason', async () => {
  await open();
  await choose('x');
  const lines = dialog.getByRole('list', { name: 'Lines to look at' }).getByRole('listitem');
  await expect.element(lines.first().getByText('Line 2', { exact: true })).toBeVisible();
  await expect
    .element(lines.first().getByText('This line has no enrollment number.'))
    .toBeVisible();
  expect(lines.elements()).toHaveLength(30);
  await button('Show 1 more').click();
  expect(lines.elements()).toHaveLength(31);
});

test('one number with two names is asked before all else', async () => {
  const why = 'One number, two names: line 3 has “Asha”, this one “Om”.';
  const asked = { line: 60, kind: 'two-names' as const, text: '0177CS240002 · Om', why };
  server.answer({
    previewVoterList: {
      ...previewed,
      totals: { ...previewed.totals, twoNames: 1 },
      problems: [...previewed.problems, asked],
    },
  });
  await open();
  await choose('x');
  const first = dialog
    .getByRole('list', { name: 'Lines to look at' })
    .getByRole('listitem')
    .first();
  await expect.element(first.getByText('Line 60', { exact: true })).toBeVisible();
  await expect.element(first.getByText('One number, two names', { exact: true })).toBeVisible();
  await expect.element(first.getByText(why)).toBeVisible();
  await expect.element(dialog.getByRole('term').getByText('One number, two names')).toBeVisible();
});

test('wrong lines are saved as a file for whoever corrects them', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  await open();
  await choose('x');
  await button('Save these lines as a file').click();
  const [file] = saved.mock.lastCall ?? [];
  if (!(file instanceof Blob)) throw new Error('nothing was saved');
  const rows = (await file.text()).split('\r\n');
  expect(rows).toHaveLength(1 + previewed.problems.length);
  expect(rows.slice(0, 2)).toEqual([
    'Line,What,Why,Content',
    '2,Left out,This line has no enrollment number.,Somebody 0',
  ]);
});

test('a column that is not used is named', async () => {
  await open();
  await choose('x');
  await expect.element(dialog.getByText('Not used: Mail.')).toBeVisible();
});

test('a web page of a college system that is named .xls is read', async () => {
  await open();
  const page =
    '<html><head><meta charset="utf-8"></head><body><table><tr><td>Menu</td></tr></table><table border=1><tr><th colspan=2>Students</th></tr><tr><th>Enrollment No</th><th>Name</th></tr><tr><td>0177CS240001</td><td>Asha<br>Rao &amp; Co</td></tr></table></body></html>';
  await choose(page, 'erp-html-table.xls');
  await expect.element(button('Import 12 voters')).toBeVisible();
  expect(lastSent()).toMatchObject({
    text: 'Students\t\nEnrollment No\tName\n0177CS240001\tAsha Rao & Co',
    fileName: 'erp-html-table.xls',
  });
});

test('what stands beside several rows of a web page stands in each of them', async () => {
  await open();
  const page =
    '<table><tr><th rowspan=2>Roll No</th><th rowspan=2>Name</th><th colspan=2>Academic</th></tr><tr><th>Dept</th><th>Year</th></tr><tr><td>0177CS240001</td><td>Asha</td><td rowspan=3>CSE</td><td>1</td></tr><tr><td>0177CS240002</td><td>Om</td><td rowspan=2>2</td></tr><tr><td>0177CS240003</td><td>Nida</td></tr><tr><td>0177EC240004</td><td>Zoya</td><td>ECE</td></tr></table>';
  await choose(page, 'report.xls');
  await expect.element(button('Import 12 voters')).toBeVisible();
  const lines = [
    'Roll No\tName\tAcademic\t',
    'Roll No\tName\tDept\tYear',
    '0177CS240001\tAsha\tCSE\t1',
    '0177CS240002\tOm\tCSE\t2',
    '0177CS240003\tNida\tCSE\t2',
    '0177EC240004\tZoya\tECE',
  ];
  expect(lastSent()).toMatchObject({ text: lines.join('\n') });
});

test('of a workbook the first sheet is read, another one can be chosen, and its hidden rows are told', async () => {
  const bytes = workbookOf({
    'First years': ['0177CS240001'],
    Others: ['0177CS230001', '(0177CS230002)'],
  });
  await open();
  await choose(bytes, 'students.xlsx');
  await expect.element(button('Import 12 voters')).toBeVisible();
  expect(lastSent()).toMatchObject({ text: '0177CS240001' });
  await dialog.getByLabelText('Sheet').selectOptions('Others');
  await expect.poll(lastSent).toMatchObject({ text: '0177CS230001\n0177CS230002' });
  await expect.element(dialog.getByText('One row is hidden', { exact: false })).toBeVisible();
  await dialog.getByLabelText('Sheet').selectOptions('First years');
  await expect.poll(lastSent).toMatchObject({ text: '0177CS240001' });
  await expect.element(dialog.getByText('is hidden', { exact: false })).not.toBeInTheDocument();
});

test('the columns are corrected, and the list is checked again', async () => {
  await open();
  await choose('x');
  const mail = dialog.getByLabelText('Mail holds');
  await mail.selectOptions('E-mail');
  await expect.poll(() => server.made.length).toBe(2);
  expect(lastSent()).toMatchObject({ columns: { number: 1, name: [0], email: 2, groups: [] } });
  await dialog.getByLabelText('Student holds').selectOptions('Enrollment number');
  await expect.poll(() => server.made.length).toBe(3);
  expect(lastSent()).toMatchObject({ columns: { number: 0, name: [] } });
});

test('replacing is checked before it is done', async () => {
  await open();
  await choose('x');
  server.answer({
    previewVoterList: {
      ...previewed,
      totals: { ...previewed.totals, removed: 4, kept: 2 },
      removedNames: ['Asha Rao', 'Om Puri', '0177CS240003'],
      stamp: 'second',
    },
  });
  await dialog.getByText('Replace the list').first().click();
  await expect.element(dialog.getByText('Removed', { exact: true })).toBeVisible();
  const who = '4 people are removed: Asha Rao, Om Puri, 0177CS240003 and 1 more.';
  await expect.element(dialog.getByText(who)).toBeVisible();
  await expect
    .element(dialog.getByText('2 people who are on the list now stay', { exact: false }))
    .toBeVisible();
  await button('Replace the list').click();
  await expect.poll(lastSent).toMatchObject({ mode: 'replace', stamp: 'second' });
});

test('a list that moved meanwhile is shown anew before it is asked for again', async () => {
  await open();
  await choose('x');
  const [, message] = refusals['voter-list-moved'];
  server.answer({
    previewVoterList: { ...previewed, stamp: 'fresh' },
    importVoterList: refuse('voter-list-moved'),
  });
  await button('Import 12 voters').click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  expect(server.made.map(({ call }) => call)).toEqual([
    'previewVoterList',
    'importVoterList',
    'previewVoterList',
  ]);
  server.answer({ importVoterList: done });
  await button('Import 12 voters').click();
  await expect.poll(lastSent).toMatchObject({ stamp: 'fresh' });
});

test.each([
  ['a packed file', new Uint8Array([0x50, 0x4b, 3, 4, 0]), 'This is a packed file.*xlsx.*CSV'],
  [
    'an old workbook',
    Uint8Array.from('\u00D0\u00CF\u0011\u00E0Workbook', (letter) => letter.charCodeAt(0)),
    'of before 2007.*xlsx.*CSV',
  ],
  [
    'a workbook that was cut',
    workbookOf({ Students: ['Roll', '0177CS240001'] }).subarray(0, 300),
    'could not be read',
  ],
  ['a PDF', '%PDF-1.7', 'This is a PDF'],
  ['a page without a table', '<html><body>No access</body></html>', 'a web page without a table'],
  ['nothing', ' \n', 'This file is empty.'],
  ['no text', new Uint8Array([1, 0, 0, 7, 8, 9, 1, 2]), 'This file holds no text.'],
])('%s is refused with what to do', async (_, bytes, sentence) => {
  await open();
  await choose(bytes, 'students.xlsx');
  await expect.element(dialog.getByRole('alert').getByText(new RegExp(sentence))).toBeVisible();
  expect(server.made).toEqual([]);
});

test('names in unsure letters are imported only after an officer has said which are right', async () => {
  await open();
  const bytes = Uint8Array.from(
    'Student;Roll No\n\u00C8\u00E2\u00E0\u00ED;0177CS240001\n',
    (letter) => letter.charCodeAt(0),
  );
  await choose(bytes);
  const question = dialog.getByRole('group', { name: 'Are these names right?' });
  await expect.element(question.getByText('Cyrillic (Windows-1251)')).toBeVisible();
  await expect.element(question.getByText('Иван')).toBeVisible();
  await expect.element(button('Import 12 voters')).toBeDisabled();
  await question.getByText('Western Europe (Windows-1252)').click();
  await expect.poll(lastSent).toMatchObject({ text: 'Student;Roll No\nÈâàí;0177CS240001\n' });
  await question.getByText('Иван').click();
  await expect.poll(lastSent).toMatchObject({ text: 'Student;Roll No\nИван;0177CS240001\n' });
  await button('Import 12 voters').click();
  await expect.poll(() => server.sent('importVoterList')).toHaveLength(1);
});

// What a program has mistaken before the file was made, and a page that does not say in which letters it is.
const webPage = (name: string, head = '') =>
  `<html>${head}<table><tr><td>Roll</td><td>Name</td></tr><tr><td>0177CS240001</td><td>${name}</td></tr></table></html>`;
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
test.each([
  ['a workbook', workbookOf({ Students: ['Roll', 'ZoÃ« MÃ¼ller 0177CS240001'] }), 'Zoë Müller'],
  ['a page without its letters', latin(webPage('\u00C8\u00E2\u00E0\u00ED')), 'Иван'],
  [
    'a page of other letters than it says',
    latin(webPage('\u00C8\u00E2\u00E0\u00ED', '<meta charset="utf-8">')),
    'Иван',
  ],
  [
    'a page that says Windows and means Cyrillic',
    latin(webPage('\u00C8\u00E2\u00E0\u00ED', '<meta charset="windows-1252">')),
    'Иван',
  ],
])('the letters of %s are asked about', async (_, bytes, name) => {
  await open();
  await choose(bytes, 'students.xls');
  const question = dialog.getByRole('group', { name: 'Are these names right?' });
  await expect.element(question.getByText(name, { exact: false })).toBeVisible();
  await expect.element(button('Import 12 voters')).toBeDisabled();
  await question.getByText(name, { exact: false }).click();
  await expect.poll(lastSent).toMatchObject({ text: expect.stringContaining(name) });
  await expect.element(button('Import 12 voters')).toBeEnabled();
});

test('a page of UTF-8 that says something else is read as what it is', async () => {
  await open();
  const said = webPage('सीता देवी', '<meta charset="iso-8859-1">');
  await choose(said, 'students.xls');
  await expect.element(button('Import 12 voters')).toBeEnabled();
  expect(lastSent()).toMatchObject({ text: 'Roll\tName\n0177CS240001\tसीता देवी' });
});

test('a line whose letters a program has lost is told', async () => {
  await open();
  const rows = ['1,???? ????', '2,Jos\uFFFD Nunez', '3,Who? Rao', '4,Om Puri (?)'];
  await choose(`Roll,Name\r\n${rows.map((row) => `0177CS24000${row}`).join('\r\n')}`);
  const lines = dialog.getByRole('list', { name: 'Lines to look at' }).getByRole('listitem');
  const told = lines.filter({ hasText: '0177CS24' });
  await expect.element(told.first().getByText('Line 2', { exact: true })).toBeVisible();
  await expect.element(told.last().getByText('0177CS240002,Jos\uFFFD Nunez')).toBeVisible();
  expect(told.all()).toHaveLength(2);
  await expect.element(button('Import 12 voters')).toBeEnabled();
});

test('a line of other letters is told beside the wrong ones', async () => {
  await open();
  const one = new TextEncoder().encode('Name,Roll\nसीता,0177CS240001\n');
  await choose(Uint8Array.from([...one, 0x5a, 0x6f, 0xeb, 0x2c, 0x31, 0x0a]));
  const lines = dialog.getByRole('list', { name: 'Lines to look at' }).getByRole('listitem');
  const told = lines.filter({ hasText: 'Zoë,1' });
  await expect.element(told.getByText('Line 3', { exact: true })).toBeVisible();
  await expect
    .element(told.getByText('other letters than the rest', { exact: false }))
    .toBeVisible();
});

test('a refused file takes the former preview with it', async () => {
  await open();
  await choose('x');
  await expect.element(button('Import 12 voters')).toBeVisible();
  await choose('%PDF-1.7', 'other.pdf');
  await expect.element(dialog.getByText(/^This is a PDF\./)).toBeVisible();
  await expect.element(button('Import 12 voters')).not.toBeInTheDocument();
  await expect.element(dialog.getByText('students.csv')).not.toBeInTheDocument();
});

test('lines are pasted', async () => {
  await open();
  await expect.element(button('Check the list')).toBeDisabled();
  await dialog.getByLabelText('Or paste a list').fill('0177CS240001\tAsha Rao');
  await button('Check the list').click();
  await expect.element(dialog.getByText('Pasted list')).toBeVisible();
  expect(lastSent()).toMatchObject({ text: '0177CS240001\tAsha Rao', fileName: '' });
});
