import { expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';

const address = '/complaint/BCDF-2345-GHJK-6789';
const former: Reply<'readFormerComplaint'> = {
  electionId: 'e1',
  election: 'Council 2027',
  number: 3,
  text: 'The posters\n\nThey hung\nin the hall.',
  madeAt: '2026-03-14T10:00:00.000Z',
  dueAt: '2026-03-16T10:00:00.000Z',
  ruling: null,
  answers: [],
  sanctions: [],
};

test('a number of 0.3.0 shows its complaint to whoever has it, and that the answer is overdue', async () => {
  const { made } = showApp(address, { readFormerComplaint: former });
  await expect.element(main.getByRole('heading', { name: 'Complaint 3' })).toBeVisible();
  await expect.element(main.getByText('Waits for an answer')).toBeVisible();
  await expect.element(main.getByText('The answer is overdue.', { exact: false })).toBeVisible();
  await expect.element(main.getByText('in the hall.', { exact: false })).toBeVisible();
  expect(main.getByRole('textbox').elements()).toEqual([]);
  const asked = made.find(({ call }) => call === 'readFormerComplaint');
  expect(asked?.body).toEqual({ follow: 'BCDF-2345-GHJK-6789' });
});

test('a ruling stands with its reason, and an answer since with its words', async () => {
  const answers = [{ text: 'It was allowed.', at: '2026-03-15T10:00:00.000Z' }];
  const ruled = { ...former, dueAt: null, ruling: 'dismissed' as const, answers };
  showApp(address, { readFormerComplaint: ruled });
  await expect.element(main.getByRole('heading', { name: 'Ruling: Dismissed' })).toBeVisible();
  await expect.element(main.getByText('15 Mar', { exact: false })).toBeVisible();
  await expect.element(main.getByText('It was allowed.')).toBeVisible();
  expect(main.getByText('overdue', { exact: false }).elements()).toEqual([]);
});

test('a number of none says so', async () => {
  showApp(address, { readFormerComplaint: refuse('unknown-complaint') });
  await expect.element(main.getByText('This complaint does not exist.')).toBeVisible();
});
