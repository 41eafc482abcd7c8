import { expect } from '@playwright/test';
import { admin } from './support/campus.ts';
import { test } from './support/campus-with-mail.ts';
import { linkInEmail } from './support/emails.ts';
import { examine } from './support/examine.ts';
import { freshNumber, isHome, logIn, openProfile, registerStudent } from './support/people.ts';

// Accounts (spec 2, Login and Register; 4; 5; 8), and their e-mails over a real mail server.

const password = 'a kite above the lake';
const wrong = 'The role, enrollment number, e-mail or password is not right.';
const spent = 'This link is not valid any more. Please ask for a new one.';

test(
  'faculty register, wait, are approved and log in',
  { tag: '@both' },
  async ({ page, meet }) => {
    const email = 'savitri@sarovar.example';
    const awaits = 'Registration successful. Please contact admin for approval and login.';

    await test.step('the form says what is missing', async () => {
      await page.goto('/register');
      await page.getByLabel('Role').selectOption('faculty');
      await expect(page.getByLabel('Enrollment number')).toHaveCount(0);
      await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('Please fill all the fields').first()).toBeVisible();
    });

    await test.step('whoever registers is told to wait', async () => {
      await page.getByLabel('Name', { exact: true }).fill('Savitri Iyer');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('main').getByText(awaits)).toBeVisible();
    });

    await test.step('until then nobody gets in', async () => {
      await logIn(page, { role: 'faculty', as: email, password: 'not my password' });
      await expect(page.getByRole('main').getByText(wrong)).toBeVisible();
      await logIn(page, { role: 'faculty', as: email, password });
      const waiting = 'Your account is waiting for approval by an admin.';
      await expect(page.getByRole('main').getByText(waiting)).toBeVisible();
    });

    await test.step('the admin logs in and approves, with the keyboard alone', async () => {
      const officer = await meet();
      await logIn(officer, { role: 'admin', as: admin.email, password: admin.password });
      await isHome(officer);
      await officer.goto('/dashboard?section=user-approval');
      const approve = officer.getByRole('button', { name: 'Approve Savitri Iyer' });
      await expect(officer.getByText(email).first()).toBeVisible();
      await approve.focus();
      await officer.keyboard.press('Enter');
      await expect(officer.getByText('1 account approved').first()).toBeVisible();
      await officer.reload();
      await expect(officer.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
      await expect(officer.locator('[data-skeleton]')).toHaveCount(0);
      await expect(approve).toHaveCount(0);
    });

    await test.step('now they log in, in any case of the address', async () => {
      await logIn(page, { role: 'faculty', as: email.toUpperCase(), password });
      await expect(page.getByText('Login successful').first()).toBeVisible();
      await isHome(page);
      await page.goto('/events');
      await expect(page.getByRole('button', { name: 'Add Event' })).toBeVisible();
    });
  },
);

test('Home is loaded once more after registration and log-in, and not again', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/') loads += 1;
  });
  const staysAt = async (count: number, when: string) => {
    await expect.poll(() => loads, when).toBe(count);
    await isHome(page);
    // Its script asks who is here once it has rendered: by the answer, Home would have begun to load again.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/user/me')),
    );
    expect(loads, when).toBe(count);
  };
  const number = freshNumber();
  await registerStudent(page, {
    name: 'Uma Rao',
    email: 'uma@sarovar.example',
    number,
    password,
  });
  await staysAt(1, 'registered');
  await page.goto('/events');
  await page.goBack();
  await staysAt(2, 'come back to');
  await page.reload();
  await staysAt(3, 'reloaded by hand');
  await page.context().clearCookies();
  await logIn(page, { role: 'student', as: number, password });
  await staysAt(4, 'logged in');
});

test('a forgotten password is replaced by the link of an e-mail, once', async ({
  page,
  campus,
  mail,
  meet,
}) => {
  const email = 'farhan@sarovar.example';
  const number = freshNumber();
  await registerStudent(page, { name: 'Farhan Ali', email, number, password });
  const ask = async (count: number) => {
    const other = await meet();
    await other.goto('/login');
    await other.getByRole('link', { name: 'Forgot password?' }).click();
    await other.getByLabel('E-mail of your account').fill(email);
    await other.getByRole('button', { name: 'Send the link' }).click();
    await expect(other.getByText('Check your inbox')).toBeVisible();
    const link = await linkInEmail(mail, { to: email, path: '/reset-password', count });
    await other.goto(link);
    return { other, link };
  };
  const choose = async (other: typeof page, chosen: string) => {
    await other.getByLabel('New password', { exact: true }).fill(chosen);
    await other.getByLabel('Repeat the new password').fill(chosen);
    await other.getByRole('button', { name: 'Change password' }).click();
  };
  const chosen = 'a lantern in the well';

  const { other, link } = await ask(1);
  await test.step('both fields must say the same', async () => {
    await other.getByLabel('New password', { exact: true }).fill(chosen);
    await other.getByLabel('Repeat the new password').fill('a lantern on the hill');
    await other.getByRole('button', { name: 'Change password' }).click();
    await expect(other.getByLabel('Repeat the new password')).toHaveAccessibleDescription(
      /The two passwords are not the same/,
    );
  });

  await test.step('the link gives a new password, and the old one opens nothing', async () => {
    await choose(other, chosen);
    await expect(other).toHaveURL(/\/login$/);
    await expect(other.getByText('Password changed successfully').first()).toBeVisible();
    await logIn(other, { role: 'student', as: number, password });
    await expect(other.getByRole('main').getByText(wrong)).toBeVisible();
    await logIn(other, { role: 'student', as: number, password: chosen });
    await expect(other.getByText('Login successful').first()).toBeVisible();
  });

  await test.step('used, it says so and shows the way to another', async () => {
    await page.goto(link);
    await choose(page, 'a third password of mine');
    await expect(page.getByRole('main').getByText(spent)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });

  await test.step('expired, it says the same', async () => {
    const late = await ask(2);
    await campus.books.transact((tx) =>
      tx
        .updateTable('account_links')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .execute(),
    );
    await choose(late.other, 'a third password of mine');
    await expect(late.other.getByRole('main').getByText(spent)).toBeVisible();
  });
});

test('the own address is confirmed by the link of an e-mail', async ({ page, mail, meet }) => {
  const email = 'gita@sarovar.example';
  const number = freshNumber();
  await registerStudent(page, { name: 'Gita Nair', email, number, password });
  const panel = await openProfile(page);
  await expect(panel.getByText('Your e-mail address is not confirmed')).toBeVisible();

  const link = await linkInEmail(mail, { to: email, path: '/confirm-email' });
  const reader = await meet();
  await reader.goto(link);
  await reader.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(
    reader.getByRole('main').getByText('Your e-mail address is confirmed'),
  ).toBeVisible();

  await page.reload();
  await openProfile(page);
  await expect(panel.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
  await expect(panel.getByText('Your e-mail address is not confirmed')).toHaveCount(0);

  await reader.reload();
  await reader.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(reader.getByRole('main').getByText(spent)).toBeVisible();
});

test('whom strangers keep from logging in, a link for a new password lets in', async ({
  page,
  mail,
  meet,
  campus,
  request,
}) => {
  const email = 'harini@sarovar.example';
  const number = freshNumber();
  await registerStudent(page, { name: 'Harini Das', email, number, password });
  await campus.books.transact((tx) =>
    tx.updateTable('accounts').set({ email_confirmed_at: new Date() }).execute(),
  );
  const other = await meet();
  await test.step('strangers guess until everybody has to wait', async () => {
    const data = { role: 'student', enrollmentNumber: number, password: 'a guess' };
    const guess = async () =>
      (await request.post(`${campus.url}/api/user/login-student`, { data })).status();
    for (let tries = 0; tries < 9 && (await guess()) !== 429; tries += 1);
    await campus.books.transact((tx) =>
      tx
        .updateTable('log_in_attempts')
        .set({ blocked_until: new Date(Date.now() + 600_000) })
        .execute(),
    );
    await logIn(other, { role: 'student', as: number, password });
    await expect(other.getByText('Too many attempts.', { exact: false }).first()).toBeVisible();
  });

  await test.step('in the browser that knows them, the password is enough', async () => {
    await logIn(page, { role: 'student', as: number, password });
    await isHome(page);
  });

  await test.step('a link is offered, asked for and used, with the keyboard alone', async () => {
    await other.getByRole('link', { name: 'Send me a link for a new password' }).focus();
    await other.keyboard.press('Enter');
    await other.getByLabel('E-mail of your account').fill(email);
    await other.keyboard.press('Enter');
    await expect(other.getByText('Check your inbox')).toBeVisible();
    await examine(other, 'the link was asked for');
    await other.goto(await linkInEmail(mail, { to: email, path: '/reset-password' }));
    const chosen = 'a lantern in the well';
    await other.getByLabel('New password', { exact: true }).fill(chosen);
    await other.getByLabel('Repeat the new password').fill(chosen);
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(/\/login$/);
    await logIn(other, { role: 'student', as: number, password: chosen });
    await isHome(other);
  });
});
