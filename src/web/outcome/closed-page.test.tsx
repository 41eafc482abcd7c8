import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { electionOf, showElections } from '#tests/support/elections-stage.tsx';
import type { Stage } from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';

const hour = 3_600_000;
const now = Date.now();
const past = new Date(now - hour).toISOString();
const dates = { startDate: new Date(now - 3 * hour).toISOString(), endDate: past };
const clear = { President: { Asha: 3, Binod: 2 }, Treasurer: { Chitra: 5, Dev: 2 } };
const level = { President: { Asha: 3, Binod: 2 }, Treasurer: { Chitra: 2, Dev: 2 } };
type Told = NonNullable<ElectionResults['afterClose']>;
const told: Told = {
  rules: usualRules,
  draw: null,
  complaintsUntil: past,
  answers: [],
  certifiedAt: null,
  groups: [],
};
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
const files = page.getByText('Files for checking');
const fair = '/fair';
const region = (name: string) => page.getByRole('region', { name });

interface Shown {
  counts?: typeof clear;
  change?: Partial<Told>;
  given?: Partial<Election>;
  others?: Election[];
  result?: Partial<ElectionResults>;
  at?: string;
  answers?: Stage['answers'];
}

function showResult(shown: Shown = {}) {
  const { counts = clear, change = {}, given = {}, others = [], result = {}, at = '' } = shown;
  const { answers = {} } = shown;
  const election = electionOf(counts, { ...dates, ...given });
  const results = [{ ...resultsOf(election), afterClose: { ...told, ...change }, ...result }];
  showElections(
    { elections: [election, ...others], results, answers },
    `/elections/${election._id}${at}`,
  );
}

const standing = () => document.querySelector('[data-standing] p')?.textContent;

describe('one sentence says how it stands:', () => {
  const until = '2099-12-05T11:30:00.000Z';
  const again = electionOf(
    { President: { Asha: 0 } },
    {
      _id: 'again',
      name: 'President again',
      startDate: '2099-12-07T03:30:00.000Z',
      endDate: '2099-12-09T11:30:00.000Z',
    },
  );
  const followedBy = [
    {
      as: 'vote-again' as const,
      electionId: again._id,
      name: again.name,
      positionId: 'at President',
      position: 'President',
    },
  ];
  test.each<[string, Shown, string]>([
    [
      'complaints run',
      { change: { complaintsUntil: until } },
      'Not final yet. Voters can complain until Sat 5 Dec, 17:00. Then an officer certifies the result.',
    ],
    [
      'the time for complaints is over',
      {},
      'Not final yet. The time for complaints is over. An officer certifies the result next.',
    ],
    ['a tie', { counts: level }, 'Not final yet. Nobody has won Treasurer.'],
    [
      'a tie, and complaints run',
      { counts: level, change: { complaintsUntil: until } },
      'Not final yet. Nobody has won Treasurer. Voters can complain until Sat 5 Dec, 17:00.',
    ],
    [
      'voted again',
      { given: { followedBy }, others: [again] },
      'Not final yet. President is voted on again from 7 to 9 December.',
    ],
    [
      'certified',
      { change: { certifiedAt: '2026-12-06T11:30:00.000Z' } },
      'Final. Certified on 6 December 2026.',
    ],
    [
      'count and record do not agree, whatever else holds',
      {
        change: { certifiedAt: '2026-12-06T11:30:00.000Z' },
        result: { recountKit: { ...kit, check: { agrees: false, checkedAt: past } } },
      },
      'The count and the record do not agree. Do not rely on this result. The officers know.',
    ],
  ])('%s', async (_, shown, sentence) => {
    showResult(shown);
    await expect.poll(() => standing() ?? '').toContain(sentence);
    expect(page.getByText(/Count and record agree/).elements()).toHaveLength(0);
    if (shown.others === undefined) expect(standing()).toBe(sentence);
    else await expect.element(page.getByRole('link', { name: again.name })).toBeVisible();
  });

  const ended = (given: Partial<Election>) => electionOf(clear, { ...dates, ...given });
  test.each<[string, Election, string]>([
    ['being counted', ended({}), 'Voting is over. The votes are being counted.'],
    [
      'not to be counted',
      ended({ couldNotBeCounted: true }),
      'Voting is over. The votes could not be counted yet. The officers know.',
    ],
    [
      'restored',
      ended({
        restores: [
          'The server was restored on 3 December 2026 from a backup of 2 December 2026, 14:00. Votes cast in between may be missing.',
        ],
      }),
      'The server was restored on 3 December 2026 from a backup of 2 December 2026, 14:00. Votes cast in between may be missing.',
    ],
  ])('%s', async (_, election, sentence) => {
    showElections({ elections: [election] }, `/elections/${election._id}`);
    await expect.element(page.getByText(sentence)).toBeVisible();
  });
});

test('a tie is one card that says who, and what decides it', async () => {
  showResult({ counts: level });
  const card = page.getByRole('article').filter({ hasText: 'Treasurer' });
  await expect
    .element(card.getByText('Chitra and Dev have 2 votes each. Nobody has won yet.'))
    .toBeVisible();
  await expect.element(card.getByText('Officers decide it by dice.')).toBeVisible();
  expect(page.getByText('Tie', { exact: true }).elements()).toHaveLength(1);
  // No second card for the seat that the tie leaves open.
  expect(page.getByText('One seat is still open.').elements()).toHaveLength(0);
});

test('the groups of the turnout are closed, and open by the keyboard', async () => {
  showResult({
    at: fair,
    change: {
      groups: [
        { kind: 'branch', names: ['CS'], voters: 31 },
        { kind: 'branch', names: [], voters: 11 },
        { kind: 'year', names: ['2023'], voters: 4 },
      ],
    },
  });
  await expect.element(page.getByText('President was decided by 1 vote.')).toBeVisible();
  const more = page.getByText('Turnout by group and hour');
  await expect.element(page.getByText('CS', { exact: true })).not.toBeVisible();
  more.element().closest('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('row', { name: 'CS 31' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Others 11' })).toBeVisible();
  // Four people alone are nobody's to know.
  expect(page.getByRole('row', { name: /2023/ }).elements()).toHaveLength(0);
  await expect.element(page.getByText(/fewer than ten people are shown together/)).toBeVisible();
});

test('where no group is too small nothing is said of small groups', async () => {
  showResult({ at: fair, change: { groups: [{ kind: 'branch', names: ['CS'], voters: 31 }] } });
  await page.getByText('Turnout by group and hour').click();
  await expect.element(page.getByRole('row', { name: 'CS 31' })).toBeVisible();
  expect(page.getByText(/fewer than ten/i).elements()).toHaveLength(0);
});

test('a link leads to the rulings, which stand with the state of each', async () => {
  const ruled = { number: 1, ruling: 'upheld', reason: 'It was shut at noon.' } as const;
  showResult({
    change: { answers: [{ number: 1, answer: ruled.reason, at: past }] },
    answers: {
      listRulings: {
        rulings: [{ ...ruled, at: past, noOther: true }],
        sanctions: [],
      },
    },
  });
  await expect.element(page.getByText('Complaint 1: Upheld')).toBeVisible();
  await expect.element(page.getByText(ruled.reason)).toBeVisible();
  await expect
    .element(page.getByText('It concerned every officer, so one of them ruled on it.'))
    .toBeVisible();
  await page.getByRole('link', { name: 'Read the ruling on 1 complaint' }).click();
  await expect.element(page.getByRole('heading', { name: 'Rulings' })).toHaveFocus();
});

test.each(['', fair])(
  'a draw names the winner, and its page the seed and the order: “%s”',
  async (at) => {
    const seed = '2026-12-04 dice 4 1 6 3 2 5 5 1';
    const election = electionOf(level, dates);
    const results = resultsOf(election).results.map((one) => {
      if (one.position !== 'Treasurer') return one;
      const keys = one.candidates
        .toReversed()
        .map(({ _id }, at) => ({ _id, key: `${at}f`.repeat(32) }));
      // Both have a seat, and the one of them by any order of the draw.
      const [winner = '', sure = ''] = keys.map(({ _id }) => _id);
      const decided = { by: 'draw' as const, winner, keys, byDraw: [winner] };
      return { ...one, tie: false, tied: [], elected: [sure, winner], decided };
    });
    showResult({
      at,
      counts: level,
      change: { draw: { seed, witnesses: 'Mina Iyer', officers: 2, drawnAt: past } },
      result: { results },
    });
    if (at === fair) {
      await expect.element(page.getByText('Mina Iyer')).toBeVisible();
      await page.getByText('For programmers').click();
      await expect
        .element(page.getByText(/^printf .*dice 4 1 6 3 2 5 5 1.*sha256sum$/))
        .toBeVisible();
      return;
    }
    // It stands beside the one alone.
    await expect.element(page.getByText('Elected by draw')).toBeVisible();
    expect(page.getByText('Winner', { exact: true }).elements().length).toBeGreaterThan(1);
    expect(page.getByText('Tie', { exact: true }).elements()).toEqual([]);
  },
);

test('the count is checked behind the fold, the command and the hash for programmers', async () => {
  const earlier = [{ edition: 1, madeAt: past, sha256: 'cd'.repeat(32) }];
  showResult({
    at: fair,
    result: { recountKit: { ...kit, edition: 2, bytes: 3_400_000, earlier } },
  });
  await files.click();
  const part = region('Count it again');
  await expect
    .element(part.getByRole('link', { name: 'Download the recount kit (3.4 MB)' }))
    .toHaveAttribute('href', '/api/election/recount-kit/election');
  await part.getByText('For programmers').click();
  await expect.element(part.getByText(kit.sha256, { exact: true })).toBeVisible();
  await expect.element(part.getByText(/^Save this number.+Edition 2, made/)).toBeVisible();
  await expect
    .element(part.getByRole('link', { name: /^Edition 1, made/ }))
    .toHaveAttribute('href', '/api/election/recount-kit/election?edition=1');
  await expect.element(part.getByText('cd'.repeat(32), { exact: true })).toBeVisible();
  await expect.element(part.getByText(/^node .+--sha256 (ab){32}$/)).toBeVisible();
});

test('what nobody won and what was asked stand beside the winners, each in a sentence', async () => {
  const election = electionOf(level, dates);
  const [first] = resultsOf(election).results;
  if (first === undefined) throw new Error('no position');
  const { tie: _tie, tied: _tied, elected: _elected, margin: _margin, ...post } = first;
  const nobody = { name: 'NOTA', votes: 900 };
  const asked = { text: 'Shall the fee rise?', yes: 40, no: 41, abstained: 2, eligible: 200 };
  showResult({
    counts: level,
    result: {
      results: [
        { ...first, position: 'Members', tie: false, tied: [], openSeats: 2, reopened: 1, nobody },
      ],
      withoutWinner: [
        { ...post, positionId: 'void', position: 'Chair', why: 'void', openSeats: 1, nobody },
      ],
      questions: [
        {
          positionId: 'fee',
          position: 'Fee',
          outcome: 'not-passed',
          ...asked,
          quorumNeeded: 50,
          yesNeeded: 41,
        },
      ],
    },
  });
  await expect.element(page.getByText('One seat is still open.')).toBeVisible();
  await expect
    .element(page.getByText(/^NOTA has more votes than .+: one seat is open again\.$/))
    .toBeVisible();
  await expect
    .element(
      page.getByText('More than half of the valid votes are for NOTA, so this vote is void', {
        exact: false,
      }),
    )
    .toBeVisible();
  await expect
    .element(page.getByText('Not passed. 40 yes, 41 no, 2 abstained. 41 yes were needed.'))
    .toBeVisible();
  await expect.element(page.getByText(/83 of 200/)).toBeVisible();
});
