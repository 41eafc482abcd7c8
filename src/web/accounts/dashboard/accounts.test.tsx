import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ManagedUser } from '#contract/people.ts';
import type { Proposal } from '#contract/proposal-shapes.ts';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { campusSettings } from '#tests/support/campus-sample.ts';
import { fakeServer, refuse } from '#tests/support/fake-server.ts';
import type { Failure, FakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import type { Reply } from '#web/app/call.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { accountsMessages } from '#texts/en/people.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { Accounts } from './accounts.tsx';
import { nothingWaits } from '#tests/support/nothing-waits.ts';

const user = (at: number, details: Partial<ManagedUser> = {}): ManagedUser => ({
  _id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  name: `Person ${at}`,
  email: `person${at}@campus.example`,
  role: 'student',
  profileImg: '',
  enrollmentNumber: `0177CS23${String(1000 + at)}`,
  verified: true,
  registeredAt: '2026-03-01T09:00:00.000Z',
  isEmailConfirmed: true,
  pendingEmail: null,
  state: 'active',
  suspendedReason: null,
  roleEndsAt: null,
  hasSecondFactor: false,
  ...details,
});

let users: ManagedUser[];
let viewer: ReturnType<typeof aUser> | null;
let hasMore: boolean;
let refusal: Failure<'invalid-input'> | null;
let sources: Reply<'readVoterSources'>;
let links: Reply<'readHandOver'>['links'];
let server: FakeServer;

const roleLink: Reply<'readHandOver'>['links'][number] = {
  _id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42',
  role: 'council',
  by: 'Aditi Joshi',
  until: '2090-06-30T18:29:00.000Z',
  roleEndsAt: '2091-06-30T18:29:00.000Z',
  url: 'http://campus.example/role#token=once',
};

beforeEach(() => {
  users = Array.from({ length: 30 }, (_, at) => user(at));
  hasMore = false;
  links = [];
  viewer = null;
  refusal = null;
  sources = { hasMailServer: true, listed: 0, withAddress: 0, accounts: 30, groups: [] };
  const change = (id = '', details: Partial<ManagedUser> = {}) => {
    if (refusal !== null) return refusal;
    users = users.map((one) => (one._id === id ? { ...one, ...details } : one));
    return { user: users.find(({ _id }) => _id === id) ?? user(99), message: 'Done' };
  };
  server = fakeServer({
    readCampusSettings: campusSettings,
    readMe: () => me(viewer),
    listProposals: () => nothingWaits(2),
    listUsers: ({ query }) => {
      const word = (query['search'] ?? '').toLowerCase();
      const found = users.filter(({ name }) => name.toLowerCase().includes(word));
      const at = Number(query['page']);
      return {
        users: found.slice((at - 1) * 25, at * 25),
        total: found.length,
        hasMore,
        page: at,
        pages: Math.max(1, Math.ceil(found.length / 25)),
      };
    },
    readHandOver: () => ({
      officers: [user(90, { name: 'Aditi Joshi', role: 'admin' })],
      open: { accounts: 0, members: 0, nominations: 2, messages: 1, elections: 0 },
      term: 2026,
      links,
    }),
    readVoterSources: () => sources,
    showLink: { link: 'http://campus.example/reset-password#token=once', minutes: 60 },
    correctUser: ({ params }) => change(params['id']),
    suspendUser: ({ params }) =>
      change(params['id'], { state: 'suspended', suspendedReason: 'Shared the password' }),
    handOver: () => {
      links = [roleLink];
      return { message: 'Done' };
    },
  });
});

const open = (address = '/dashboard?section=accounts') =>
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter at={address}>
        <Accounts />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a page at a time, and the search asks the server', async () => {
  open();
  await expect.element(page.getByText('30 accounts')).toBeVisible();
  expect(document.querySelectorAll('ul[aria-label="Accounts"] > li')).toHaveLength(25);
  await button('Next page').click();
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  expect(document.querySelectorAll('ul[aria-label="Accounts"] > li')).toHaveLength(5);
  await page.getByLabelText('Search accounts').fill('person 7');
  await expect.element(page.getByText('1 account')).toBeVisible();
  expect(server.sent('listUsers').map(({ query }) => query)).toContainEqual({
    search: 'person 7',
    role: '',
    state: '',
    page: '1',
  });
  await page.getByLabelText('Search accounts').fill('nobody');
  await expect.element(page.getByText('No account matches.')).toBeVisible();
});

test('a list that ends before the last account says so', async () => {
  hasMore = true;
  open();
  await expect.element(page.getByText(accountsMessages.more(30))).toBeVisible();
});

test('only what was changed is sent, and a reason is asked for beside its field', async () => {
  open();
  await button('Manage the account of Person 3').click();
  const number = page.getByLabelText('Enrollment number');
  await number.fill('0177cs239999');
  refusal = refuse('invalid-input', {
    message: 'This account has voted.',
    fields: { reason: 'This account has voted.' },
  });
  await button('Save changes').click();
  await expect.element(page.getByLabelText('Reason', { exact: true })).toBeInvalid();
  refusal = null;
  await page.getByLabelText('Reason', { exact: true }).fill('Mistyped');
  await button('Save changes').click();
  await expect.element(page.getByText('Done', { exact: true }).first()).toBeVisible();
  expect(server.sent('correctUser').at(-1)?.body).toEqual({
    enrollmentNumber: '0177CS239999',
    reason: 'Mistyped',
  });
});

test('a suspension needs a reason, and shows it with the way to lift it', async () => {
  open();
  await button('Manage the account of Person 3').click();
  refusal = refuse('invalid-input', { message: 'Please give a reason' });
  await button('Suspend the account').click();
  await expect.element(page.getByText('Please give a reason').first()).toBeVisible();
  refusal = null;
  const reason = page.getByLabelText('Reason for the suspension');
  await reason.fill('Shared the password');
  // What was wrong goes, and the button below it moves.
  await expect.element(reason).not.toHaveAccessibleDescription(/Please give a reason/);
  await button('Suspend the account').click();
  await expect.element(page.getByText('Suspended: Shared the password')).toBeVisible();
  await expect.element(button('Lift the suspension')).toBeVisible();
  expect(server.sent('suspendUser').at(-1)?.body).toEqual({ reason: 'Shared the password' });
});

test('a role and a deletion are asked about first, by name', async () => {
  open();
  await button('Manage the account of Person 3').click();
  await page.getByRole('dialog').getByLabelText('Role').selectOptions('admin');
  await button('Change role').click();
  await expect.element(page.getByText('Make Person 3 an admin?')).toBeVisible();
  expect(server.sent('changeRole')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await button('Delete the account').click();
  await expect.element(page.getByText('Delete the account of Person 3?')).toBeVisible();
  expect(server.sent('deleteUser')).toEqual([]);
});

test('while voting is open a deletion asks why, and says that it waits', async () => {
  viewer = aUser({ role: 'admin' });
  server.answer({
    listElections: () => ({
      elections: [anElection('Sports Board', { startDate: '2020-01-01', endDate: '2090-01-01' })],
      asOf: '2026-03-16T08:00:00.000Z',
    }),
    deleteUser: { message: 'This waits for another officer, who has to confirm it.' },
  });
  open();
  await button('Manage the account of Person 3').click();
  await button('Delete the account').click();
  const question = page.getByRole('dialog', { name: 'Delete the account of Person 3?' });
  await expect.element(question.getByText(/it waits until another officer confirms/)).toBeVisible();
  await question.getByRole('textbox').fill('It is somebody else.');
  await question.getByRole('button', { name: 'Delete the account' }).click();
  await expect
    .poll(() => server.sent('deleteUser').at(-1)?.body)
    .toEqual({ reason: 'It is somebody else.' });
});

test('a deletion that another officer has to confirm asks why also when nobody votes', async () => {
  viewer = aUser({ role: 'admin' });
  server.answer({
    listElections: { elections: [], asOf: '2026-03-16T08:00:00.000Z' },
    deleteUser: ({ body }) =>
      body?.['reason'] === ''
        ? refuse('invalid-input', { fields: { reason: 'Give a reason' } })
        : { message: 'This waits for another officer, who has to confirm it.' },
  });
  open();
  await button('Manage the account of Person 3').click();
  await button('Delete the account').click();
  const question = page.getByRole('dialog', { name: 'Delete the account of Person 3?' });
  await question.getByRole('button', { name: 'Delete the account' }).click();
  await question.getByRole('textbox').fill('It is somebody else.');
  await question.getByRole('button', { name: 'Delete the account' }).click();
  await expect
    .poll(() => server.sent('deleteUser').at(-1)?.body)
    .toEqual({ reason: 'It is somebody else.' });
});

test('handing over chooses who comes and leaves, tells what is open, and is sent once', async () => {
  open();
  await button('Hand over to next year’s officers').click();
  await page.getByLabelText('Find an account').fill('person 7');
  await page.getByRole('button', { name: /^Add Person 7/ }).click();
  await page.getByLabelText('Role of Person 7').selectOptions('admin');
  await button('Add a link').click();
  await button('Add a link').click();
  await page.getByRole('button', { name: 'Remove A link' }).first().click();
  await page.getByRole('checkbox', { name: /Aditi Joshi/ }).click();
  // A year is proposed.
  const lastDay = page.getByLabelText('Last day of the new officers');
  await expect.element(lastDay).toHaveValue(expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  await lastDay.fill('2090-06-30');
  await expect.element(page.getByText('2 nominations wait')).toBeVisible();
  await expect.element(page.getByText('1 message is not resolved')).toBeVisible();
  expect(server.sent('handOver')).toEqual([]);
  await button('Hand over now').click();
  await expect
    .poll(() => server.sent('handOver')[0]?.body)
    .toEqual({
      successors: [{ userId: user(7)._id, role: 'admin', lastDay: '2090-06-30' }],
      links: [{ role: 'council', lastDay: '2090-06-30' }],
      leaving: [user(90)._id],
      leavingOn: null,
      newTerm: 2027,
    });
  // The links stand there to be handed over, and nothing that would hand over once more.
  await expect
    .element(page.getByRole('heading', { name: 'Links that carry a role' }))
    .toBeVisible();
  await expect.element(button('Copy the link: Council Member')).toBeVisible();
  await expect.element(button('Hand over now')).not.toBeInTheDocument();
});

test('an officer is invited by a link that carries the role; nobody leaves, and no term begins', async () => {
  open();
  await button('Invite an officer').click();
  await page.getByLabelText('Role', { exact: true }).last().selectOptions('admin');
  await button('Make a link').click();
  await expect
    .poll(() => server.sent('handOver')[0]?.body)
    .toEqual({
      successors: [],
      links: [{ role: 'admin', lastDay: null }],
      leaving: [],
      leavingOn: null,
    });
  await expect.element(button('Copy the link: Council Member')).toBeVisible();
});

test('links that carry a role are copied, and taken back after a question', async () => {
  links = [roleLink];
  server.answer({ endRoleLink: { message: 'Done' } });
  open();
  await button('Hand over to next year’s officers').click();
  await expect
    .element(page.getByText(/Works until .* · made by Aditi Joshi · role until/))
    .toBeVisible();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copy the link: Council Member').click();
  expect(written).toHaveBeenCalledWith('http://campus.example/role#token=once');
  await button('Take back the link: Council Member').click();
  expect(server.sent('endRoleLink')).toEqual([]);
  const question = page.getByRole('dialog', { name: 'Take this link back?' });
  links = [];
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect
    .poll(() => server.sent('endRoleLink')[0]?.params)
    .toEqual({ id: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42' });
  await expect.element(button('Copy the link: Council Member')).not.toBeInTheDocument();
  await expect.element(button('Hand over now')).toBeVisible();
});

const waiting: Proposal = {
  ...{ _id: 'p1', act: 'campus.hand-over', subject: '', election: null, what: '', changes: [] },
  ...{ reason: 'The new year.', proposedBy: { _id: 'me', name: 'Me' }, notBy: [] },
  ...{ proposedAt: '2026-03-16T08:00:00.000Z', expiresAt: '2026-03-23T08:00:00.000Z' },
  ...{ needsAdmin: true, alone: null },
};

test('where a second officer confirms the handover, the dialog says where its links will stand', async () => {
  viewer = aUser({ role: 'admin' });
  server.answer({ handOver: { proposal: waiting, message: 'This waits for another officer.' } });
  open();
  await button('Hand over to next year’s officers').click();
  await button('Add a link').click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The new year.');
  await button('Ask a second officer: Hand over now').click();
  await expect
    .element(page.getByText('The new links stand here once another officer has confirmed them.'))
    .toBeVisible();
});

test('a handover is confirmed by a second officer where two are needed, with a reason', async () => {
  viewer = aUser({ role: 'admin' });
  open();
  await button('Hand over to next year’s officers').click();
  await button('Ask a second officer: Hand over now').click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await expect.element(reason).toHaveAccessibleDescription(/Give a reason/);
  await reason.fill('The new year.');
  await button('Ask a second officer: Hand over now').click();
  await expect
    .poll(() => server.sent('handOver')[0]?.body)
    .toMatchObject({ reason: 'The new year.' });
});

test('where no e-mail leaves, an officer is handed a link that is shown once', async () => {
  sources.hasMailServer = false;
  users = [user(1), user(2, { role: 'council' })];
  open();
  await button('Manage the account of Person 1').click();
  await expect.element(button('Send a reset e-mail')).toBeVisible();
  await expect.element(button('Show a link')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');

  await button('Manage the account of Person 2').click();
  await button('Show a link').click();
  await expect.element(page.getByText(/reset-password#token=once/)).toBeVisible();
  await expect.element(page.getByText(/It works once, for 60.minutes/)).toBeVisible();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copy link').click();
  expect(written).toHaveBeenCalledWith('http://campus.example/reset-password#token=once');
});
