import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { electionOf, showElections } from '#tests/support/elections-stage.tsx';
import { resultsOf } from '#tests/support/results-of.ts';

const hour = 3_600_000;
const now = Date.now();
const election = electionOf(
  { President: { Asha: 3, Binod: 3 }, Treasurer: { Chitra: 5, Dev: 2 } },
  {
    startDate: new Date(now - 3 * hour).toISOString(),
    endDate: new Date(now - 2 * hour).toISOString(),
  },
);
const told: NonNullable<ElectionResults['afterClose']> = {
  rules: usualRules,
  draw: null,
  appealsUntil: new Date(now + hour).toISOString(),
  openAppeals: 0,
  answers: [],
  certifiedAt: null,
  groups: [
    { kind: 'branch', names: ['CS'], voters: 31 },
    { kind: 'branch', names: ['EE', 'ME'], voters: 11 },
  ],
};
const after = page.getByRole('region', { name: 'How this stands' });

function showResult(change: Partial<typeof told> = {}, isDrawn = false) {
  const result = resultsOf(election);
  const results = result.results.map((one) => {
    if (!isDrawn || one.position !== 'President') return one;
    const [asha, binod] = one.candidates;
    const keys = [binod, asha].map((candidate, at) => ({
      _id: candidate?._id ?? '',
      key: `${at}f`.repeat(32),
    }));
    return { ...one, tie: false, decided: { by: 'draw' as const, winner: binod?._id ?? '', keys } };
  });
  showElections(
    {
      elections: [election],
      results: [{ ...result, results, afterClose: { ...told, ...change } }],
    },
    `/elections/${election._id}`,
  );
}

test('before it is certified: until when voters can appeal, margins, and who voted', async () => {
  showResult();
  await expect.element(after.getByText(/Voters can appeal until/)).toBeVisible();
  await expect
    .element(after.getByText('President: level. 1 other ballot would change the outcome.'))
    .toBeVisible();
  await expect
    .element(
      after.getByText('Treasurer: ahead by 3 votes. 2 other ballots would change the outcome.'),
    )
    .toBeVisible();
  await expect.element(after.getByText('By branch: CS: 31; EE and ME: 11')).toBeVisible();
  await expect.element(page.getByText('Tie', { exact: true }).first()).toBeVisible();
});

test('a draw names the winner, the seed, the order and how anybody computes it', async () => {
  const seed = '2026-12-04 dice 4 1 6 3 2 5 5 1';
  showResult(
    { draw: { seed, witnesses: 'Mina Iyer', officers: 2, drawnAt: told.appealsUntil ?? '' } },
    true,
  );
  await expect.element(page.getByText('Elected by draw')).toBeVisible();
  await expect.element(after.getByText('Mina Iyer')).toBeVisible();
  await expect.element(after.getByText(/^printf .*dice 4 1 6 3 2 5 5 1.*sha256sum$/)).toBeVisible();
  expect(page.getByText('Tie', { exact: true }).elements()).toEqual([]);
});

test('certified, with the answers to appeals', async () => {
  showResult({
    certifiedAt: new Date(now).toISOString(),
    answers: [{ number: 1, answer: 'It was open again at one.', at: new Date(now).toISOString() }],
  });
  await expect.element(after.getByText(/^Certified on/)).toBeVisible();
  await expect.element(after.getByText('It was open again at one.')).toBeVisible();
});
