import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '#tests/support/in-toast.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp, troubles } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';

const submit = main.getByRole('button', { name: 'Log in' });
const signIn = 'signInByLink';
const link = '/sign-in#token=abc';
const user = aUser({ role: 'council' });

test('without the link of an e-mail there is nothing to press', async () => {
  showApp('/sign-in');
  await expect.element(main.getByText('This page needs the link', { exact: false })).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: 'Back to Login' })).toBeVisible();
});

test('waits for a press, then signs in once and goes on', async () => {
  const waits = refuse('awaits-approval', { message: 'Please wait.' });
  const answered = Promise.withResolvers<typeof waits>();
  const { made } = showApp(link, { [signIn]: () => answered.promise });
  await expect.element(submit).toBeVisible();
  expect(
    made.map(({ call }) => call),
    'a scanner that opens the link uses nothing up',
  ).not.toContain(signIn);
  await submit.dblClick();
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  answered.resolve(waits);
  await expect.element(main.getByText('Please wait.')).toBeVisible();
  expect(made.filter(({ call }) => call === signIn).map(({ body }) => body)).toEqual([
    { token: 'abc' },
  ]);
});

test('the one who is signed in is the account of the link', async () => {
  // To the elections: Home would reload, and the test with it.
  localStorage.setItem('polling-table', 'yes');
  showApp(link, {
    readMe: me(user),
    [signIn]: () => ({ user, message: 'Login successful' }),
  });
  await submit.click();
  await expect.element(toasts.getByText('Login successful')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ _id: user._id });
  await expect.element(page.getByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
});

test('a spent link says so, takes the focus, and leads back', async () => {
  const message = 'This link is not valid any more. Please ask for a new one.';
  showApp(link, {
    [signIn]: refuse('link-invalid', { message }),
  });
  await submit.click();
  await expect.element(main.getByText(message)).toBeVisible();
  expect(document.activeElement?.textContent).toBe(message);
  await expect.element(main.getByRole('link', { name: 'Back to Login' })).toBeVisible();
});

test.each(troubles('Login failed'))('%s loses nothing', async (_, fail, sentence) => {
  showApp(link, { [signIn]: fail });
  await submit.click();
  await expect.element(main.getByText(sentence)).toBeVisible();
  await expect.element(submit).toBeEnabled();
});
