import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toasts } from '#tests/support/in-toast.ts';
import { brokenServer, garbled, noNetwork, refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';

const password = main.getByLabelText('New password', { exact: true });
const again = main.getByLabelText('Repeat the new password', { exact: true });
const submit = main.getByRole('button', { name: 'Change password' });
const newLink = main.getByRole('link', { name: 'Ask for a new link' });
const reset = 'resetPassword';
const link = '/reset-password#token=abc';

const fill = async (text: string, repeated = text) => {
  await password.fill(text);
  await again.fill(repeated);
};

test('without the link of an e-mail there is nothing to fill in, and a way to get one', async () => {
  showApp('/reset-password');
  await expect.element(main.getByText('This page needs the link', { exact: false })).toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
  await newLink.click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Forgot password?' }))
    .toBeVisible();
});

test.each([
  ['', '', 'Password field cannot be empty', password],
  ['short', 'short', 'at least 8', password],
  ['correct horse', 'correct hors', 'The two passwords are not the same', again],
] as const)('%j and %j are not sent', async (first, second, sentence, field) => {
  const { made } = showApp(link);
  await fill(first, second);
  await submit.click();
  await expect.element(field).toHaveAccessibleDescription(new RegExp(sentence));
  await expect.element(field).toHaveFocus();
  await expect.element(toasts.getByText(sentence, { exact: false })).toBeVisible();
  expect(made.map(({ call }) => call)).not.toContain(reset);
});

test('sends the token and the password once, and ends every session', async () => {
  localStorage.setItem('user', JSON.stringify({ _id: 'a', name: 'A', role: 'student' }));
  const answered = Promise.withResolvers<{ message: string }>();
  const { made } = showApp(link, { [reset]: () => answered.promise });
  await fill('correct horse battery');
  await submit.dblClick();
  await userEvent.keyboard('{Enter}');
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await expect.element(password).toHaveValue('correct horse battery');
  answered.resolve({ message: 'Password changed' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect.element(toasts.getByText('Password changed successfully')).toBeVisible();
  expect(made.filter(({ call }) => call === reset).map(({ body }) => body)).toEqual([
    { token: 'abc', newPassword: 'correct horse battery' },
  ]);
  expect(localStorage.getItem('user')).toBeNull();
});

describe('when it is refused', () => {
  test('the sentence for the password stands beside it, and what was typed stays', async () => {
    const sentence = 'This password is your enrollment number';
    showApp(link, {
      [reset]: refuse('invalid-input', { message: sentence, fields: { newPassword: sentence } }),
    });
    await fill('0177CS231042');
    await submit.click();
    await expect.element(password).toHaveAccessibleDescription(new RegExp(sentence));
    await expect.element(password).toHaveValue('0177CS231042');
    await expect.element(again).toHaveValue('0177CS231042');
    await expect.element(newLink).not.toBeInTheDocument();
  });

  test('a spent link says so, takes the focus and offers a new one', async () => {
    const message = 'This link is not valid any more. Please ask for a new one.';
    showApp(link, {
      [reset]: refuse('link-invalid', { message }),
    });
    await fill('correct horse battery');
    await submit.click();
    await expect.element(main.getByText(message)).toBeVisible();
    expect(document.activeElement?.textContent).toBe(message);
    await expect.element(newLink).toBeVisible();
    await expect.element(password).toHaveValue('correct horse battery');
  });

  test.each([
    ['a server that fails', brokenServer, 'Ouch'],
    ['no network', noNetwork, 'The password could not be changed.'],
    ['an answer of something in between', garbled, 'The password could not be changed.'],
  ] as const)('%s loses nothing, and a second try may work', async (_, fail, sentence) => {
    const { made, answer } = showApp(link, { [reset]: fail });
    await fill('correct horse battery');
    await submit.click();
    await expect.element(main.getByText(sentence)).toBeVisible();
    await expect.element(password).toHaveValue('correct horse battery');
    answer({ [reset]: { message: 'Password changed' } });
    await submit.click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(made.filter(({ call }) => call === reset)).toHaveLength(2);
  });
});
