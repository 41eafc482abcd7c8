import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';
import type { WaitingThing } from './queries.ts';

const of = (electionId: string, election: string) => ({ electionId, election, whyNot: null });
const failed: WaitingThing = {
  kind: 'close-failed',
  ...of('e1', 'Class Rep 3B'),
  isKeyMissing: true,
};
const seat: WaitingThing = {
  kind: 'seat',
  ...of('e2', 'Student Council 2027'),
  memberId: 'm1',
  name: 'Zoya Khan',
  seat: 'Treasurer',
};
const tie: WaitingThing = {
  kind: 'tie',
  ...of('e3', 'Council 2027'),
  positionId: 'p1',
  position: 'President',
  tied: ['Asha Verma', 'Bilal Khan'],
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
  by: 'Ravi Nair',
  until: '2026-12-07T03:30:00.000Z',
  isInForce: false,
  newEnd: '2026-12-04T11:30:00.000Z',
};

const list = page.getByRole('list', { name: 'What waits for you' });
const act = (name: string) => page.getByRole('link', { name });

describe('what waits', () => {
  test('three rows, the rest at a press, each with the way to its act', async () => {
    const dashboard = startDashboard('council');
    dashboard.things = [failed, seat, proposal, tie, certify];
    showDashboard();
    await expect.element(page.getByText('5 things need you.', { exact: true })).toBeVisible();
    expect(list.getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(list.getByText('Class Rep 3B could not be counted')).toBeVisible();
    await expect.element(list.getByText('Its key is missing.')).toBeVisible();
    await expect
      .element(list.getByText('Ravi Nair asks you: extend Council 2027 to Fri 4 Dec, 17:00?'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Show 2 more' }).click();
    await expect.element(list.getByText('Tie for President, Council 2027')).toHaveFocus();
    await expect
      .element(list.getByText('Asha Verma and Bilal Khan have 96 votes each.'))
      .toBeVisible();
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
    await expect
      .element(list.getByText('Ravi Nair has paused Council 2027 and asks you: keep it paused?'))
      .toBeVisible();
    await expect
      .element(list.getByText('Else voting goes on by itself on Mon 7 Dec, 09:00.'))
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
      {
        kind: 'backup',
        ...{ electionId: null, election: null, whyNot: null },
        last: '2026-03-02T21:30:00.000Z',
        isFailed: false,
      },
      certify,
    ];
    dashboard.emails = { ...dashboard.emails, waiting: 3, isLate: true };
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
    const dashboard = startDashboard('council');
    dashboard.missingKeys = [{ electionId: 'e1', election: 'Hostel Election' }];
    dashboard.things = [tie];
    showDashboard();
    const title = 'This server has no key for 1 election.';
    await expect.element(page.getByText('2 things need you.')).toBeVisible();
    expect(list.getByRole('listitem').elements()[0]?.textContent).toContain(title);
    await act(`Read what helps: ${title}`).click();
    await expect.element(page.getByRole('heading', { name: title })).toHaveFocus();
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

  test('rows say what they wait for, and the menu leads to it', async () => {
    showList([tie], 'Council 2027');
    await expect.element(page.getByText('Tie to decide', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Council 2027' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Decide the tie' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  });

  test('one whose results wait for release says so, and its menu leads there', async () => {
    showList([release], 'Sports Council');
    await expect.element(page.getByText('Results wait for release', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Sports Council' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Release results' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  });

  test('one that is ready says so', async () => {
    showList([certify], 'Club 2026');
    await expect.element(page.getByText('Ready to certify', { exact: true })).toBeVisible();
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
  await expect.element(page.getByText('No candidate', { exact: true })).toBeVisible();
});
