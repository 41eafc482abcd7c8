import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Sanction } from '#contract/sanctions.ts';
import { closedDates, electionOf, showElections } from '#tests/support/elections-stage.tsx';
import { aUser } from '#tests/support/viewer-sample.ts';

const election = electionOf(
  { President: { Asha: 3, Binod: 1 } },
  { ...closedDates, endDate: '2099-01-01T00:00:00.000Z' },
);
const at = '2026-03-15T10:00:00.000Z';
const disqualified: Sanction = {
  ...{ _id: 'ruling', complaint: null, kind: 'disqualified', candidate: 'Asha' },
  ...{ position: 'President', until: null, people: null, reason: 'Seen.', answered: null },
  ...{ noOther: false, at, overturned: null },
};
const sentence = 'Asha is disqualified for President.';

function showRulings(role: 'council' | 'student', standing: readonly Sanction[] = [disqualified]) {
  const sent: unknown[] = [];
  const overturned = { at, reason: 'Nobody saw it.' };
  showElections(
    {
      viewer: aUser({ role }),
      elections: [election],
      answers: {
        listRulings: {
          rulings: [],
          sanctions: [{ ...disqualified, _id: 'before', overturned }, ...standing],
        },
        overturnRuling: ({ body }) => {
          sent.push(body);
          return { message: 'The ruling was overturned.' };
        },
      },
    },
    `/elections/${election._id}`,
  );
  return sent;
}

test('what stands is overturned by an officer with a reason, and what was overturned stands struck out', async () => {
  const sent = showRulings('council');
  const question = page.getByRole('dialog');
  await expect.element(page.getByText('Nobody saw it.')).toBeVisible();
  await expect.element(page.getByRole('deletion')).toHaveTextContent(sentence);
  await page.getByRole('button', { name: `Overturn: ${sentence}` }).click();
  await question.getByRole('button', { name: 'Overturn' }).click();
  await expect.element(question).toBeVisible();
  expect(sent).toEqual([]);
  await question.getByRole('textbox', { name: 'Reason' }).fill('The witness was wrong.');
  await question.getByRole('button', { name: 'Overturn' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ reason: 'The witness was wrong.' }]);
});

test('a student reads it, and has no button', async () => {
  showRulings('student');
  await expect.element(page.getByText('Nobody saw it.')).toBeVisible();
  expect(page.getByRole('button', { name: `Overturn: ${sentence}` }).elements()).toEqual([]);
});

test('what only 0.3.0 ruled has no button', async () => {
  showRulings('council', [{ ...disqualified, kind: 'warning', candidate: null, position: null }]);
  await expect.element(page.getByText('Nobody saw it.')).toBeVisible();
  expect(page.getByRole('button', { name: /^Overturn/ }).elements()).toEqual([]);
});
