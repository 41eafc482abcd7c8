import { expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { brokenServer, refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';

const read = 'readLinkedMessage';
const link = '/message#token=abc';
const message: Reply<typeof read> = {
  _id: '7f2c9e0a-77aa-4c1e-9f30-a8b2c7d10e42',
  category: 'grievances',
  message: 'The lamp\nis broken.',
  resolved: 2,
  createdAt: '2026-03-14T10:00:00.000Z',
  election: null,
  files: [],
  dueAt: null,
  answers: [],
};
const ended = main.getByText('This link has ended. The council answers by e-mail.', {
  exact: false,
});

test('without the link of an e-mail nothing is asked, and Contact is the way on', async () => {
  const { made } = showApp('/message');
  await expect.element(ended).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Go to Contact' }))
    .toHaveAttribute('href', '/contact');
  expect(made.map(({ call }) => call)).not.toContain(read);
});

test('a message that waits shows what was asked, and that nobody has answered yet', async () => {
  const { made } = showApp(link, { [read]: () => message });
  await expect.element(main.getByText('In progress')).toBeVisible();
  await expect.element(main.getByText('is broken.', { exact: false })).toBeVisible();
  await expect.element(main.getByText('There is no answer yet.')).toBeVisible();
  expect(made.find(({ call }) => call === read)?.body).toEqual({ token: 'abc' });
});

test.each([
  [{}, true],
  [{ resolved: 1 }, false],
  [{ answers: [{ text: 'We look at it.', at: '2026-03-15T10:00:00.000Z' }] }, false],
  [{ dueAt: null }, false],
])('overdue it says so, unless it is settled or answered: %o', async (more, isSaid) => {
  const late = { ...message, dueAt: '2021-03-20T10:00:00.000Z', ...more };
  showApp(link, { [read]: () => late });
  await expect.element(main.getByText('is broken.', { exact: false })).toBeVisible();
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
    showApp(link, { [read]: () => ({ ...message, resolved, answers }) });
    await expect.element(main.getByText(word, { exact: true })).toBeVisible();
    const items = main.getByRole('listitem').getByRole('listitem');
    await expect.element(items.nth(1)).toBeVisible();
    expect(items.elements().map((item) => item.lastElementChild?.textContent)).toEqual([
      'We look at it.',
      'It is mended.',
    ]);
  },
);

test('a link that has ended says so, and asks for no new one', async () => {
  showApp(link, { [read]: refuse('link-invalid') });
  await expect.element(ended).toBeVisible();
  await expect
    .element(main.getByText('Please ask for a new one', { exact: false }))
    .not.toBeInTheDocument();
});

test('what failed for a moment does not say that the link has ended', async () => {
  showApp(link, { [read]: brokenServer });
  await expect.element(main.getByText('Ouch')).toBeVisible();
  await expect.element(ended).not.toBeInTheDocument();
});
