import '#tests/support/in-hindi.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Candidate } from '#contract/election-shapes.ts';
import { positionResult, resultsOf } from '#tests/support/results-of.ts';
import {
  ballotOf,
  electionOf,
  receiptOf,
  showElections,
  student,
} from '#tests/support/elections-stage.tsx';
import { resultsCsv } from '#web/outcome/results-csv.ts';

const counts = { Fee: { Yes: 3, No: 1 }, President: { Asha: 3, NOTA: 2 } };
const kinds: Record<string, Candidate['kind']> = { Yes: 'yes', No: 'no', NOTA: 'nobody' };

function electionWith(nobody: string) {
  const election = electionOf(counts);
  return {
    ...election,
    positions: election.positions.map((position) =>
      position.title === 'Fee'
        ? { ...position, kind: 'question' as const, text: 'Shall the fee rise?' }
        : { ...position, nobody: { name: nobody, effect: 'shown' as const } },
    ),
    nominations: election.nominations.map(({ nominee, ...one }) => {
      const kind = kinds[nominee.name];
      const name = kind === 'nobody' ? nobody : nominee.name;
      return { ...one, nominee: { ...nominee, name }, ...(kind !== undefined && { kind }) };
    }),
  };
}

test('the answers of a question and nobody are in the language of the page, from the row to the review', async () => {
  const election = electionWith('NOTA');
  const stage = showElections({
    viewer: student,
    elections: [election],
    ballots: [ballotOf(election)],
    answerBallot: () => ({
      message: 'Vote successful',
      votes: [{ position: 'at Fee', receipt: receiptOf(election, 'Fee'), refusal: null }],
    }),
  });
  // The standings beside the ballot.
  await expect.element(page.getByRole('listitem').getByText('हाँ', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'सब पदों के लिए वोट दें' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('radio', { name: /^ना,/ })).toBeVisible();
  await dialog.getByRole('radio', { name: /^हाँ,/ }).click();
  await dialog.getByRole('button', { name: 'आगे' }).click();
  await dialog.getByRole('radio', { name: /^नोटा,/ }).click();
  await dialog.getByRole('button', { name: 'अपने चुनाव जाँचें' }).click();
  await expect.element(dialog.getByText('हाँ', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('नोटा', { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\bYes\b|\bNo\b|NOTA/);
  expect(stage.filled).toEqual([]);
});

test('a name that officers wrote for nobody stays as it is', async () => {
  const election = electionWith('Nobody of these');
  showElections({ viewer: student, elections: [election], ballots: [ballotOf(election)] });
  await expect.element(page.getByText('Nobody of these', { exact: true }).first()).toBeVisible();
});

test('results say the same, on the page and in the file', () => {
  const election = electionWith('NOTA');
  const result = {
    ...resultsOf(election),
    results: [
      {
        ...positionResult('p', 'President', []),
        nobody: { name: 'NOTA', votes: 2 },
      },
    ],
  };
  expect(resultsCsv(result, undefined)).toContain('नोटा');
  expect(resultsCsv(result, undefined)).not.toContain('NOTA');
});
