import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '#contract/api.ts';
import type { RecordEntry } from '#contract/record.ts';
import { brokenServer, fakeServer } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { recordCsv, Record } from './record.tsx';

const entry = (seq: number, given: Partial<RecordEntry> = {}): RecordEntry => ({
  seq,
  at: '2026-03-01T09:00:00.000Z',
  act: 'election.pause',
  detail: 'A power cut',
  isErased: false,
  by: { name: 'Meera Iyer', role: 'admin' },
  about: null,
  election: { _id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42', name: 'Sports Board' },
  sha256: String(seq).padStart(64, '0'),
  officers: null,
  ...given,
});

let reply: Reply<'listRecord'>;
let server: FakeServer;

beforeEach(() => {
  const entries = [entry(2), entry(1, { act: 'account.delete', detail: '', isErased: true })];
  const head = { seq: 2, sha256: entries[0]?.sha256 ?? '' };
  reply = {
    entries,
    total: 60,
    page: 1,
    pages: 2,
    older: null,
    head,
    isGuarded: true,
    hasWitnesses: false,
  };
  server = fakeServer({ listRecord: () => reply });
});

function showRecord() {
  return show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter at="/dashboard?section=record">
        <Record />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('says what was done, by whom and where, how the record ends and that nobody else has it', async () => {
  showRecord();
  const list = page.getByRole('list', { name: 'What officers did' });
  await expect.element(list.getByText('Paused voting')).toBeVisible();
  await expect.element(list.getByText('A power cut')).toBeVisible();
  await expect.element(list.getByText('Meera Iyer').first()).toBeVisible();
  await expect.element(list.getByRole('link', { name: 'Sports Board' }).first()).toBeVisible();
  await expect.element(list.getByText('The words of this entry were erased')).toBeVisible();
  await expect.element(page.getByText('The record ends with entry 2. Its hash:')).toBeVisible();
  await expect.element(page.getByText(/^Nobody outside gets the last entry/)).toBeVisible();
  expect(page.getByText(/^Hustings uses one database account/).query()).toBeNull();
});

test('says where one role of the database does everything, and what to do', async () => {
  reply = { ...reply, isGuarded: false };
  showRecord();
  const warning = page.getByText(
    /^Hustings uses one database account .* to use two accounts\. The page Server says how\.$/,
  );
  await expect.element(warning).toBeVisible();
});

test('names the act that was proposed as it names acts, not as the code does', async () => {
  const words = { act: 'proposal.confirm', detail: 'election.extend, Sports Board: A power cut' };
  reply = { ...reply, entries: [entry(1, words)] };
  showRecord();
  await expect
    .element(page.getByText('Moved the end of voting, Sports Board: A power cut'))
    .toBeVisible();
});

test('names to whom it was done, and roles and settings as people call them', async () => {
  const about = (name: string, position: string | null = null) => ({ name, position });
  const entries = [
    entry(5, { act: 'account.verify', detail: 'admin', about: about('Ruth Root') }),
    entry(4, {
      act: 'nomination.accept',
      detail: 'President, Sports Board',
      about: about('Mina Iyer', 'President'),
    }),
    entry(3, { act: 'account.role', detail: 'faculty to observer', about: about('Fiona Rao') }),
    entry(2, { act: 'campus.settings', detail: 'appealDays, needsTwoOfficers: two officers on' }),
    entry(1, { act: 'account.verify', detail: '' }),
  ];
  reply = { ...reply, entries };
  showRecord();
  await expect.element(page.getByText('Approved Ruth Root as Admin')).toBeVisible();
  await expect.element(page.getByText('Accepted Mina Iyer for President')).toBeVisible();
  await expect.element(page.getByText('Changed the role of Fiona Rao')).toBeVisible();
  await expect.element(page.getByText('Faculty to Observer')).toBeVisible();
  await expect
    .element(page.getByText('days for complaints, rule of two officers: two officers on'))
    .toBeVisible();
  await expect.element(page.getByText('Approved an account')).toBeVisible();
});

test('is searched and turned over by the server', async () => {
  showRecord();
  await page.getByRole('searchbox', { name: 'Search the record' }).fill('power');
  await expect.poll(() => server.made.at(-1)?.query).toMatchObject({ search: 'power' });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => server.made.at(-1)?.query).toMatchObject({ page: '2' });
});

test('a search that has not read all says how far it came, and goes on', async () => {
  const head = { seq: 200_000, sha256: '0'.repeat(64) };
  reply = { ...reply, entries: [], total: 0, pages: 1, older: 190_001, head };
  showRecord();
  await page.getByRole('searchbox', { name: 'Search the record' }).fill('storm');
  await expect.poll(() => server.made.at(-1)?.query).toMatchObject({ search: 'storm' });
  await expect.element(page.getByText(/Entries 190001 to 200000 were searched/)).toBeVisible();
  reply = { ...reply, older: null };
  await page.getByRole('button', { name: 'Search older entries' }).click();
  await expect.poll(() => server.made.at(-1)?.query).toMatchObject({ before: '190001' });
  await expect.element(page.getByText(/Entries 1 to 190000 were searched/)).toBeVisible();
});

test('a record that cannot be read says so, with a way out', async () => {
  server.answer({ listRecord: brokenServer });
  showRecord();
  await expect.element(page.getByText('Failed to fetch the record.')).toBeVisible();
  server.answer({ listRecord: () => reply });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Paused voting')).toBeVisible();
});

test('as a table, a cell that begins like a formula is text', () => {
  const csv = recordCsv([
    entry(1, { detail: '=1+1', about: { name: 'Ruth Root', position: null } }),
  ]);
  expect(csv.split('\r\n')[1]).toBe(
    `1,2026-03-01T09:00:00.000Z,election.pause,"'=1+1",Ruth Root,Meera Iyer,admin,Sports Board,${'1'.padStart(64, '0')}`,
  );
});
