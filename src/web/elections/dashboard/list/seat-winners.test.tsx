import { QueryClientProvider } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { wellCaredFor } from '#tests/support/dashboard-state.ts';
import { nothingWaits } from '#tests/support/nothing-waits.ts';
import { positionResult, resultsOf } from '#tests/support/results-of.ts';
import { show } from '#tests/support/show.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { RowActs } from './row-acts.tsx';
import { CouncilPage } from '#web/council/pages/council-page.tsx';
import { Toaster } from '#web/kit/toaster.tsx';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { becomeViewer } from '#web/app/session.ts';

const person = (name: string) => ({ _id: `id-${name}`, name, profileImg: '' });
const member = (name: string, position: string) => ({
  _id: `seat-${name}`,
  position,
  student: person(name),
});
const viewer = aUser({ ...person('Leela'), role: 'council', enrollmentNumber: null });

let server: FakeServer;
beforeEach(() => {
  const members = [member('Aditi', 'President'), member('Omkar', 'Media Secretary')];
  const former = { ...member('Farah', 'President'), term: 2024, lastTerm: 2025 };
  const present = members.map((one) => ({ ...one, term: 2026, lastTerm: null }));
  const seated = { message: 'Done', member: member('Zoya', 'President') };
  server = fakeServer({
    readMe: me(viewer),
    listMembers: members,
    listTerms: { current: 2026, members: [former, ...present] },
    listResults: results,
    moveMember: seated,
    seatWinner: seated,
    deleteMember: { message: 'Done' },
    listProposals: nothingWaits(),
    listWaiting: { things: [], elections: [], campus: wellCaredFor },
  });
});
afterEach(() => {
  toast.remove();
  localStorage.clear();
});

const election = anElection('Council 2026', {
  startDate: '2020-01-01T09:00:00.000Z',
  endDate: '2020-01-02T09:00:00.000Z',
});
const candidate = (name: string, votes: number) => ({
  _id: `nomination-${name}`,
  userId: `id-${name}`,
  votes,
  hasLeft: false,
  student: { ...person(name), email: null, enrollmentNumber: null },
});
const results = [
  {
    ...resultsOf(election),
    results: [
      positionResult('p1', 'president', [candidate('Zoya', 9), candidate('Meher', 4)]),
      positionResult('p2', 'Librarian', [candidate('Tenzin', 2), candidate('Noor', 2)]),
    ],
  },
];

const open = (content: React.ReactNode, at = '/council') => {
  const client = createQueryClient(() => {});
  becomeViewer(client, viewer);
  show(
    <QueryClientProvider client={client}>
      <MemoryRouter at={at}>
        {content}
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('officers move a member, and are asked before one is removed', async () => {
  open(<CouncilPage />);
  await button('Manage Aditi, President').click();
  await expect.element(button('Move')).toBeDisabled();
  await page.getByLabelText('Position').selectOptions('Media Coordinator');
  await button('Move').click();
  await expect
    .poll(() => server.sent('moveMember')[0]?.body)
    .toEqual({ position: 'Media Coordinator' });
  await button('Manage Omkar, Media Secretary').click();
  await button('Remove from the council').click();
  expect(server.sent('deleteMember')).toEqual([]);
  const question = page.getByRole('dialog', { name: 'Remove Omkar as Media Secretary?' });
  await question.getByRole('button', { name: 'Remove from the council' }).click();
  await expect
    .poll(() => server.sent('deleteMember'))
    .toMatchObject([{ params: { id: 'seat-Omkar' } }]);
});

test('a former council is looked up by its year', async () => {
  open(<CouncilPage />);
  const earlier = page.getByRole('navigation', { name: 'Earlier councils' });
  await expect.element(earlier.getByRole('link', { name: '2025' })).toBeVisible();
  await earlier.getByRole('link', { name: '2024' }).click();
  await expect.element(page.getByRole('heading', { name: 'The Council 2024' })).toBeVisible();
  await expect.element(page.getByText('Farah')).toBeVisible();
  await expect.element(page.getByText('Aditi')).not.toBeInTheDocument();
});

/** As the row of the list has it. */
const Acts = ({ of = election }: { of?: typeof election }) => (
  <RowActs election={of} className="" remove={null} />
);

test('while results wait for their release there is nobody to give a seat to', async () => {
  const held = { ...election, resultsAt: 'release' as const, resultCode: 'KX4M-7Q2P-9TBA' };
  open(
    <>
      <Acts of={held} />
      <p>All</p>
    </>,
  );
  await expect.element(page.getByText('All', { exact: true })).toBeVisible();
  expect(button('Give seats to the winners of Council 2026').elements()).toEqual([]);
});

test('a winner takes the seat of the same name with one press, and a tie gives none', async () => {
  open(<Acts />);
  await button('Give seats to the winners of Council 2026').click();
  await expect.element(page.getByText('nobody has won yet.', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText('Replaces Aditi')).toBeChecked();
  await button('Takes the seat').click();
  await expect
    .poll(() => server.sent('seatWinner')[0]?.body)
    .toEqual({
      electionId: election._id,
      positionId: 'p1',
      candidateId: 'nomination-Zoya',
      position: 'President',
      replaces: ['seat-Aditi'],
    });
});
