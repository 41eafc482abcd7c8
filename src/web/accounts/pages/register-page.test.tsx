import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sentences } from '#core/sentences.ts';
import { toasts } from '#tests/support/in-toast.ts';
import { campusSettings } from '#tests/support/campus-sample.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser } from '#tests/support/viewer-sample.ts';

const role = main.getByLabelText('Role');
const number = main.getByLabelText('Enrollment number');
const submit = main.getByRole('button', { name: 'Register' });
const fill = async (typed: { name: string; email: string; password: string }) => {
  await main.getByLabelText('Name').fill(typed.name);
  await main.getByLabelText('E-mail').fill(typed.email);
  await main.getByLabelText('Password', { exact: true }).fill(typed.password);
};
const person = { name: 'Leela Krishnan', email: 'leela@b.example', password: 'correct horse' };

describe('what is checked', () => {
  test('everything is required', async () => {
    showApp('/register');
    await submit.click();
    await expect.element(toasts.getByText('Please fill all the fields')).toBeVisible();
    await expect.element(role).toHaveFocus();
    for (const [label, asked] of [
      ['Role', 'Select a role.'],
      ['Name', 'Enter your name.'],
      ['E-mail', 'Enter your e-mail address.'],
      ['Password', /Enter a password\./],
    ] as const) {
      const field = main.getByLabelText(label, { exact: true });
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field).toHaveAccessibleDescription(asked);
    }
    // Once for the whole form, and not beside each field again.
    await expect.element(main.getByText('Please fill all the fields')).not.toBeInTheDocument();
    await role.selectOptions('student');
    await expect.element(number).not.toHaveAttribute('aria-invalid');
  });

  test('a student’s number, and only a student’s', async () => {
    showApp('/register');
    await role.selectOptions('student');
    await fill(person);
    await submit.click();
    await expect
      .element(main.getByText('Enrollment number is required for students'))
      .toBeVisible();
    await number.fill('0177CS2310A2');
    await submit.click();
    await expect.element(toasts.getByText('Please enter a valid enrollment number')).toBeVisible();
    await expect.element(number).toHaveFocus();
    await role.selectOptions('faculty');
    await expect.element(number).not.toBeInTheDocument();
  });
});

describe('the live hint', () => {
  test('says what is wrong with each key, and goes when nothing is', async () => {
    showApp('/register');
    await role.selectOptions('student');
    await number.click();
    await userEvent.keyboard('0');
    await expect.element(main.getByText('Enrollment number must be 12 characters')).toBeVisible();
    await number.fill('0177CS');
    await expect.element(main.getByText('Enrollment number must be 12 characters')).toBeVisible();
    await number.fill('0177CS2310A2');
    await expect.element(main.getByText(sentences.enrollmentFormat)).toBeVisible();
    await number.fill('0177CS231042');
    await expect
      .element(main.getByText('Invalid format.', { exact: false }))
      .not.toBeInTheDocument();
    await number.fill('0177');
    await expect.element(main.getByText('Enrollment number must be 12 characters')).toBeVisible();
    await number.fill('');
    await expect
      .element(main.getByText('Enrollment number must be 12 characters'))
      .not.toBeInTheDocument();
  });

  test('is the one sentence at the field after a refused submit', async () => {
    showApp('/register');
    await role.selectOptions('student');
    await number.fill('0177CS2310A2');
    await fill(person);
    await submit.click();
    await expect.element(toasts.getByText(sentences.invalidEnrollment)).toBeVisible();
    await expect.element(main.getByText(sentences.enrollmentFormat)).toBeVisible();
    await expect.element(main.getByText(sentences.invalidEnrollment)).not.toBeInTheDocument();
  });
});

test('council sends its number and waits for approval at the log-in', async () => {
  const { made } = showApp('/register', {
    register: () => ({
      user: aUser({ name: person.name, email: person.email, role: 'council', verified: false }),
      message: 'Registration successful. Please contact admin for approval and login.',
    }),
  });
  await role.selectOptions('council');
  await fill(person);
  await number.fill('0177cs231042');
  await submit.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect
    .element(
      toasts.getByText('Registration successful. Please contact admin for approval and login.'),
    )
    .toBeVisible();
  await expect.element(main.getByText('Waiting for approval')).toBeVisible();
  await role.selectOptions('council');
  await expect.element(main.getByLabelText('E-mail')).toHaveValue(person.email);
  expect(made.find(({ call }) => call === 'register')?.body).toEqual({
    ...person,
    role: 'council',
    enrollmentNumber: '0177CS231042',
  });
  expect(localStorage.getItem('user')).toBeNull();
});

test('what the server refuses stands beside its field', async () => {
  showApp('/register', {
    register: refuse('account-taken', {
      fields: { email: 'This e-mail has an account.' },
    }),
  });
  await role.selectOptions('faculty');
  await fill(person);
  await submit.click();
  await expect
    .element(main.getByLabelText('E-mail'))
    .toHaveAccessibleDescription('This e-mail has an account.');
});

describe('many people of one network', () => {
  const inLine = (seconds: number) => refuse('many-at-once', { retryAfter: seconds });
  const asFaculty = async () => {
    await role.selectOptions('faculty');
    await fill(person);
    await submit.click();
  };

  test('are waited for, as the screen says, and what was typed is sent again', async () => {
    const answers = [inLine(1), inLine(1)];
    const seen = Promise.withResolvers<void>();
    const { made } = showApp('/register', {
      register: async () => {
        const waiting = answers.shift();
        if (waiting !== undefined) return waiting;
        await seen.promise;
        return {
          user: aUser({ role: 'faculty', enrollmentNumber: null, verified: false }),
          message: 'Registration successful.',
        };
      },
    });
    await asFaculty();
    await expect
      .element(main.getByText('Many people on your network are doing this'))
      .toBeVisible();
    seen.resolve();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    const sent = made.filter(({ call }) => call === 'register');
    expect(sent.map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ ...person, role: 'faculty' })),
    );
  });

  test('need not be waited for, and what was typed stays', async () => {
    showApp('/register', { register: () => inLine(28) });
    await asFaculty();
    await expect
      .element(main.getByText('Many people on your network are doing this'))
      .toBeVisible();
    await expect.element(main.getByText(/^Next try in \d+ seconds$/)).toBeVisible();
    await main.getByRole('button', { name: 'Stop waiting' }).click();
    await expect.element(toasts.getByText('You stopped waiting. Nothing was sent.')).toBeVisible();
    await expect
      .element(main.getByText('Many people on your network are doing this'))
      .not.toBeInTheDocument();
    await expect.element(main.getByLabelText('E-mail')).toHaveValue(person.email);
    await expect.element(submit).toBeEnabled();
  });
});

describe('a campus whose accounts are for its voter list', () => {
  const settings = { ...campusSettings, accountsFromList: true };

  test('says so before somebody types, and sends a student the link in place of the form', async () => {
    const { made } = showApp('/register', {
      readCampusSettings: () => settings,
      askNumberProof: () => ({ message: 'On its way.' }),
    });
    const sentence = main.getByText('link that we send to their address on the voter list', {
      exact: false,
    });
    await expect.element(sentence).toBeVisible();
    await role.selectOptions('student');
    await expect.element(sentence).toBeVisible();
    await expect.element(main.getByLabelText('Password')).not.toBeInTheDocument();
    await number.fill('0177CS231042');
    await main.getByRole('button', { name: 'Send the link to my address on the list' }).click();
    await expect.element(main.getByText('On its way.')).toBeVisible();
    expect(made.find(({ call }) => call === 'askNumberProof')?.body).toEqual({
      enrollmentNumber: '0177CS231042',
    });
    await expect
      .element(main.getByRole('link', { name: 'I have a printed code' }))
      .toHaveAttribute('href', '/number');
    await role.selectOptions('faculty');
    await expect.element(main.getByLabelText('Password', { exact: true })).toBeVisible();
  });
});
