import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  ballotOf,
  closedDates,
  electionOf,
  receiptOf,
  showElections,
  student,
} from '#tests/support/elections-stage.tsx';
import { brokenServer } from '#tests/support/fake-server.ts';
import { rendered } from '#tests/support/show.tsx';
import { resultsOf } from '#tests/support/results-of.ts';

const later = { startDate: '2999-01-01T00:00:00Z', endDate: '2999-01-02T00:00:00Z' };
const named = (name: string, given: object = {}) =>
  electionOf(
    { [`Post of ${name}`]: { [`Candidate of ${name}`]: 1 } },
    { _id: name, name, ...given },
  );
const headings = () =>
  [...document.querySelectorAll('section[data-election] > .banner h2')].map(
    (one) => one.textContent,
  );

test('each election that is not over has its banner, the open one first', async () => {
  const elections = [named('Coming', later), named('Over', closedDates), named('Running')];
  showElections({ elections, results: elections.slice(1, 2).map(resultsOf) });
  await expect.poll(headings).toEqual(['Running', 'Coming']);
  for (const name of ['Running', 'Coming']) {
    const section = page.getByRole('region', { name, exact: true });
    await expect
      .element(section.getByRole('button', { name: new RegExp(`Candidate of ${name}`) }))
      .toBeVisible();
    await expect
      .element(section.getByRole('region', { name: `Leaderboard ${name}` }))
      .toBeVisible();
    await expect
      .element(section.getByRole('heading', { level: 2 }).getByRole('link', { name }))
      .toHaveAttribute('href', `/elections/${name}`);
  }
  const results = page.getByRole('region', { name: 'Results' });
  await expect.element(results.getByRole('link', { name: 'Over' })).toBeVisible();
});

test('several elections do not repeat the same sentences: each leads to its page', async () => {
  showElections({ elections: [named('Coming', later), named('Running')] });
  for (const name of ['Running', 'Coming']) {
    await expect
      .element(page.getByRole('heading', { level: 2 }).getByRole('link', { name }))
      .toHaveAttribute('href', `/elections/${name}`);
  }
  await expect.poll(() => page.getByText('Please login to vote').elements().length).toBe(1);
  expect(page.getByRole('link', { name: 'How your vote is kept secret' }).elements()).toHaveLength(
    1,
  );
  expect(page.getByText(/^As of/).elements()).toHaveLength(0);
  expect(document.querySelectorAll('[data-voters], [data-rules]')).toHaveLength(0);
});

test('one switch holds the counts of all of them still', async () => {
  const both = [named('First'), named('Second', { endDate: later.endDate })];
  const stage = showElections({ elections: both, serverTime: new Date().toISOString() });
  const votes = () =>
    [...document.querySelectorAll('[data-leader] [data-votes]')].map((one) => one.textContent?.[0]);
  await expect.poll(votes).toEqual(['1', '1']);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  for (const name of ['First', 'Second'])
    stage.tell({
      electionId: name,
      asOf: '2999-01-01T00:00:00Z',
      votes: { [`as Candidate of ${name}`]: 7 },
    });
  await rendered();
  expect(votes()).toEqual(['1', '1']);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(votes).toEqual(['7', '7']);
});

test('a single one says them', async () => {
  showElections({ elections: [named('Running')] });
  await expect.poll(() => document.querySelectorAll('[data-voters]').length).toBe(1);
  expect(document.querySelectorAll('[data-rules]')).toHaveLength(1);
});

test('who is logged in votes while own votes, turnout and settings fail', async () => {
  const stage = showElections({
    viewer: student,
    elections: [named('Running')],
    answers: {
      listMyBallots: brokenServer,
      readTurnout: brokenServer,
      readCampusSettings: brokenServer,
    },
  });
  await expect
    .element(page.getByRole('heading', { name: /^It could not be loaded whether you have voted/ }))
    .toBeVisible();
  await page.getByRole('button', { name: /Candidate of Running/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cast vote' }).click();
  await expect.poll(() => stage.votes.length).toBe(1);
});

describe('many elections', () => {
  const elections = Array.from({ length: 10 }, (_, index) =>
    named(`Class-${index}`, {
      endDate: new Date(Date.now() + (index + 1) * 3_600_000).toISOString(),
      positions: [{ _id: `at Post of Class-${index}`, title: `Post of Class-${index}` }],
    }),
  ).map((election) => {
    const [first] = election.nominations;
    if (first === undefined) throw new Error('nobody stands');
    return { ...election, nominations: [first, { ...first, _id: `${first._id} too` }] };
  });
  const foreign = {
    vote: { isAllowed: false, why: null, message: null },
    barrier: { reason: 'not-on-roll', message: 'Not yours.', action: 'ask-council' },
  } as const;
  const ballots = elections.map((election, index) =>
    ballotOf(
      election,
      index === 7
        ? {}
        : index === 8
          ? { receipts: [receiptOf(election, `at Post of Class-8`)] }
          : foreign,
    ),
  );
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('section[data-election]:not([hidden])')].map(
      ({ dataset }) => dataset['election'],
    );
  const others = elections.map(({ name }) => name).filter((name) => !/[78]/.test(name));

  test('who is logged in meets their own first, and reads once that others are not theirs', async () => {
    showElections({ elections, viewer: student, ballots });
    await expect.poll(shown).toEqual(['Class-7', 'Class-8', ...others]);
    const own = page.getByRole('region', { name: 'Your vote' });
    await expect
      .element(own.getByRole('link', { name: 'Vote in Class-7' }))
      .toHaveAttribute('href', expect.stringMatching(/#position-at Post of Class-7$/));
    await expect.element(page.getByText(/^You cannot vote in the elections below/)).toBeVisible();
    const said = () =>
      [...document.querySelectorAll<HTMLElement>('[data-foreign] [data-ballot] p')].filter((one) =>
        one.textContent.startsWith('You are not on the voter list'),
      );
    await expect.poll(() => said().length).toBe(8);
    expect(said().filter((one) => one.checkVisibility())).toHaveLength(0);
  });

  test('once they have voted the order is the same, and the way leads on', async () => {
    const stage = showElections({ elections, viewer: student, ballots });
    await expect.poll(shown).toEqual(['Class-7', 'Class-8', ...others]);
    await page
      .getByRole('button', { name: /Candidate of Class-7/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cast vote' }).click();
    await expect.poll(() => stage.votes.length).toBe(1);
    await expect.element(page.getByText('You have voted wherever you can now.')).toBeVisible();
    expect(shown()).toEqual(['Class-7', 'Class-8', ...others]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Class-7');
  });

  test('an answer that comes late moves nothing', async () => {
    const late = Promise.withResolvers<typeof ballots>();
    showElections({ elections, viewer: student, answers: { listMyBallots: () => late.promise } });
    const today = elections.map(({ name }) => name);
    await expect.poll(shown).toEqual(today);
    await expect.poll(() => document.querySelector('.animate-unseen')).not.toBeNull();
    await expect.poll(() => document.querySelector('.animate-unseen')).toBeNull();
    late.resolve(ballots);
    await expect.element(page.getByRole('link', { name: 'Vote in Class-7' })).toBeVisible();
    expect(shown()).toEqual(today);
  });

  test('whose reader has scrolled to them already moves nothing', async () => {
    const later = Promise.withResolvers<typeof ballots>();
    showElections({ elections, viewer: student, answers: { listMyBallots: () => later.promise } });
    const today = elections.map(({ name }) => name);
    await expect.poll(shown).toEqual(today);
    window.scrollTo(0, 40);
    expect(window.scrollY).toBeGreaterThan(0);
    later.resolve(ballots);
    await expect.element(page.getByRole('link', { name: 'Vote in Class-7' })).toBeVisible();
    expect(shown()).toEqual(today);
  });

  test('are found by their words, which stand in no address and no request', async () => {
    showElections({ elections });
    const field = page.getByRole('searchbox', {
      name: 'Find an election, a position or a candidate',
    });
    await field.fill('candidate  CLASS-4');
    await expect.poll(shown).toEqual(['Class-4']);
    await expect.element(page.getByRole('status').getByText('1 found')).toBeVisible();
    await field.fill('nobody');
    await expect.poll(shown).toEqual([]);
    await expect.element(page.getByText('Nothing here has these words.')).toBeVisible();
    await field.fill('');
    await expect.poll(() => shown().length).toBe(10);
    expect(window.location.href).not.toMatch(/class/i);
  });

  test('a visitor has no room for a vote, and eight need no search', async () => {
    showElections({ elections: elections.slice(0, 8) });
    await expect.poll(() => shown().length).toBe(8);
    expect(document.querySelector('[data-your-vote]')).toBeNull();
    expect(document.querySelector('[role=search]')).toBeNull();
  });
});

describe('the results', () => {
  const past = Array.from({ length: 13 }, (_, index) =>
    resultsOf(
      named(`Election ${index}`, {
        startDate: `${2026 - Math.floor(index / 11)}-03-01T00:00:00Z`,
        endDate: `${2026 - Math.floor(index / 11)}-03-02T00:00:00Z`,
      }),
    ),
  );
  const shown = () =>
    [...document.querySelectorAll('[data-result] h3 a')].map((one) => one.textContent);

  test('are shown up to ten, and all within reach', async () => {
    showElections({ results: past });
    await expect.poll(shown).toHaveLength(10);
    await page.getByRole('button', { name: 'Show 3 earlier elections of 3' }).click();
    await expect.poll(shown).toEqual(past.map(({ name }) => name));
  });

  test('of one year are a press away', async () => {
    showElections({ results: past });
    await page.getByRole('button', { name: '2025' }).click();
    await expect.poll(shown).toEqual(['Election 11', 'Election 12']);
    await page.getByRole('button', { name: 'All years' }).click();
    await expect.poll(shown).toHaveLength(10);
  });
});

test('the nominations say where no election takes any', async () => {
  const elections = [named('Running', { nominationsCloseAt: closedDates.nominationsCloseAt })];
  showElections({ elections, viewer: student });
  await expect.element(page.getByRole('button', { name: 'Nominations closed' })).toBeVisible();
});
