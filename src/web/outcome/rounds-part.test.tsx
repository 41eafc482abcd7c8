import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { count } from '#core/counting/count.ts';
import type { CountInput } from '#core/counting/count-input.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { electionOf, showElections, student } from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';

// The rounds of ranked positions on the page of a closed election.

const hour = 3_600_000;
const past = new Date(Date.now() - hour).toISOString();
const dates = { startDate: new Date(Date.now() - 3 * hour).toISOString(), endDate: past };
const kit = {
  edition: 1,
  madeAt: past,
  sha256: 'ab'.repeat(32),
  bytes: 9,
  code: 'KX4M-7Q2P-9TBA',
  check: { agrees: true, checkedAt: past },
  isGuarded: true,
  earlier: [],
};

const never = () => new Promise<never>(() => {});
const names = ['Asha', 'Binod', 'Chitra', 'Dev'];

/** A ranked position with these lists, such as `[[8, 0], [6, 1, 0]]`: so many, and then whom. */
function showRanked(
  given: Pick<CountInput, 'method' | 'seats'> & {
    nobody?: boolean;
    lists: readonly (readonly number[])[];
    /** No draw was held, and no order makes a difference. */
    isAlike?: boolean;
  },
  {
    hidden = false,
    viewer,
    at = '',
  }: { hidden?: boolean; viewer?: typeof student; at?: string } = {},
) {
  const election = electionOf(
    { Members: Object.fromEntries(names.map((name) => [name, 0])) },
    dates,
  );
  const plain = resultsOf(election);
  const [first] = plain.results;
  if (first === undefined) throw new Error('there is no position');
  const ids = names.map((name) => `as ${name}`);
  const hasNobody = given.nobody === true;
  const counted = count({
    method: given.method,
    seats: given.seats,
    maxChoices: 1,
    candidates: ids.map((id) => ({ id, left: null })),
    nobody: hasNobody ? { id: 'as RON', effect: 'reopens' } : null,
    unopposed: 'elected',
    lists: given.lists.map(([weight = 0, ...ranks]) => ({ weight, ranks })),
    blank: 0,
    draw: given.isAlike === true ? ids : null,
    isDrawSame: given.isAlike,
  });
  if (!counted.ok) throw new Error(counted.error);
  const { outcome } = counted.value;
  const won = outcome.kind === 'decided' ? outcome.elected : [];
  const ranked: ElectionResults['results'][number] = {
    ...first,
    elected: won.flatMap((entry) => ids[entry] ?? []),
    tie: outcome.kind !== 'decided',
    method: given.method === 'stv' ? 'stv' : 'irv',
    nobody: hasNobody ? { name: 'RON', votes: 0 } : null,
    count: { entries: [...ids, ...(hasNobody ? ['as RON'] : [])], ...counted.value },
  };
  const recountKit = hidden
    ? { ...kit, areBallotsHidden: true as const, rounds: { sha256: 'cd'.repeat(32), bytes: 2_100 } }
    : kit;
  const results = [{ ...plain, results: [ranked], recountKit }];
  return showElections(
    {
      elections: [election],
      results,
      ...(viewer !== undefined && { viewer }),
      // What officers have to do after the close is not looked at here.
      answers: { readOutcome: never, listProposals: never },
    },
    `/elections/${election._id}${at}`,
  );
}

const irv = {
  method: 'irv',
  seats: 1,
  lists: [
    [8, 0],
    [6, 1, 0],
    [5, 2, 1],
    [4, 3],
  ],
} as const;
const rounds = page.getByRole('region', { name: 'The rounds of Members' });
const rows = () =>
  rounds
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((one) => one.textContent).join(' | '));
const file = (name: string) => page.getByRole('button', { name: `${name} of Members` });

test('the card of a winner says in which round, with how many of what still counted', async () => {
  showRanked(irv);
  await expect
    .element(
      page.getByText(
        'Elected in round 3 with 11 of 19 votes that still counted (58%). 6 first choices.',
      ),
    )
    .toBeVisible();
});

test('each round is a sentence and a column', async () => {
  showRanked(irv);
  await expect
    .element(page.getByRole('heading', { name: 'How the ranked ballots were counted' }))
    .toBeVisible();
  await expect
    .element(page.getByText('Round 1: Each of 23 valid ballots counts for its first choice.'))
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        'Round 2: Dev had the fewest votes (4) and is out. With nobody else on their ballots, 4 votes stop counting.',
      ),
    )
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        'Round 3: Chitra had the fewest votes (5) and is out. The votes go on to Binod (5). Binod has more than half of the ballots that still count and is elected.',
      ),
    )
    .toBeVisible();
  expect(rows()).toEqual([
    'Candidate | Round 1 | Round 2 | Round 3',
    'Binod | 6 | 6 | 11elected',
    'Asha | 8 | 8 | 8',
    'Chitra | 5 | 5 | –out',
    'Dev | 4 | –out | –out',
    'Needed | 12 | 10 | 10',
    'Stopped counting | 0 | 4 | 4',
  ]);
});

test('thousands have their separator, in sentences and in the table', async () => {
  showRanked({
    method: 'irv',
    seats: 1,
    lists: [
      [4800, 0],
      [3600, 1],
      [1234, 2, 1],
      [100, 3],
    ],
  });
  await expect
    .element(
      page.getByText('Round 3: Chitra had the fewest votes (1,234) and is out.', { exact: false }),
    )
    .toBeVisible();
  expect(rows().slice(0, 3)).toEqual([
    'Candidate | Round 1 | Round 2 | Round 3',
    'Binod | 3,600 | 3,600 | 4,834elected',
    'Asha | 4,800 | 4,800 | 4,800',
  ]);
});

test('a tie says which round decided, and one that waits says so', async () => {
  showRanked({
    method: 'irv',
    seats: 1,
    lists: [
      [6, 0],
      [3, 1],
      [4, 2],
      [1, 3, 1],
    ],
  });
  await expect
    .element(
      page.getByText(
        /Binod and Chitra were level. In round 1 Binod had fewer votes, so Binod is out\./,
      ),
    )
    .toBeVisible();
});

test('those who are level in every round wait for the draw', async () => {
  showRanked({
    method: 'irv',
    seats: 1,
    lists: [
      [5, 0],
      [3, 1],
      [3, 2],
    ],
  });
  await expect
    .element(page.getByText(/are level in every round. The count goes on after the draw\./).first())
    .toBeVisible();
});

test('a tie that makes no difference says so, and nothing of a draw', async () => {
  showRanked({
    method: 'irv',
    seats: 1,
    lists: [
      [4, 0],
      [2, 1, 0],
      [2, 2, 0],
    ],
    isAlike: true,
  });
  await expect
    .element(
      page.getByText(
        /Binod and Chitra were level in every round. Whichever of them goes out first, the same people are elected. Here Chitra goes first, with 2. The votes go on to Asha \(2\)\./,
      ),
    )
    .toBeVisible();
  expect(page.getByText(/draw/).elements()).toEqual([]);
});

test('a surplus, its lost parts, the quota and a seat that opens again', async () => {
  showRanked({
    method: 'stv',
    seats: 3,
    nobody: true,
    lists: [
      [7, 0, 1],
      [2, 1, 0],
      [4, 4],
      [1, 2, 3],
      [1, 3],
    ],
  });
  await expect
    .element(page.getByText(/Whoever has 4 votes is elected: this number is the quota\./))
    .toBeVisible();
  await expect.element(page.getByText(/RON wins a seat, which is open again\./)).toBeVisible();
  await expect
    .element(page.getByText(/Asha has 3 votes more than needed\. They go on to Binod \(3\)\./))
    .toBeVisible();
  expect(rows().at(-1)).toMatch(/^Lost in rounding/);
});

test('who is elected below the quota, what stays open and what is lost are said', async () => {
  showRanked({
    method: 'stv',
    seats: 2,
    lists: [
      [5, 0],
      [2, 1],
      [1, 2],
    ],
  });
  await expect
    .element(
      page.getByText(
        /Binod is elected to one of the last seats, below the quota with 2 votes: no more people are left than seats\./,
      ),
    )
    .toBeVisible();
});

test('parts of votes that rounding cuts off are in the table alone', async () => {
  showRanked({
    method: 'stv',
    seats: 2,
    lists: [
      [4, 0, 1],
      [2, 0, 2],
      [3, 1],
      [1, 2],
    ],
  });
  await expect.element(rounds).toBeVisible();
  expect(rows().at(-1)).toBe('Lost in rounding | 0 | 0.00002');
});

test('each number has a bar with a line at what was needed, which only eyes get', async () => {
  showRanked(irv);
  await expect.element(rounds).toBeVisible();
  const bars = [...rounds.element().querySelectorAll('svg[data-bar]')];
  const drawn = bars.map((bar) => {
    const amount = (name: string, of: string) => Number(bar.querySelector(of)?.getAttribute(name));
    return [amount('width', 'rect'), amount('x1', 'line')].map(Math.round);
  });
  // 12 is the whole width: the majority of the first round.
  expect(drawn).toEqual([
    [50, 100],
    [50, 83],
    [92, 83],
    [67, 100],
    [67, 83],
    [67, 83],
    [42, 100],
    [42, 83],
    [33, 100],
  ]);
  expect(bars.map((bar) => bar.getAttribute('aria-hidden'))).toEqual(bars.map(() => 'true'));
  expect(bars.map((bar) => bar.getAttribute('data-bar')).filter((is) => is === 'elected')).toEqual([
    'elected',
  ]);
});

test('the printed sheet holds the rounds, the sentences and the table, above what is signed', async () => {
  showRanked(irv);
  await expect.element(rounds).toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  const paper = () => document.querySelector('[data-rounds-on-paper]');
  await expect.poll(paper).not.toBeNull();
  expect(paper()?.querySelector('h3')?.textContent).toBe(
    'How the ranked ballots for Members were counted',
  );
  expect(paper()?.querySelector('ol')?.textContent).toMatch(
    /Round 2: Dev had the fewest votes \(4\) and is out\./,
  );
  const printed = [...(paper()?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map((one) => one.textContent).join(' | '),
  );
  expect(printed).toEqual(rows());
  const sheet = document.querySelector('[data-result-sheet]')?.textContent ?? '';
  expect(sheet.indexOf('Stopped counting')).toBeLessThan(sheet.indexOf('Returning officer'));
});

test('the table scrolls by itself on a phone, and the keyboard reaches it', async () => {
  await page.viewport(390, 844);
  showRanked(irv);
  await expect.element(rounds).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  (rounds.element() as HTMLElement).focus();
  await expect.element(rounds).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
});

test('the rounds are there as files, and where ballots are hidden the page says why', async () => {
  const made: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    made.push(this.download);
  });
  showRanked(irv, { hidden: true });
  await file('Rounds (.csv)').click();
  await file('Rounds (.json)').click();
  await expect
    .poll(() => made)
    .toEqual(['Council Election, Members.csv', 'Council Election, Members.json']);
  await expect.element(page.getByText(/^The ballots are not public/).first()).toBeVisible();
  await expect.element(file('Ballots (.blt)')).not.toBeInTheDocument();
  click.mockRestore();
});

test('of hidden ballots everybody checks the rounds', async () => {
  showRanked(irv, { hidden: true, at: '/fair' });
  await page.getByText('Files for checking').click();
  await expect.element(page.getByText(/^The ballots are not public/).last()).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Download the recount kit/ }))
    .not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Download the kit without ballots (2.1 kB)' }))
    .toHaveAttribute('href', expect.stringMatching(/\?without=ballots$/));
  await expect.element(page.getByRole('link', { name: 'Check it in this browser' })).toBeVisible();
});

test('an officer downloads hidden ballots too', async () => {
  showRanked(irv, { hidden: true, viewer: { ...student, role: 'council' } });
  await expect.element(file('Ballots (.blt)')).toBeVisible();
});

test('an officer checks them whole', async () => {
  showRanked(irv, { hidden: true, viewer: { ...student, role: 'council' }, at: '/fair' });
  await page.getByText('Files for checking').click();
  await expect.element(page.getByRole('link', { name: /^Download the recount kit/ })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Download the kit without ballots/ }))
    .toBeVisible();
  await page.getByText('For programmers').click();
  await expect.element(page.getByText('cd'.repeat(32))).toBeVisible();
});
