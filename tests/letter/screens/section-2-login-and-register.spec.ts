import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../../e2e/support/fixtures.ts';
import { freshNumber } from '../../e2e/support/people.ts';
import { visit } from '../../e2e/support/visit.ts';
import { user } from './support/samples.ts';
import { toast } from './support/toasts.ts';
import { answer, watch } from './support/wire.ts';

const press = (page: Page, name: 'Login' | 'Register') =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const number = (page: Page) => page.getByLabel('Enrollment number', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('§2 §5 Login: roles, fields, what is missing, and a link to register', async ({ page }) => {
  await visit(page, '/login');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Role', { exact: true }).locator('option')).toHaveText([
    'Select Role',
    'Council Member',
    'Admin',
    'Faculty',
    'Student',
  ]);
  await expect(main.getByRole('link', { name: 'Register', exact: true })).toHaveAttribute(
    'href',
    '/register',
  );
  await press(page, 'Login');
  await toast(page, 'Please select a role');
  await main.getByLabel('Role', { exact: true }).selectOption('faculty');
  await expect(number(page)).toHaveCount(0);
  await password(page).fill('a kite above the lake');
  await press(page, 'Login');
  await toast(page, 'Email is required');
  await main.getByLabel('Role', { exact: true }).selectOption('student');
  await expect(main.getByLabel('E-mail', { exact: true })).toHaveCount(0);
  await press(page, 'Login');
  await toast(page, 'Enrollment number is required');
  await number(page).pressSequentially('0177cs231234');
  await expect(number(page)).toHaveValue('0177CS231234');
  await password(page).fill('');
  await press(page, 'Login');
  await toast(page, 'Password field cannot be empty');
});

test(
  '§3 §7 Login: what students and others send, each by their own call',
  { tag: '@desktop' },
  async ({ page }) => {
    const student = watch(page, 'POST /user/login-student');
    const others = watch(page, 'POST /user/login');
    await answer(page, 'POST /user/login-student', { message: 'No.' }, 401);
    await answer(page, 'POST /user/login', {}, 500);
    await visit(page, '/login');
    await page.getByLabel('Role', { exact: true }).selectOption('student');
    await number(page).fill('0177CS231234');
    await password(page).fill('secret of the lake');
    await press(page, 'Login');
    // Section 8: the server's message, else Login failed.
    await toast(page, 'No.');
    expect(student).toEqual([
      { role: 'student', enrollmentNumber: '0177CS231234', password: 'secret of the lake' },
    ]);
    const bodies: unknown[] = [];
    for (const role of ['council', 'admin', 'faculty']) {
      await page.getByLabel('Role', { exact: true }).selectOption(role);
      await expect(number(page)).toHaveCount(0);
      await page.getByLabel('E-mail', { exact: true }).fill('rohan@letter.example');
      await password(page).fill('secret of the lake');
      await press(page, 'Login');
      await toast(page, 'Login failed');
      bodies.push({ role, email: 'rohan@letter.example', password: 'secret of the lake' });
      await expect.poll(() => others).toEqual(bodies);
    }
  },
);

test(
  '§2 §8 Login: a spinner while it runs, then Login successful',
  { tag: '@desktop' },
  async ({ page }) => {
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/user/login-student', async (route) => {
      await answered.promise;
      await route.fulfill({ json: { user } });
    });
    await answer(page, 'GET /user/me', { user: null });
    await visit(page, '/login');
    await page.getByLabel('Role', { exact: true }).selectOption('student');
    await number(page).fill('0177CS231001');
    await password(page).fill('secret of the lake');
    await press(page, 'Login');
    const button = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.unroute('**/api/user/me');
    await answer(page, 'GET /user/me', { user });
    answered.resolve();
    await toast(page, 'Login successful');
    await expect(page).toHaveURL(/:\d+\/$/);
  },
);

test('§2 §5 Register: roles, fields, hints and what is missing', async ({ page }) => {
  await visit(page, '/register');
  const main = page.getByRole('main');
  const role = main.getByLabel('Role', { exact: true });
  const values = await role
    .locator('option')
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLOptionElement).value).filter((one) => one !== ''),
    );
  expect(values.toSorted()).toEqual(['admin', 'council', 'faculty', 'student']);
  await expect(main.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute(
    'href',
    '/login',
  );
  await press(page, 'Register');
  await toast(page, 'Please fill all the fields');
  for (const [value, count] of [
    ['student', 1],
    ['council', 1],
    ['faculty', 0],
    ['admin', 0],
  ] as const) {
    await role.selectOption(value);
    await expect(number(page), value).toHaveCount(count);
  }
  await role.selectOption('student');
  await expect(main.getByText(/0177 \+ branch \+ year \+ roll/)).toBeVisible();
  await number(page).pressSequentially('0177cs23');
  await expect(number(page)).toHaveValue('0177CS23');
  await expect(
    main.getByText('Enrollment number must be 12 characters', { exact: true }),
  ).toBeVisible();
  await number(page).fill('0178CS231234');
  await expect(
    main.getByText('Invalid format. Expected: 0177XX##0000 (XX=branch, ##=year, 0000=roll)', {
      exact: true,
    }),
  ).toBeVisible();
  await number(page).fill('');
  await number(page).pressSequentially('0177CS23123456');
  await expect(number(page)).toHaveValue('0177CS231234');
  await expect(
    main.getByText('Enrollment number must be 12 characters', { exact: true }),
  ).toHaveCount(0);
  await expect(main.getByText('Invalid format.', { exact: false })).toHaveCount(0);

  await main.getByLabel('Name', { exact: true }).fill('Letter Student');
  await main.getByLabel('E-mail', { exact: true }).fill('letter.student@letter.example');
  await password(page).fill('a kite above the lake');
  await number(page).fill('');
  await press(page, 'Register');
  await toast(page, 'Enrollment number is required for students');
  await number(page).fill('0177CS');
  await press(page, 'Register');
  await toast(page, 'Please enter a valid enrollment number');
});

for (const role of ['student', 'council', 'faculty', 'admin'] as const) {
  const hasNumber = role === 'student' || role === 'council';
  test(
    `§3 §4 §8 Register as ${role}: what is sent, and what comes of it`,
    { tag: '@desktop' },
    async ({ page }) => {
      const call = role === 'student' ? 'POST /user/register-student' : 'POST /user/register';
      const sent = watch(page, call);
      const own = freshNumber();
      await visit(page, '/register');
      await page.getByLabel('Role', { exact: true }).selectOption(role);
      await page.getByLabel('Name', { exact: true }).fill('Letter Person');
      const email = `letter.${role}@letter.example`;
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      if (hasNumber) await number(page).fill(own);
      await password(page).fill('a kite above the lake');
      await press(page, 'Register');
      if (role === 'student') {
        await toast(page, 'Registration successful.');
        await expect(page).toHaveURL(/:\d+\/$/);
      } else {
        await toast(page, 'Registration successful. Please contact admin for approval and login.');
        await expect(page).toHaveURL(/\/login$/);
      }
      expect(sent).toEqual([
        {
          name: 'Letter Person',
          email,
          password: 'a kite above the lake',
          role,
          ...(hasNumber && { enrollmentNumber: own }),
        },
      ]);
    },
  );
}

test(
  '§8 Registration fails: the server’s message, else Registration failed.',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/register');
    await page.getByLabel('Role', { exact: true }).selectOption('faculty');
    await page.getByLabel('Name', { exact: true }).fill('Letter Person');
    await page.getByLabel('E-mail', { exact: true }).fill('letter.nobody@letter.example');
    await password(page).fill('a kite above the lake');
    await answer(page, 'POST /user/register', { message: 'The hall is full.' }, 409);
    await press(page, 'Register');
    await toast(page, 'The hall is full.');
    await answer(page, 'POST /user/register', {}, 500);
    await press(page, 'Register');
    await toast(page, 'Registration failed.');
  },
);
