import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toasts } from '#tests/support/in-toast.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp, troubles } from '#tests/support/show-app.tsx';

const email = main.getByLabelText('E-mail of your account');
const submit = main.getByRole('button', { name: 'Send the link' });
const forgot = 'forgotPassword';
const done = () => ({ message: 'If the account exists, an e-mail is on its way.' });

test('is reached from the log-in, starts in its field, and goes back', async () => {
  showApp('/login');
  await main.getByRole('link', { name: 'Forgot password?' }).click();
  await expect.element(email).toHaveFocus();
  await main.getByRole('link', { name: 'Back to Login' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('without an address nothing is sent', async () => {
  const { made } = showApp('/login?forgot');
  await email.fill('   ');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription(/Email is required/);
  await expect.element(email).toHaveFocus();
  await expect.element(toasts.getByText('Email is required')).toBeVisible();
  expect(made.map(({ call }) => call)).not.toContain(forgot);
});

test('sends the address once, and does not say whether there is such an account', async () => {
  const answered = Promise.withResolvers<ReturnType<typeof done>>();
  const { made } = showApp('/login?forgot', { [forgot]: () => answered.promise });
  await email.fill(' zoya@campus.example ');
  await submit.dblClick();
  await userEvent.keyboard('{Enter}');
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  answered.resolve(done());
  await expect.element(main.getByText('Check your inbox')).toBeVisible();
  await expect
    .element(main.getByText('If an account has the address zoya@campus.example', { exact: false }))
    .toBeVisible();
  expect(made.filter(({ call }) => call === forgot).map(({ body }) => body)).toEqual([
    { email: 'zoya@campus.example' },
  ]);
});

test('a sentence for the address stands beside it', async () => {
  const sentence = 'Please enter a valid e-mail address';
  showApp('/login?forgot', {
    [forgot]: refuse('invalid-input', { message: sentence, fields: { email: sentence } }),
  });
  await email.fill('zoya@campus');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription(new RegExp(sentence));
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveValue('zoya@campus');
});

test.each(troubles('The link could not be sent. Please try again.'))(
  '%s loses nothing, and a second try may work',
  async (_, fail, sentence) => {
    const { answer } = showApp('/login?forgot', { [forgot]: fail });
    await email.fill('zoya@campus.example');
    await submit.click();
    await expect.element(main.getByText(sentence)).toBeVisible();
    expect(document.activeElement?.textContent).toBe(sentence);
    await expect.element(email).toHaveValue('zoya@campus.example');
    answer({ [forgot]: done });
    await submit.click();
    await expect.element(main.getByText('Check your inbox')).toBeVisible();
  },
);
