import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '#contract/accounts.ts';
import { ballotOf, electionOf } from '#tests/support/elections-stage.tsx';
import { fakeServer } from '#tests/support/fake-server.ts';
import type { Answers } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { pendingNomination } from '#tests/support/pending-people.ts';
import { resultsOf } from '#tests/support/results-of.ts';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { becomeViewer } from '#web/app/session.ts';
import { ForYou } from './for-you.tsx';

const viewer: User = {
  _id: 'leela',
  name: 'Leela',
  email: 'leela@campus.example',
  role: 'student',
  profileImg: '',
  enrollmentNumber: '0177CS231042',
  verified: true,
};
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const list = page.getByRole('region', { name: 'For you' });

beforeEach(() => {
  localStorage.clear();
});

function open(answers: Answers, role: User['role'] = 'student', part = <ForYou />) {
  const reader = { ...viewer, role };
  const server = fakeServer({
    readMe: { user: reader, isEmailConfirmed: true, needsSecondFactor: false },
    listMyCandidacies: [],
    listMySupport: [],
    ...answers,
  });
  const client = createQueryClient(() => {});
  becomeViewer(client, reader);
  show(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

test('lists the vote that waits, a decision and a change, each a link to its election', async () => {
  const election = electionOf(
    { President: { Asha: 0, Binod: 0 } },
    {
      name: 'Council 2031',
      startDate: at(-2),
      endDate: at(20),
      changes: [
        {
          at: at(-1),
          what: 'Voting closes later.',
          reason: 'The network was down.',
          officers: null,
        },
      ],
    },
  );
  open({
    listElections: { elections: [election], asOf: at(0) },
    listMyBallots: [ballotOf(election)],
    listMyNominations: [
      {
        ...pendingNomination('Leela'),
        isFrozen: false,
        hasLeft: false,
        status: 'rejected',
        position: 'Treasurer',
        reason: 'The form came late.',
        election: { _id: election._id, name: election.name },
      },
    ],
  });
  const links = list.getByRole('link');
  await expect
    .poll(() => links.elements().map(({ textContent }) => textContent))
    .toEqual([
      expect.stringMatching(/^You can vote in Council 2031Voting closes on /),
      'Your nomination for Treasurer was not acceptedThe council says: The form came late.',
      'Council 2031 was changedVoting closes later. The council says: The network was down.',
    ]);
});

test('shows nothing where there is nothing', async () => {
  open({
    listElections: { elections: [], asOf: at(0) },
    listMyBallots: [],
    listMyNominations: [],
  });
  await expect.poll(() => document.body.textContent).not.toContain('For you');
  await expect.element(list).not.toBeInTheDocument();
});

describe('the way to the dashboard', () => {
  const nothing = {
    listElections: { elections: [], asOf: at(0) },
    listMyBallots: [],
    listMyNominations: [],
  };

  test.each(['council', 'admin', 'observer'] as const)('is there for %s', async (role) => {
    open(nothing, role);
    await expect
      .element(list.getByRole('link', { name: /^Dashboard/ }))
      .toHaveAttribute('href', '/dashboard');
  });

  test('is there once: not where a button beside the list leads there', async () => {
    const server = open(nothing, 'admin', <ForYou isBesideDashboard />);
    await expect.poll(() => server.sent('listMyNominations').length).toBe(1);
    await expect.element(list).not.toBeInTheDocument();
  });
});

test('who was entered and has proved that it is them takes the candidacy here by one press', async () => {
  const candidacy = {
    _id: 'q1',
    election: { _id: 'e1', name: 'Council 2031' },
    position: 'President',
    name: 'Leela Krishnan',
  };
  let mine = [candidacy, { ...candidacy, _id: 'q2', position: 'Treasurer' }];
  const server = open({
    listElections: { elections: [], asOf: at(0) },
    listMyBallots: [],
    listMyNominations: [],
    listMyCandidacies: () => mine,
    takeCandidacy: { message: 'Kept.' },
  });
  const title = list.getByText('The council entered you as a candidate for President');
  await expect.element(title).toBeVisible();
  await expect.element(list.getByText(/Council 2031: Leela Krishnan/).first()).toBeVisible();
  await expect
    .element(list.getByRole('button', { name: 'Take the candidacy for Treasurer' }))
    .toBeVisible();
  mine = mine.slice(1);
  await list.getByRole('button', { name: 'Take the candidacy for President' }).click();
  await expect.element(title).not.toBeInTheDocument();
  expect(server.made.filter(({ call }) => call === 'takeCandidacy')).toMatchObject([
    { params: { id: 'q1' } },
  ]);
});

function openWon(endDate: string) {
  const election = electionOf(
    { President: { Asha: 3 } },
    {
      name: 'Council 2031',
      startDate: at(-20),
      endDate,
      changes: [{ at: at(-2), what: 'Voting closed early.', reason: '', officers: null }],
    },
  );
  const nominee = { _id: 'leela', name: 'Leela', profileImg: '' };
  const nominations = election.nominations.map((stood) => ({ ...stood, nominee }));
  const won = { ...election, nominations };
  open({
    listElections: { elections: [won], asOf: at(0) },
    listMyBallots: [
      ballotOf(won, { vote: { isAllowed: false, why: 'voting-closed', message: null } }),
    ],
    listMyNominations: [],
    listResults: [resultsOf(won)],
  });
}

test('the winner reads that they won, and nothing of what changed before', async () => {
  openWon(at(-1));
  await expect
    .element(list.getByRole('link', { name: 'You won President Council 2031' }))
    .toBeVisible();
  expect(list.getByRole('listitem').elements()).toHaveLength(1);
});

test('what changed before leaves with the close, not with the minute after it', async () => {
  openWon(new Date(Date.now() - 1).toISOString());
  await expect.element(list.getByRole('listitem').first()).toBeVisible();
  expect(list.element().textContent).not.toContain('Voting closed early.');
});
