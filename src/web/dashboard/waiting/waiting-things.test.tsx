import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';
import type { WaitingThing } from './queries.ts';

const ofCampus = { electionId: null, election: null, whyNot: null };
const of = (electionId: string, election: string) => ({ electionId, election, whyNot: null });
const failed: WaitingThing = {
  kind: 'close-failed',
  ...of('e1', 'Class Rep 3B'),
  isKeyMissing: true,
};
const seat: WaitingThing = {
  kind: 'seat',
  ...of('e2', 'Student Council 2027'),
  count: 1,
};
const tie: WaitingThing = {
  kind: 'tie',
  ...of('e3', 'Council 2027'),
  positionId: 'p1',
  ...{ position: 'President', positions: ['President'] },
  count: 2,
  votes: 96,
  by: 'draw',
  from: '2026-03-16T09:00:00.000Z',
};
const certify: WaitingThing = { kind: 'certify', ...of('e4', 'Club 2026') };
const release: WaitingThing = {
  kind: 'release',
  messages: 2,
  ...of('e5', 'Sports Council'),
  until: '2026-12-05T11:30:00.000Z',
};
const proposal: WaitingThing & { kind: 'proposal' } = {
  kind: 'proposal',
  electionId: 'e3',
  election: 'Council 2027',
  whyNot: null,
  proposalId: 'one',
  act: 'election.extend',
  subject: 'Council 2027',
  until: '2026-12-07T03:30:00.000Z',
  isInForce: false,
  newEnd: '2026-12-04T11:30:00.000Z',
};

const list = page.getByRole('list', { name: 'What waits for you' });
const act = (name: string) => page.getByRole('link', { name });

describe('what waits', () => {
  test('many ties are one row that names three, and says how many more there are', async () => {
    const dashboard = startDashboard('council');
    const positions = Array.from({ length: 25 }, (_, at) => `Class ${at + 10}`);
    dashboard.things = [{ ...tie, positions }];
    showDashboard();
    await expect
      .element(
        list.getByText('25 ties for Class 10, Class 11, Class 12, and 22 more, Council 2027'),
      )
      .toBeVisible();
    await expect.element(list.getByText('One draw decides all of them.')).toBeVisible();
  });

  test('three rows, and the way to the page of all, each with the way to its act', async () => {
    const dashboard = startDashboard('council');
    dashboard.things = [failed, seat, proposal, tie, certify];
    showDashboard();
    await expect.element(page.getByText('5 things need you.', { exact: true })).toBeVisible();
    expect(list.getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(list.getByText('Class Rep 3B could not be counted')).toBeVisible();
    await expect.element(list.getByText('Its key is missing.')).toBeVisible();
    await expect.element(list.getByText('Extend Council 2027 to Fri 4 Dec, 17:00?')).toBeVisible();
    await page.getByRole('link', { name: 'All things to do (5)' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Things to do');
    expect(list.getByRole('listitem').elements()).toHaveLength(5);
    await expect.element(list.getByText('2 candidates have 96 votes each.')).toBeVisible();
    await expect
      .element(act('Decide the tie: Tie for President, Council 2027'))
      .toHaveAttribute('href', '/elections/e3#draw-title');
    await expect
      .element(act('Certify: Club 2026 can be certified'))
      .toHaveAttribute('href', '/elections/e4#settle-certify');
  });

  test('results that wait for release say until when, and lead to the act', async () => {
    const dashboard = startDashboard('council');
    dashboard.things = [release];
    showDashboard();
    const title = 'Results wait for release, Sports Council';
    await expect.element(list.getByText(title)).toBeVisible();
    await expect
      .element(
        list.getByText(
          /^They are shown by Sat 5 Dec, 17:00 at the latest. 2 messages about it have no answer\.$/,
        ),
      )
      .toBeVisible();
    await expect
      .element(act(`Release results: ${title}`))
      .toHaveAttribute('href', '/elections/e5#release-title');
  });

  test('a pause that has begun is not asked for, but whether it lasts', async () => {
    const dashboard = startDashboard('council');
    dashboard.things = [{ ...proposal, act: 'election.pause', newEnd: null, isInForce: true }];
    showDashboard();
    await expect.element(list.getByText('Keep Council 2027 paused?')).toBeVisible();
    await expect
      .element(list.getByText(/Else voting goes on by itself on Mon 7 Dec, 09:00\.$/))
      .toBeVisible();
  });

  test('nothing takes no box; requests below are said', async () => {
    startDashboard('council');
    showDashboard();
    await expect.element(page.getByText('Nothing needs you.')).toBeVisible();
    expect(list.elements()).toEqual([]);
  });

  test('what this officer cannot do says why, has no link and is not counted', async () => {
    const dashboard = startDashboard('council');
    dashboard.things = [{ ...tie, whyNot: 'candidate' }];
    showDashboard();
    await expect
      .element(
        list.getByText('You cannot decide this: you are a candidate. Another officer has to.'),
      )
      .toBeVisible();
    await expect.element(page.getByText('Nothing needs you.')).toBeVisible();
    expect(list.getByRole('link').elements()).toEqual([]);
  });

  test('that there is no backup stands above what is only due', async () => {
    const dashboard = startDashboard('admin');
    dashboard.things = [
      { kind: 'late-emails', ...ofCampus },
      {
        kind: 'backup',
        ...ofCampus,
        last: '2026-03-02T21:30:00.000Z',
        isFailed: false,
      },
      certify,
    ];
    showDashboard();
    await expect.element(page.getByText('3 things need you.')).toBeVisible();
    const titles = list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(titles[0]).toContain('E-mails are not being sent');
    expect(titles[1]).toContain('There was no backup for more than a week');
    expect(titles[1]).toContain('The last one is of Tue 3 Mar, 03:00.');
    await expect
      .element(act('Read what helps: There was no backup for more than a week'))
      .toHaveAttribute('href', '/dashboard/server?section=system');
  });

  test('what another officer finished leaves by itself, and the focus stays on the page', async () => {
    const dashboard = startDashboard('council');
    dashboard.things = [tie, certify];
    showDashboard();
    const link = act('Decide the tie: Tie for President, Council 2027');
    await expect.element(link).toBeVisible();
    (link.element() as HTMLElement).focus();
    dashboard.things = [certify];
    dashboard.stream.dispatchEvent(new MessageEvent('elections', { data: '{}' }));
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(page.getByText('1 thing needs you.')).toBeVisible();
    await expect.element(list.getByText('Club 2026 can be certified')).toHaveFocus();
  });

  test('a notice below the sections is a row as well, which leads to it', async () => {
    const dashboard = startDashboard('admin');
    dashboard.missingKeys = [{ electionId: 'e1', election: 'Hostel Election' }];
    dashboard.things = [{ kind: 'server', ...ofCampus, trouble: 'missing-keys', count: 1 }, tie];
    showDashboard();
    const title = 'This server has no key for 1 election.';
    await expect.element(page.getByText('2 things need you.')).toBeVisible();
    expect(list.getByRole('listitem').elements()[0]?.textContent).toContain(title);
    await act(`Read what helps: ${title}`).click();
    await expect.element(page.getByRole('heading', { name: title })).toHaveFocus();
  });
});

test('what is about people, and grievances, are counts and a link', async () => {
  const dashboard = startDashboard();
  dashboard.things = [
    { kind: 'personal-proposals', ...ofCampus, count: 2, until: '2026-12-07T03:30:00.000Z' },
    { kind: 'grievances', ...ofCampus, count: 2, until: '2021-03-20T10:00:00.000Z' },
    { kind: 'failed-emails', ...ofCampus, count: 1 },
  ];
  showDashboard();
  await expect
    .element(act('Look and decide: 2 decisions about people'))
    .toHaveAttribute('href', '/dashboard/people?section=decisions');
  await expect
    .element(act('Read and answer: 2 grievances are not answered in time'))
    .toHaveAttribute('href', '/dashboard?section=contact-requests');
  await expect.element(list.getByText(/^The first answer was due by /)).toBeVisible();
  await expect
    .element(act('Have a look: 1 e-mail was not sent'))
    .toHaveAttribute('href', '/dashboard/messages#unsent-emails');
});

test('the first steps of a new campus are things to do', async () => {
  const dashboard = startDashboard();
  dashboard.things = [
    { kind: 'name-campus', ...ofCampus },
    { kind: 'second-officer', ...ofCampus },
    { kind: 'import-voters', ...ofCampus },
    { kind: 'first-election', ...ofCampus },
  ];
  showDashboard('/to-do');
  const links = () =>
    list
      .getByRole('link')
      .elements()
      .map((one) => one.getAttribute('href'));
  await expect
    .poll(links)
    .toEqual([
      '/settings',
      '/dashboard/people?section=accounts',
      '/dashboard/voters?section=voter-list',
      '/dashboard?section=organize-election',
    ]);
  await expect
    .element(page.getByRole('link', { name: 'Invite an officer: Invite a second officer' }))
    .toBeVisible();
});

describe('the page of all', () => {
  test('says that there is nothing, and leads back', async () => {
    startDashboard('council');
    showDashboard('/to-do');
    await expect.element(page.getByText('There is nothing to do.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Dashboard' }))
      .toHaveAttribute('href', '/dashboard');
  });

  test('says that it could not be loaded, and loads it again', async () => {
    const dashboard = startDashboard('council');
    dashboard.things = [certify];
    dashboard.refuse('listWaiting', 'overloaded');
    showDashboard('/to-do');
    await expect.element(page.getByText('The things to do could not be loaded.')).toBeVisible();
    dashboard.refuse('listWaiting', null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(list.getByText('Club 2026 can be certified')).toBeVisible();
  });

  test.each(['student', null] as const)('%s sees none of it', async (role) => {
    const dashboard = startDashboard(role);
    showDashboard('/to-do');
    const said = role === null ? 'User not logged in' : 'Your account has no admin tasks.';
    await expect.element(page.getByText(said)).toBeVisible();
    expect(dashboard.calls).not.toContain('GET /waiting/get-all');
  });
});

describe('the election list', () => {
  const showList = (things: WaitingThing[], name: string) => {
    const dashboard = startDashboard('council');
    dashboard.elections = [anElection(name, { endDate: '2026-03-16T08:00:00.000Z' })];
    const [election] = dashboard.elections;
    dashboard.things = things.map(
      (one) => ({ ...one, electionId: election?._id ?? '' }) as typeof one,
    );
    showDashboard('?section=election-list');
  };

  // The row of what waits, above, leads there as well.
  const elections = page.getByRole('list', { name: 'Elections' });

  test('the next act of a row is the one thing that waits in it', async () => {
    showList([tie], 'Council 2027');
    await expect
      .element(
        elections.getByRole('link', { name: 'Decide the tie: Tie for President, Council 2027' }),
      )
      .toHaveAttribute('href', expect.stringMatching(/#draw-title$/));
  });

  test('one whose results wait for release leads there', async () => {
    showList([release], 'Sports Council');
    await expect
      .element(elections.getByRole('link', { name: /^Release results: / }))
      .toHaveTextContent('Release results');
  });

  test('the check of one shows nothing of another', async () => {
    const dashboard = startDashboard('council');
    const [one, other] = [anElection('Club 2026'), anElection('Mess 2026')];
    dashboard.elections = [one, other];
    dashboard.things = [
      { ...certify, electionId: one._id },
      { ...release, electionId: one._id },
      { ...release, electionId: other._id },
      { kind: 'failed-emails', ...ofCampus, count: 1 },
    ];
    showDashboard('?section=election-list');
    await page.getByRole('button', { name: '2 to do: check Club 2026' }).click();
    const check = page.getByRole('dialog', { name: 'Check: Club 2026' });
    await expect.element(check.getByText('Club 2026 can be certified')).toBeVisible();
    expect(check.getByRole('listitem').elements()).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
  });
});

/** Voting opens in two days. */
const aComingElection = () =>
  anElection('Council 2027', {
    startDate: '2026-03-18T09:00:00.000Z',
    endDate: '2026-03-20T09:00:00.000Z',
    positions: [{ _id: 'p1', title: 'President' }],
  });

test('an election that nobody stands in: which positions, and the way to enter somebody', async () => {
  const dashboard = startDashboard('council');
  const election = aComingElection();
  dashboard.elections = [election];
  const thing = {
    kind: 'no-candidates' as const,
    ...of(election._id, 'Council 2027'),
    positions: ['President'],
    until: '2026-03-18T09:00:00.000Z',
  };
  const club = { ...of('e9', 'Club 2026'), positions: ['Chair', 'Secretary'] };
  dashboard.things = [thing, { ...thing, ...club, until: '2026-03-01T09:00:00.000Z' }];
  showDashboard();
  await expect.element(page.getByText('2 things need you.')).toBeVisible();
  await expect.element(list.getByText('No candidate for 2 positions, Club 2026')).toBeVisible();
  await expect.element(list.getByText('Voting is open.')).toBeVisible();
  await expect.element(list.getByText('Voting opens in 2 days.')).toBeVisible();
  await act('Add candidates: No candidate for President, Council 2027').click();
  const dialog = page.getByRole('dialog', { name: 'Add candidates to Council 2027' });
  await expect.element(dialog.getByLabelText('President')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('whom no position of an election is for: how many, five names, and the way to its form', async () => {
  const dashboard = startDashboard('council');
  const election = aComingElection();
  dashboard.elections = [election];
  dashboard.things = [
    {
      ...{ kind: 'in-no-position', ...of(election._id, 'Council 2027') },
      ...{ people: 7, names: ['Asha', 'Binod', 'Chitra', 'Dev', 'Esha'] },
      until: '2026-03-18T09:00:00.000Z',
    },
  ];
  showDashboard();
  await expect.element(list.getByText('7 people have no position, Council 2027')).toBeVisible();
  await expect
    .element(
      list.getByText(
        '7 people are in none of the positions, such as Asha, Binod, Chitra, Dev, Esha. Voting opens in 2 days.',
      ),
    )
    .toBeVisible();
  await expect
    .element(act('Open the form: 7 people have no position, Council 2027'))
    .toHaveAttribute('href', expect.stringContaining(`edit=${election._id}`));
});
