import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp, troubles } from '#tests/support/show-app.tsx';

const follow = 'followContact';
const reference = main.getByLabelText('Reference');
const email = main.getByLabelText('The address that you gave');
const submit = main.getByRole('button', { name: 'Send me the link' });
const sent = 'If a message has this reference and address, a link is on its way.';
const done = () => ({ message: sent });
const bodies = ({ sent: all }: ReturnType<typeof showApp>) => all(follow).map(({ body }) => body);

test('what is missing or no reference is said at its field, and nothing is sent', async () => {
  const server = showApp('/contact', { [follow]: done });
  await submit.click();
  await expect.element(reference).toHaveFocus();
  await expect.element(reference).toHaveAccessibleDescription('Please fill all fields');
  await expect.element(email).toHaveAccessibleDescription('Please fill all fields');
  await reference.fill('7F2');
  await expect
    .element(reference)
    .toHaveAccessibleDescription('A reference has 8 characters: digits and letters from A to F');
  await email.fill('leela');
  await submit.click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  expect(bodies(server)).toEqual([]);
});

test('the link is asked for once, and only the server’s sentence is shown', async () => {
  const answered = Promise.withResolvers<ReturnType<typeof done>>();
  const server = showApp('/contact', { [follow]: () => answered.promise });
  await reference.fill(' 7F2C9E0A ');
  await email.fill('leela@b.example');
  await submit.dblClick();
  await userEvent.keyboard('{Enter}');
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  answered.resolve(done());
  await expect.element(main.getByRole('status').getByText(sent)).toBeVisible();
  expect(bodies(server)).toEqual([{ reference: '7F2C9E0A', email: 'leela@b.example' }]);
});

test.each(troubles('The link could not be sent. Please try again.'))(
  '%s is said, and a second press may work',
  async (_, fail, sentence) => {
    const { answer } = showApp('/contact', { [follow]: fail });
    await reference.fill('7F2C9E0A');
    await email.fill('leela@b.example');
    await submit.click();
    await expect.element(main.getByText(sentence)).toBeVisible();
    answer({ [follow]: done });
    await submit.click();
    await expect.element(main.getByText(sent)).toBeVisible();
    await expect.element(main.getByText(sentence)).not.toBeInTheDocument();
  },
);

test('while many do the same it waits by itself, says so, and can be stopped', async () => {
  let isTurn = false;
  const inLine = refuse('many-at-once', { retryAfter: 1 });
  const server = showApp('/contact', { [follow]: () => (isTurn ? done() : inLine) });
  await reference.fill('7F2C9E0A');
  await email.fill('leela@b.example');
  await submit.click();
  await expect.element(main.getByText(/^Many people on your network/)).toBeVisible();
  await main.getByRole('button', { name: 'Stop waiting' }).click();
  await expect.element(main.getByText(/^Many people on your network/)).not.toBeInTheDocument();
  await expect.element(reference).toHaveValue('7F2C9E0A');
  await submit.click();
  await expect.element(main.getByText(/^Many people on your network/)).toBeVisible();
  isTurn = true;
  await expect.element(main.getByRole('status').getByText(sent)).toBeVisible();
  expect(new Set(bodies(server).map((body) => JSON.stringify(body)))).toHaveLength(1);
});
