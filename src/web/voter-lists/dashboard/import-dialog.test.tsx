import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListPreview } from '#contract/voter-lists.ts';
import { refusals } from '#core/refusal.ts';
import { fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { show } from '#tests/support/show.tsx';
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
  userEvent.upload(dialog.getByLabelText('Choose a file'), new File([bytes], name));

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
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0]), '“Save as”.*“CSV UTF-8”'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), '“Save as”.*“CSV UTF-8”'],
  ['a PDF', '%PDF-1.7', 'This is a PDF'],
  ['nothing', ' \n', 'This file is empty.'],
  ['no text', new Uint8Array([1, 0, 0, 7, 8, 9, 1, 2]), 'This file holds no text.'],
])('%s is refused with what to do', async (_, bytes, sentence) => {
  await open();
  await choose(bytes, 'students.xlsx');
  await expect.element(dialog.getByRole('alert').getByText(new RegExp(sentence))).toBeVisible();
  expect(server.made).toEqual([]);
});

test('lines are pasted', async () => {
  await open();
  await expect.element(button('Check the list')).toBeDisabled();
  await dialog.getByLabelText('Or paste a list').fill('0177CS240001\tAsha Rao');
  await button('Check the list').click();
  await expect.element(dialog.getByText('Pasted list')).toBeVisible();
  expect(lastSent()).toMatchObject({ text: '0177CS240001\tAsha Rao', fileName: '' });
});
