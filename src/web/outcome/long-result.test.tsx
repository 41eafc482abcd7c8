import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { ballotOf, electionOf, showElections, student } from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';

// A result of more than eight positions: a small card for each winner, one card for the ties, the rest by a press.

const now = Date.now();
const past = new Date(now - 3_600_000).toISOString();
const dates = { startDate: new Date(now - 3 * 3_600_000).toISOString(), endDate: past };
const title = (at: number) => `Class ${String(at).padStart(2, '0')}`;
const afterClose = {
  ...{ rules: { ...usualRules, tie: 'draw' as const }, draw: null, complaintsUntil: past },
  ...{ answers: [], certifiedAt: null, groups: [] },
};

/** `own` are the positions that a reader who is signed in votes for. */
function show(tied: number, { count = 30, own }: { count?: number; own?: readonly string[] } = {}) {
  const election = electionOf(
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        title(at),
        { [`Asha ${at}`]: 9, [`Binod ${at}`]: at < tied ? 9 : 4 },
      ]),
    ),
    dates,
  );
  const told = resultsOf(election);
  const results: ElectionResults[] = [
    {
      ...{ ...told, afterClose },
      results: told.results.map((one) => ({
        ...one,
        candidates: one.candidates.map((candidate) => ({
          ...candidate,
          student: { ...candidate.student, email: 'somebody.of.the.class@campus.example' },
        })),
      })),
    },
  ];
  const otherPositions = election.positions
    .map(({ _id }) => _id)
    .filter((id) => own?.includes(id) === false);
  const signedIn = { viewer: student, ballots: [ballotOf(election, { otherPositions })] };
  showElections(
    { elections: [election], results, ...(own !== undefined && signedIn) },
    `/elections/${election._id}`,
  );
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const textsOf = (selector: string) => all(selector).map((one) => one.textContent);
const cards = () => all('[data-long] [data-person]');

test('thirty winners have a card of three lines each, on a phone too', async () => {
  await page.viewport(390, 844);
  show(0);
  await expect.poll(cards).toHaveLength(30);
  for (const card of cards()) {
    expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(104);
    expect(card.textContent).toMatch(/Class \d\d.*9 votes.*Asha \d+.*Winner.*@campus\.example/);
    expect(card.querySelector('[data-avatar]')).not.toBeNull();
  }
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(5000);
});

test('all votes are in the page, and open by a press', async () => {
  show(0);
  const votes = page.getByRole('heading', { name: 'All votes' });
  await expect.element(votes).toBeVisible();
  expect(textsOf('[data-result-part="count-title"] tbody')).toHaveLength(30);
  const row = page.getByText('Binod 29', { exact: true });
  await expect.element(row).not.toBeVisible();
  await votes.click();
  await expect.element(row).toBeVisible();
});

test('ties are one card with their number, above who won; each is in its list', async () => {
  show(25);
  await expect
    .element(page.getByText('25 of 30 positions are tied', { exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByText('Officers decide all of them by one throw of dice.'))
    .toBeVisible();
  expect(cards()).toHaveLength(5);
  const [first] = all('[data-long] > ul > li');
  expect(first?.querySelector('[data-group]')).not.toBeNull();
  expect(textsOf('[data-group] li')).toHaveLength(25);
  await page.getByText('Show all 25 positions').click();
  await expect
    .element(page.getByText('Asha 24 and Binod 24 have 9 votes each. Nobody has won yet.'))
    .toBeVisible();
});

test('the reader’s own class stands above, once the answer about them is there', async () => {
  show(25, { own: [`at ${title(19)}`] });
  await expect.element(page.getByRole('heading', { name: 'Your position' })).toBeVisible();
  expect(textsOf('[data-own] li')).toEqual([expect.stringContaining('Class 19')]);
  expect(document.querySelector('[data-standing]')?.textContent).toContain(
    '25 of 30 positions are tied: Class 19, Class 00, Class 01, and 22 more.',
  );
});

test('a position is found by its title and by who stands, among the ties too', async () => {
  show(25, { own: [`at ${title(19)}`] });
  const search = page.getByRole('searchbox', { name: 'Find a position or a candidate' });
  await search.fill('binod 24');
  await expect.poll(cards).toHaveLength(1);
  await expect
    .element(page.getByText('Asha 24 and Binod 24 have 9 votes each. Nobody has won yet.'))
    .toBeVisible();
  expect(all('[data-group], [data-own]')).toEqual([]);
  await search.fill('class 27');
  await expect.element(page.getByText('1 found', { exact: true })).toBeVisible();
  expect(textsOf('[data-long] [data-person]')).toEqual([expect.stringContaining('Asha 27')]);
  expect(location.href).not.toContain('27');
  await search.fill('');
  await expect.poll(() => all('[data-own] li')).toHaveLength(1);
  await expect.poll(() => all('[data-group] li')).toHaveLength(25);
});

test('the sheet of one class is printed alone', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  show(25);
  await page.getByRole('heading', { name: 'All votes' }).click();
  await page.getByRole('button', { name: 'Print results of Class 07' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  const sheet = () => textsOf('[data-result-sheet] tbody');
  expect(sheet()).toEqual([expect.stringContaining('Class 07')]);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(sheet).toEqual([]);
  print.mockRestore();
});

test('eight positions stand at length', async () => {
  show(0, { count: 8 });
  await expect.poll(() => all('[data-person]')).toHaveLength(8);
  expect(all('[data-long], [data-result] [role=search]')).toEqual([]);
  await expect.element(page.getByText('Binod 7', { exact: true })).toBeVisible();
});
