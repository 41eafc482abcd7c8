import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noNetwork, refuse } from '#tests/support/fake-server.ts';
import type { Reply } from '#contract/api.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser } from '#tests/support/viewer-sample.ts';

const address = '/sign-on?code=abc&state=xyz';
const user = aUser({ name: 'Asha Rao' });
const finish = 'finishSignOn';
const answer = (more: Partial<Reply<'finishSignOn'>>): Reply<'finishSignOn'> => ({
  outcome: 'in',
  user: null,
  form: null,
  message: 'Login successful',
  ...more,
});
const form = { name: 'Asha Rao', email: 'a@b.example', isEmailVerified: true };

beforeEach(() => {
  sessionStorage.setItem('sign-on', JSON.stringify({ key: 'kept', from: '/contact' }));
});

test('a log-in goes back to where it began, and its answer is used once', async () => {
  const { made } = showApp(address, { [finish]: answer({ user }) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  const sent = made.filter(({ call }) => call === finish);
  expect(sent).toMatchObject([{ body: { key: 'kept', search: '?code=abc&state=xyz' } }]);
  expect(sessionStorage.getItem('sign-on')).toBeNull();
});

test('nobody is sent to another site afterwards', async () => {
  const from = '//evil.example/login';
  sessionStorage.setItem('sign-on', JSON.stringify({ key: 'kept', from }));
  showApp(address, { [finish]: refuse('sign-on-stopped', { message: 'Stopped.' }) });
  await expect.element(main.getByText('Stopped.')).toBeVisible();
  const link = main.getByRole('link', { name: 'Go to Login' });
  await expect.element(link).toHaveAttribute('href', '/login');
});

test.each([
  ['a refusal', refuse('sign-on-failed', { message: 'Log in as before.' }), 'Log in as before.'],
  ['no network', noNetwork, 'The log-in did not work. Please try again.'],
])('%s is said, with a way on', async (_name, refused, sentence) => {
  showApp(address, { [finish]: refused });
  await expect.element(main.getByText(sentence)).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Go to Login' })).toBeVisible();
});

test('who has an account already is led to its log-in, and not to the same refusal again', async () => {
  const message = 'An account with your e-mail address already exists.';
  showApp(address, { [finish]: refuse('sign-on-address-taken', { message }) });
  await expect.element(main.getByText(message)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Go to Login' })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('opened by itself it asks the server for nothing', async () => {
  sessionStorage.clear();
  const { made } = showApp(address);
  await expect.element(main.getByText(/You have not started a log-in here\.$/)).toBeVisible();
  expect(made.map(({ call }) => call)).not.toContain(finish);
});

describe('somebody without an account', () => {
  test('fills in what is missing', async () => {
    const created = 'registerBySignOn';
    const { made } = showApp(address, {
      [finish]: answer({ outcome: 'form', form: { ...form, enrollmentNumber: null } }),
      [created]: () => ({ user, message: 'Registration successful' }),
    });
    const submit = main.getByRole('button', { name: 'Create account' });
    await submit.click();
    await expect.element(main.getByLabelText('Role')).toHaveFocus();
    await main.getByLabelText('Role').selectOptions('student');
    await submit.click();
    await expect.element(main.getByLabelText('Enrollment number')).toHaveFocus();
    await main.getByLabelText('Enrollment number').fill('0177CS231042');
    await expect.element(main.getByLabelText('E-mail')).toHaveAttribute('readonly');
    await submit.click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    expect(made.find(({ call }) => call === created)?.body).toEqual({
      key: 'kept',
      role: 'student',
      name: 'Asha Rao',
      email: 'a@b.example',
      enrollmentNumber: '0177CS231042',
    });
  });

  test('sees the number that the university knows, and why it is refused', async () => {
    showApp(address, {
      [finish]: answer({ outcome: 'form', form: { ...form, enrollmentNumber: '0177CS231042' } }),
      registerBySignOn: refuse('account-taken', { message: 'It is taken.' }),
    });
    await expect.element(main.getByLabelText('Enrollment number')).toHaveValue('0177CS231042');
    await main.getByRole('button', { name: 'Create account' }).click();
    await expect.element(main.getByText('It is taken.')).toBeVisible();
  });
});
