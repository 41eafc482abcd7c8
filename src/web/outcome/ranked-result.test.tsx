import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CountInput } from '#core/counting/count-input.ts';
import { bucks, cambridge, midlothian, threeSeats, uca } from '#tests/support/contests.ts';
import { position } from '#tests/support/counted.ts';
import { electionOf, showElections } from '#tests/support/elections-stage.tsx';
import { rankedResult } from '#tests/support/ranked-result.ts';
import type { RankedResult } from '#tests/support/ranked-result.ts';
import { resultsOf } from '#tests/support/results-of.ts';

// What the page of a closed election says of contests whose figures are known.

const hour = 3_600_000;
const dates = {
  startDate: new Date(Date.now() - 3 * hour).toISOString(),
  endDate: new Date(Date.now() - hour).toISOString(),
};
const never = () => new Promise<never>(() => {});

function showRanked(result: RankedResult) {
  const election = electionOf({ Members: { A: 0, B: 0 } }, dates);
  return showElections(
    {
      elections: [election],
      results: [{ ...resultsOf(election), results: [result] }],
      answers: { readOutcome: never, listProposals: never },
    },
    `/elections/${election._id}`,
  );
}

const showContest = (input: CountInput, cast?: CountInput) =>
  showRanked(rankedResult('Members', input, cast));

const seen = (element: Element) => element.checkVisibility();
const table = page.getByRole('region', { name: 'Votes for Members' });
async function lines(): Promise<string[]> {
  await expect.element(table).toBeVisible();
  return [...table.element().querySelectorAll('tr')].map((line) =>
    [...line.children]
      .filter(seen)
      .map((one) => one.textContent)
      .join(' | '),
  );
}
async function why(): Promise<string[]> {
  await expect.element(page.getByRole('region', { name: 'Why' })).toBeVisible();
  return [...document.querySelectorAll('[data-why] p')].map(({ textContent }) => textContent);
}

describe('Midlothian: 130 of 231 in an instant run-off', () => {
  test('the card and why', async () => {
    await page.viewport(1280, 900);
    showContest(midlothian);
    await expect
      .element(
        page.getByText(
          'Elected in round 5 with 130 of 231 votes that still counted (56%). 72 first choices.',
        ),
      )
      .toBeVisible();
    expect(await why()).toEqual([
      'Voters put the names in order. Nobody had more than half of the 300 first choices; Person B had the most, 75.',
      'Person F, 2 more, and Person C had the fewest votes and went out one after the other; each of their ballots then counted for the next name on it. Person A had 72 first choices and got 58 more from Person C (35), Person D (14), and others (9).',
      '69 ballots named nobody else who was still in the count. Of the 231 votes that still counted Person A had 130, more than half; Person B (101, of them 75 first choices) had fewer.',
    ]);
  });

  test('one table by outcome, each share with what it is of', async () => {
    await page.viewport(1280, 900);
    showContest(midlothian);
    expect(await lines()).toEqual([
      'Candidate | First choices, of 300 | Outcome | Last round (5): of 231 that still counted',
      'Person A | 72 · 24% | Elected in round 5 with 130 | 130 · 56%',
      'Person B | 75 · 25% | Not elected | 101 · 44%',
      'Person C | 55 · 18% | Out at the start of round 5 with 81 | –',
      'Person D | 47 · 16% | Out at the start of round 4 with 63 | –',
      'Person E | 33 · 11% | Out at the start of round 3 with 36 | –',
      'Person F | 18 · 6% | Out at the start of round 2 with 18 | –',
    ]);
    expect(page.getByRole('columnheader', { name: 'Share' }).elements()).toEqual([]);
  });

  test('on a phone the last round stands first, and an edge says that there is more', async () => {
    await page.viewport(390, 844);
    showContest(midlothian);
    const [head, winner] = await lines();
    expect(head).toMatch(/^Candidate \| Last round \(5\)/);
    expect(winner).toBe('Person A | 130 · 56% | Elected in round 5 with 130 | 72 · 24%');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    // Of the rounds the last ones are in sight, and the first ones to be moved to.
    const rounds = page.getByRole('region', { name: 'The rounds of Members' });
    const area = rounds.element();
    expect(area.scrollLeft + area.clientWidth).toBeGreaterThanOrEqual(area.scrollWidth - 1);
    await expect
      .element(page.getByText('There are more rounds beside these', { exact: false }))
      .toBeVisible();
    expect(area.parentElement?.querySelector('[data-edge]')).toBeNull();
    area.scrollLeft = 0;
    await expect.poll(() => area.parentElement?.querySelector('[data-edge]')).not.toBeNull();
  });
});

test('Bucks: re-open nominations has its first choices, and its further votes no line of their own', async () => {
  await page.viewport(1280, 900);
  showContest(bucks);
  expect(await lines()).toEqual([
    'Candidate | First choices, of 60 | Outcome | Last round (3): of 60 that still counted',
    'Re-open nominations | 39 · 65% | Won a seat in round 1 with 39: open again | 39 · 65%',
    'Person A | 12 · 20% | Elected in round 3 with 21 | 21 · 35%',
    'Person B | 9 · 15% | Out at the start of round 3 with 9 | –',
  ]);
  expect(await why()).toEqual([
    'Voters put the names in order. 21 of the 60 votes were enough for a seat, which is called the quota: 2 people can have so many, and one more cannot. Re-open nominations (39) had it with first choices alone.',
    'Person B had the fewest votes and went out; each of those ballots then counted for the next name on it. Person A had 12 first choices, got 9 more from Person B (9), and so had the quota in round 3.',
    '“Re-open nominations” has one of the seats, so that seat is open again.',
  ]);
});

test('UCA: 28 of 44 first choices win a seat, and nothing is said of dice', async () => {
  await page.viewport(1280, 900);
  showContest(uca);
  await expect
    .element(page.getByText('Elected in the first round with 28 first choices; 15 were needed.'))
    .toBeVisible();
  expect((await lines())[1]).toMatch(/^Person A \| 28 · 64% \| Elected in round 1 with 28/);
  expect(document.querySelector('[data-results]')?.textContent).not.toMatch(/draw|dice/);
});

test('a surplus is told with whom it went to', async () => {
  showContest(threeSeats);
  const told = await why();
  expect(told).toContain(
    '61 of Person A’s 87 votes were needed. The other 26 were shared out, as each of those ballots counted a small part for the next name on it: Person B (about 14), Person C (about 9), and no further name (about 3).',
  );
  // Who went out last keeps the votes of the last round, so that its column has all that still counted.
  expect((await lines()).find((line) => line.startsWith('Person D'))).toBe(
    'Person D | 39 · 16% | Out last, with 39 | 39 · 18%',
  );
  // The card has what somebody won with, and not what they kept.
  const card = page.getByRole('article').filter({ hasText: 'Person A' }).first();
  await expect.element(card.getByText('87', { exact: true })).toBeVisible();
});

test('Cambridge: who is disqualified has the votes as cast', async () => {
  await page.viewport(1280, 900);
  showContest(cambridge(true), cambridge(false));
  expect((await lines()).at(-1)).toBe('Person A (disqualified) | 16 as cast | Not elected | –');
});

test('those who are level are one card, which says what the count waits for', async () => {
  showContest(position('AB', '3 A, 3 B', { method: 'irv' }));
  await expect
    .element(
      page.getByText('Person A and Person B are level in every round.', { exact: false }).first(),
    )
    .toBeVisible();
  expect(document.querySelectorAll('[data-person]')).toHaveLength(1);
});

test('prose has whole numbers alone', async () => {
  showContest(threeSeats);
  const told = [
    ...(await why()),
    ...[...document.querySelectorAll('[data-rounds] li')].map((one) => one.textContent),
  ];
  expect(told.join(' ')).not.toMatch(/\d\.\d/);
  expect(told).toContain(
    'Round 4: Person C has about 1 vote more than needed. With nobody else on its ballot, about 1 vote stops counting.',
  );
});

test('the printed sheet has first choices and the round of each, by outcome', async () => {
  showContest(midlothian);
  await expect.element(table).toBeVisible();
  // What it says of ranked positions comes in a file of its own.
  const sheet = () => document.querySelector('[data-result-sheet] table');
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return sheet()?.textContent ?? '';
    })
    .toContain('Elected in round 5 with 130');
  const printed = [...(sheet()?.querySelectorAll('tbody tr') ?? [])].map((line) =>
    [...line.querySelectorAll('td')].map(({ textContent }) => textContent).join(' | '),
  );
  expect(printed).toEqual([
    'Person A | 72 · 24% first choices | Elected in round 5 with 130',
    'Person B | 75 · 25% first choices | Last round: 101 · 44%',
    'Person C | 55 · 18% first choices | Out at the start of round 5 with 81',
    'Person D | 47 · 16% first choices | Out at the start of round 4 with 63',
    'Person E | 33 · 11% first choices | Out at the start of round 3 with 36',
    'Person F | 18 · 6% first choices | Out at the start of round 2 with 18',
  ]);
});
