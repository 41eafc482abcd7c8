import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedVoter, ListImport } from '#contract/voter-lists.ts';
import { refusals } from '#core/refusal.ts';
import { listLimits } from '#core/voter-list/read-list.ts';
import { campusSettings } from '#tests/support/campus-sample.ts';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { brokenServer, fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { Answers, FakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { VoterList } from './voter-list.tsx';

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const voter = (at: number, more: Partial<ListedVoter> = {}): ListedVoter => ({
  _id: id(at),
  enrollmentNumber: `0177CS24000${at}`,
  name: `Voter ${at}`,
  email: '',
  groups: ['CSE'],
  addedAt: '2026-03-01T09:00:00.000Z',
  reason: null,
  ...more,
});
const imported = (at: number, fileName: string): ListImport => ({
  _id: id(at),
  electionId: null,
  fileName,
  mode: 'add',
  added: 470,
  changed: 0,
  removed: 0,
  same: 0,
  bad: 30,
  importedBy: 'Omar',
  importedAt: '2026-03-01T09:00:00.000Z',
  undoneAt: null,
});
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const open = anElection('Open', {
  voters: 'listed',
  startDate: hours(-1),
  endDate: hours(1),
});
const over = anElection('Over', { startDate: hours(-2), endDate: hours(-1) });

let server: FakeServer;
let list: { voters: ListedVoter[]; size: number; total: number; pages: number };
let imports: ListImport[];
let usual: Answers;
beforeEach(() => {
  list = { voters: [voter(1), voter(2)], size: 2, total: 2, pages: 1 };
  imports = [];
  usual = {
    readMe: me(null),
    readCampusSettings: campusSettings,
    listAllElections: { elections: [open, over] },
    listElections: { elections: [open, over], asOf: hours(0) },
    listVoterListImports: () => imports,
    listVoters: ({ query }) => ({
      ...list,
      page: Number(query['page'] ?? 1),
      groups: [{ group: 'CSE', voters: 2 }],
    }),
  };
  server = fakeServer(usual);
});

const start = (query = '') =>
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter at={`/dashboard?section=voter-list${query}`}>
        <VoterList />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const whose = page.getByRole('combobox', { name: 'Voter list of' });
const rows = page.getByRole('list', { name: 'Voters' }).getByRole('listitem');
const written = () => server.made.filter(({ call }) => !/^(list|read)/.test(call));

test('a campus without a list is asked to import one', async () => {
  list = { voters: [], size: 0, total: 0, pages: 1 };
  start();
  await expect.element(page.getByText('No voter list yet')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  await button('Import a list').click();
  await expect.element(dialog.getByText('Or paste a list')).toBeVisible();
});

test('a list that cannot be loaded is loaded again', async () => {
  server.answer({ listVoters: brokenServer });
  start();
  await expect.element(page.getByText('Ouch')).toBeVisible();
  server.answer(usual);
  await button('Try again').click();
  await expect.element(rows.first().getByText('0177CS240001')).toBeVisible();
});

test('search, group and page are asked of the server, and can be left', async () => {
  list = { ...list, size: 60, total: 60, pages: 3 };
  start();
  await expect.element(page.getByText('60 voters', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /next/i }).click();
  await expect.poll(() => server.sent('listVoters').at(-1)?.query['page']).toBe('2');
  list = { voters: [], size: 60, total: 0, pages: 1 };
  await page.getByLabelText('Group').selectOptions('CSE');
  await page.getByRole('searchbox').fill('zoya');
  const last = () => server.sent('listVoters').at(-1)?.query;
  await expect.poll(last).toMatchObject({ search: 'zoya' });
  await expect.element(page.getByText('No voter matches.')).toBeVisible();
  const asked = last();
  expect(asked, 'on the first page of what was found').toMatchObject({ group: 'CSE', page: '1' });
  list = { voters: [voter(1)], size: 60, total: 60, pages: 3 };
  await button('Show all voters').click();
  await expect.element(rows.first()).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

test('the newest import alone can be undone, after a question, and a refusal says why', async () => {
  imports = [imported(5, 'corrected.csv'), imported(4, 'students.csv')];
  start();
  await expect
    .element(page.getByText('30 bad lines left out', { exact: false }).first())
    .toBeVisible();
  await expect.element(button('Undo the import of students.csv')).not.toBeInTheDocument();
  await button('Undo the import of corrected.csv').click();
  expect(written()).toEqual([]);
  server.answer({ undoVoterListImport: refuse('import-in-use') });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.element(dialog.getByText(refusals['import-in-use'][1]).first()).toBeVisible();
  server.answer({ undoVoterListImport: { message: 'Undone now.' } });
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone now.').first()).toBeVisible();
});

test('while voting is open single people are added and corrected with a reason, and afterwards nobody', async () => {
  start();
  await expect.element(whose.getByRole('option', { name: 'Over' })).toBeInTheDocument();
  await whose.selectOptions('Open');
  await expect.element(page.getByText('this list is fixed', { exact: false })).toBeVisible();
  await expect.element(button('Import a list')).not.toBeInTheDocument();
  await button('Add a voter').click();
  await dialog.getByLabelText('Enrollment number').fill('0177CS240009');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(dialog.getByText('Give a reason. Everybody will read it.').first())
    .toBeVisible();
  expect(written()).toEqual([]);
  server.answer({ addVoter: { voter: voter(9), message: 'Added now.' } });
  await dialog.getByLabelText('Why is this voter added now?').fill('Enrolled on Monday');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(written()).toMatchObject([
    {
      body: {
        enrollmentNumber: '0177CS240009',
        electionId: open._id,
        reason: 'Enrolled on Monday',
      },
    },
  ]);
  await button('Correct Voter 1').click();
  await expect.element(button('Remove from the list')).not.toBeInTheDocument();
  await dialog.getByLabelText('Groups').fill('Science');
  await dialog.getByLabelText('Why is this corrected now?').fill('Another faculty');
  server.answer({ correctVoter: { voter: voter(1), message: 'Corrected now.' } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent('correctVoter')).toMatchObject([
    { body: { groups: ['Science'], reason: 'Another faculty' } },
  ]);
  await whose.selectOptions('Over');
  await expect.element(page.getByText('Voting is over', { exact: false })).toBeVisible();
  await expect.element(button('Add a voter')).not.toBeInTheDocument();
  await expect.element(button('Correct Voter 1')).not.toBeInTheDocument();
});

test('a voter is added with groups by commas; a number of another campus is marked', async () => {
  start();
  await button('Add a voter').click();
  const number = dialog.getByLabelText('Enrollment number');
  await number.fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  expect(written()).toEqual([]);
  await number.fill('0177cs240009');
  await dialog.getByLabelText('Groups').fill(' CSE, Year 2 ,, ');
  server.answer({ addVoter: refuse('already-listed') });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(refusals['already-listed'][1]).first()).toBeVisible();
  expect(written()).toMatchObject([
    { body: { enrollmentNumber: '0177CS240009', groups: ['CSE', 'Year 2'], electionId: null } },
  ]);
  await expect.element(number).toHaveValue('0177CS240009');
});

const person = (place: number) => dialog.getByRole('group', { name: `Person ${place}` });
const numberOf = (place: number) =>
  (place === 1 ? dialog : person(place)).getByLabelText('Enrollment number').first();
const another = button('Add another person');
const save = () => dialog.getByRole('button', { name: 'Save' }).click();

test('several voters are added with one press, each with fields of their own', async () => {
  start();
  await button('Add a voter').click();
  await numberOf(1).fill('0177cs240007');
  await another.click();
  await expect.element(numberOf(2)).toHaveFocus();
  await numberOf(2).fill('0177cs240008');
  await person(2).getByLabelText('Name').fill('Zoya Khan');
  await another.click();
  await expect.element(numberOf(3)).toHaveFocus();
  await numberOf(3).fill('0177cs240009');
  await person(3).getByLabelText('E-mail').fill('nine@campus.example');
  await person(3).getByLabelText('Groups').fill('CSE, Year 2');
  await button('Remove person 2').click();
  await expect.element(another).toHaveFocus();
  await expect.element(person(3)).not.toBeInTheDocument();
  await expect.element(numberOf(2)).toHaveValue('0177CS240009');
  server.answer({ addVoter: { voter: voter(7), message: 'Added now.' } });
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  const nine = { enrollmentNumber: '0177CS240009', name: '', email: 'nine@campus.example' };
  expect(written()).toMatchObject([
    {
      call: 'addVoter',
      body: { enrollmentNumber: '0177CS240007', also: [{ ...nine, groups: ['CSE', 'Year 2'] }] },
    },
  ]);
});

test('what is wrong with one of several voters is said beside it, and nothing is lost', async () => {
  start();
  await button('Add a voter').click();
  await numberOf(1).fill('0177CS240007');
  await another.click();
  await numberOf(2).fill('0177CS240007');
  await another.click();
  await numberOf(3).fill('12');
  await person(3).getByLabelText('E-mail').fill('nobody');
  await save();
  await expect.element(person(2).getByText('This number stands above already.')).toBeVisible();
  await expect.element(numberOf(2)).toHaveFocus();
  await expect.element(numberOf(3)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(person(3).getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(numberOf(1)).not.toHaveAttribute('aria-invalid');
  expect(written()).toEqual([]);
  await numberOf(2).fill('0177CS240008');
  await button('Remove person 3').click();
  const sentence = refusals['already-listed'][1];
  const fields = { 'also.0.enrollmentNumber': sentence };
  server.answer({ addVoter: refuse('already-listed', { fields }) });
  await save();
  await expect.element(person(2).getByText(sentence)).toBeVisible();
  await expect.element(numberOf(2)).toHaveFocus();
  await expect.element(numberOf(1)).toHaveValue('0177CS240007');
  await expect.element(numberOf(2)).toHaveValue('0177CS240008');
});

test('as many are added at once as the call takes', async () => {
  const most = listLimits.also;
  Object.assign(listLimits, { also: 1 });
  onTestFinished(() => void Object.assign(listLimits, { also: most }));
  start();
  await button('Add a voter').click();
  await expect.element(another).not.toHaveAttribute('aria-disabled', 'true');
  await another.click();
  await expect.element(another).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(
      dialog.getByText('These are 2 people, as many as can be added at once.', { exact: false }),
    )
    .toBeVisible();
  await button('Remove person 2').click();
  await expect.element(another).toHaveFocus();
  await expect.element(another).not.toHaveAttribute('aria-disabled', 'true');
});

test('a voter is corrected, and removed after a question', async () => {
  start();
  await button('Correct Voter 1').click();
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Voter 1');
  await dialog.getByLabelText('Name').fill('Meher Chawla');
  server.answer({ correctVoter: { voter: voter(1), message: 'Corrected now.' } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent('correctVoter')).toMatchObject([
    { body: { name: 'Meher Chawla', groups: ['CSE'] } },
  ]);
  await button('Correct Voter 2').click();
  await dialog.getByRole('button', { name: 'Remove from the list' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Voter 2?' });
  await expect.element(question).toBeVisible();
  expect(server.sent('removeVoter')).toEqual([]);
  server.answer({ removeVoter: { message: 'Gone now.' } });
  await question.getByRole('button', { name: 'Remove from the list' }).click();
  await expect.element(page.getByText('Gone now.').first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});
