import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  closedDates,
  electionOf,
  showElections,
  student,
} from '#tests/support/elections-stage.tsx';
import { brokenServer } from '#tests/support/fake-server.ts';
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

test('several elections do not repeat the same sentences: each leads to its rules', async () => {
  showElections({ elections: [named('Coming', later), named('Running')] });
  for (const name of ['Running', 'Coming']) {
    await expect
      .element(page.getByRole('link', { name: `Who votes, and the rules, ${name}` }))
      .toHaveAttribute('href', `/elections/${name}`);
  }
  expect(document.querySelectorAll('[data-voters], [data-rules]')).toHaveLength(0);
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
