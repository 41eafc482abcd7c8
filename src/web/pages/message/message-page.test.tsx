import { expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';

const read = 'readFollowed';
const link = '/message?token=abc';
const asked: Reply<'readFollowed'> = {
  reference: '7F2C9E0A',
  category: 'grievances',
  message: 'The lamp\nis broken.',
  resolved: 2,
  createdAt: '2026-03-14T10:00:00.000Z',
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
