import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toasts } from '#tests/support/in-toast.ts';
import { noNetwork, refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser } from '#tests/support/viewer-sample.ts';

const student = aUser({ name: 'Ishaan Verma', email: 'ishaan@sarovar.example' });
const role = main.getByLabelText('Role');
const number = main.getByLabelText('Enrollment number');
const email = main.getByLabelText('E-mail');
const password = main.getByLabelText('Password', { exact: true });
const submit = main.getByRole('button', { name: 'Login' });

describe('before anything is sent', () => {
  test('every field is there at first sight, for a person and for a password manager', async () => {
    const { made } = showApp('/login');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect.element(email).toHaveAttribute('autocomplete', 'username webauthn');
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
    await expect.element(number).not.toBeInTheDocument();
    await submit.click();
    await expect.element(main.getByText('Please select a role')).toBeVisible();
    await expect.element(toasts.getByText('Please select a role')).toBeVisible();
    await expect.element(role).toHaveFocus();
    expect(made.map(({ call }) => call)).not.toContain('logIn');
  });

  test('a student needs a number, others an e-mail, all a password', async () => {
    showApp('/login');
    await role.selectOptions('student');
    await submit.click();
    await expect.element(main.getByText('Enrollment number is required')).toBeVisible();
    await expect.element(main.getByText('Password field cannot be empty')).toBeVisible();
    await expect.element(number).toHaveFocus();
    await role.selectOptions('admin');
    await submit.click();
    await expect.element(main.getByText('Email is required')).toBeVisible();
  });

  test('changing the role keeps what was typed', async () => {
    showApp('/login');
    await role.selectOptions('student');
    await number.click();
    await userEvent.keyboard('0177cs231042');
    await password.fill('correct horse');
    await role.selectOptions('council');
    await email.fill('a@b.example');
    await expect.element(password).toHaveValue('correct horse');
    await role.selectOptions('student');
    await expect.element(number).toHaveValue('0177CS231042');
    await role.selectOptions('council');
    await expect.element(email).toHaveValue('a@b.example');
  });
});

test('the role of the last log-in on this device is chosen at first sight', async () => {
  localStorage.setItem('role', 'student');
  showApp('/login');
  await expect.element(role).toHaveValue('student');
  await expect.element(number).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.element(email).not.toBeInTheDocument();
});

test('a number that was filled in where the e-mail stands moves to its own field', async () => {
  showApp('/login');
  await email.fill('0177cs231042');
  await role.selectOptions('student');
  await expect.element(number).toHaveValue('0177CS231042');
  await role.selectOptions('faculty');
  await expect.element(email).toHaveValue('');
});

test('a student sends role, number and password, and comes back to where it was asked', async () => {
  // Back to Contact: Home would reload, and the test with it.
  const { made } = showApp(
    { pathname: '/login', state: { from: '/contact' } },
    {
      logInStudent: () => ({ user: student, message: 'Login successful' }),
    },
  );
  await role.selectOptions('student');
  await number.fill('0177cs231042');
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts.getByText('Login successful')).toBeVisible();
  expect(made.find(({ call }) => call === 'logInStudent')?.body).toEqual({
    role: 'student',
    enrollmentNumber: '0177CS231042',
    password: 'correct horse',
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Open profile, Ishaan Verma' }))
    .toBeVisible();
  const { verified: _, ...copy } = student;
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(copy);
  expect(localStorage.getItem('role')).toBe('student');
});

describe('when it is refused', () => {
  test('the server’s sentence stands above the form, and takes focus; what was typed stays', async () => {
    showApp('/login', {
      logIn: refuse('awaits-approval'),
    });
    await role.selectOptions('faculty');
    await email.fill('a@b.example');
    await password.fill('correct horse');
    await submit.click();
    const box = main.getByText('Your account is waiting for approval by an admin.');
    await expect.element(box).toBeVisible();
    expect(document.activeElement?.textContent).toContain('waiting for approval');
    await expect.element(password).toHaveValue('correct horse');
    await expect.element(toasts.getByText('waiting for approval', { exact: false })).toBeVisible();
  });

  test('a full server says so, and a refusal without words is "Login failed"', async () => {
    let answers = 0;
    showApp('/login', {
      logIn: () => {
        answers += 1;
        return answers === 1
          ? refuse('overloaded', { message: 'The server is busy. Please wait.' })
          : refuse('invalid-input', { message: '' });
      },
    });
    await role.selectOptions('council');
    await email.fill('a@b.example');
    await password.fill('correct horse');
    await submit.click();
    await expect.element(main.getByText('The server is busy. Please wait.')).toBeVisible();
    await submit.click();
    await expect.element(main.getByText('Login failed')).toBeVisible();
  });

  test('who has to wait is led to a link for a new password', async () => {
    showApp('/login', {
      logInStudent: refuse('too-many-log-ins', {
        message: 'Too many attempts. Please wait before you try again.',
      }),
    });
    await role.selectOptions('student');
    await number.fill('0177cs231042');
    await password.fill('correct horse');
    const offer = main.getByRole('link', { name: 'Send me a link for a new password' });
    await expect.element(offer).not.toBeInTheDocument();
    await submit.click();
    await offer.click();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Forgot password?');
  });

  test('without a server it is "Login failed"', async () => {
    showApp('/login', {
      logIn: noNetwork,
    });
    await role.selectOptions('council');
    await email.fill('a@b.example');
    await password.fill('correct horse');
    await submit.click();
    await expect.element(main.getByText('Login failed')).toBeVisible();
    await expect.element(toasts.getByText('Login failed')).toBeVisible();
  });
});
