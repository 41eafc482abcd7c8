import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toasts } from '#tests/support/in-toast.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp, troubles } from '#tests/support/show-app.tsx';

const submit = main.getByRole('button', { name: 'Confirm my e-mail' });
const confirm = 'confirmEmail';
const link = '/confirm-email#token=abc';
const done = () => ({ message: 'E-mail confirmed' });

test('without the link of an e-mail there is nothing to press', async () => {
  showApp('/confirm-email');
  await expect.element(main.getByText('This page needs the link', { exact: false })).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: 'Go to Home' })).toBeVisible();
});

test('waits for a press, then sends the token once', async () => {
  const answered = Promise.withResolvers<ReturnType<typeof done>>();
  const { made } = showApp(link, { [confirm]: () => answered.promise });
  await expect.element(submit).toBeVisible();
  expect(
    made.map(({ call }) => call),
    'a scanner that opens the link uses nothing up',
  ).not.toContain(confirm);
  await submit.dblClick();
  await userEvent.keyboard('{Enter}');
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  answered.resolve(done());
  await expect.element(main.getByText('Your e-mail address is confirmed')).toBeVisible();
  await expect.element(toasts.getByText('E-mail confirmed')).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
  expect(made.filter(({ call }) => call === confirm).map(({ body }) => body)).toEqual([
    { token: 'abc' },
  ]);
});

test('a spent link says so, takes the focus, and how to get another', async () => {
  const message = 'This link is not valid any more. Please ask for a new one.';
  showApp(link, {
    [confirm]: refuse('link-invalid', { message }),
  });
  await submit.click();
  await expect.element(main.getByText(message)).toBeVisible();
  expect(document.activeElement?.textContent).toBe(message);
  await expect
    .element(main.getByText('Log in and open your profile', { exact: false }))
    .toBeVisible();
});

test.each(troubles('The address could not be confirmed. Please try again.'))(
  '%s is said, and a second press may work',
  async (_, fail, sentence) => {
    const { answer } = showApp(link, { [confirm]: fail });
    await submit.click();
    await expect.element(main.getByText(sentence)).toBeVisible();
    await expect
      .element(main.getByText('Log in and open your profile', { exact: false }))
      .not.toBeInTheDocument();
    answer({ [confirm]: done });
    await submit.click();
    await expect.element(main.getByText('Your e-mail address is confirmed')).toBeVisible();
    await expect.element(main.getByText(sentence)).not.toBeInTheDocument();
  },
);
