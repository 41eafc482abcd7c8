import { expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';

const read = 'readFollowed';
const link = '/message#token=abc';
const asked: Reply<'readFollowed'> = {
  reference: '7F2C9E0A',
  category: 'grievances',
  message: 'The lamp\nis broken.',
  resolved: 2,
  createdAt: '2026-03-14T10:00:00.000Z',
  dueAt: null,
  isInHand: false,
  answers: [],
};
const toContact = main.getByRole('link', { name: 'Go to Contact' });

test('without the link of an e-mail nothing is asked, and Contact is the way on', async () => {
  const { made } = showApp('/message');
  await expect.element(main.getByText('This page needs the link', { exact: false })).toBeVisible();
  await expect.element(toContact).toHaveAttribute('href', '/contact');
  expect(made.map(({ call }) => call)).not.toContain(read);
});

test('a message that waits shows what was asked, and that nobody has answered yet', async () => {
  const { made } = showApp(link, { [read]: () => asked });
  await expect.element(main.getByText('Reference 7F2C9E0A')).toBeVisible();
  await expect.element(main.getByText('In progress')).toBeVisible();
  await expect.element(main.getByText('Grievance · Sent', { exact: false })).toBeVisible();
  await expect.element(main.getByText('is broken.', { exact: false })).toBeVisible();
  await expect.element(main.getByText('There is no answer yet.')).toBeVisible();
  expect(made.find(({ call }) => call === read)?.body).toEqual({ token: 'abc' });
});

test('until when an answer is due, and that somebody has it in hand', async () => {
  const inHand = main.getByText('The council has your grievance in hand.', { exact: false });
  const overdue = main.getByText('The answer is overdue. It was due by', { exact: false });
  const dueAt = '2090-03-20T10:00:00.000Z';
  showApp(link, { [read]: () => ({ ...asked, dueAt, isInHand: true }) });
  await expect.element(main.getByText('An answer is due by', { exact: false })).toBeVisible();
  await expect.element(inHand).toBeVisible();
  await expect.element(overdue).not.toBeInTheDocument();
});

test.each([
  [{}, true],
  [{ resolved: 1 }, false],
  [{ answers: [{ text: 'We look at it.', at: '2026-03-15T10:00:00.000Z' }] }, false],
  [{ dueAt: null }, false],
])('overdue it says so, unless it is settled or answered: %o', async (more, isSaid) => {
  const late = { ...asked, dueAt: '2021-03-20T10:00:00.000Z', ...more };
  showApp(link, { [read]: () => late });
  await expect.element(main.getByText('Reference 7F2C9E0A')).toBeVisible();
  const overdue = main.getByText('The answer is overdue. It was due by', { exact: false });
  expect(overdue.elements()).toHaveLength(isSaid ? 1 : 0);
});

test.each([
  [1, 'Resolved'],
  [0, 'Closed'],
])(
  'with the state %i it is called %s, and answers stand in their order',
  async (resolved, word) => {
    const answers = ['We look at it.', 'It is mended.'].map((text, index) => ({
      text,
      at: `2026-03-1${5 + index}T10:00:00.000Z`,
    }));
    showApp(link, { [read]: () => ({ ...asked, resolved, answers }) });
    await expect.element(main.getByText(word, { exact: true })).toBeVisible();
    const region = main.getByRole('region', { name: 'Answers of the council' });
    await expect.element(region.getByText('It is mended.')).toBeVisible();
    const items = region.getByRole('listitem').elements();
    expect(items.map((item) => item.lastElementChild?.textContent)).toEqual([
      'We look at it.',
      'It is mended.',
    ]);
  },
);

test('a spent link says so, and leads to a new one', async () => {
  const message = 'This link is not valid any more. Please ask for a new one.';
  showApp(link, { [read]: refuse('link-invalid', { message }) });
  await expect.element(main.getByText(message)).toBeVisible();
  await expect.element(toContact).toBeVisible();
});
