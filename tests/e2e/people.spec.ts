import { expect } from '@playwright/test';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { createAccount, createMember } from '#tests/support/factories.ts';
import { admin } from './support/campus.ts';
import { test } from './support/campus-with-mail.ts';
import { linkInEmail } from './support/emails.ts';
import { freshNumber, isHome, logIn, registerStudent } from './support/people.ts';

// People and members are put right; e-mails leave over a real mail server.

test(
  'an admin corrects the mistyped e-mail of a student who forgot the password',
  { tag: '@both' },
  async ({ page, meet, mail }) => {
    const number = freshNumber();
    const [mistyped, right] = ['asha@sarovar.exmaple', 'asha.rao@sarovar.example'];
    const password = 'a kite above the lake';
    const student = { name: 'Asha Rao', email: mistyped, number, password: 'never seen again' };
    await registerStudent(page, student);
    const officer = await meet();

    await test.step('the admin finds the account and corrects the address', async () => {
      await logIn(officer, { role: 'admin', as: admin.email, password: admin.password });
      await isHome(officer);
      await officer.goto(sectionPath('accounts'));
      await officer.getByLabel('Search accounts').fill(number);
      await officer.getByRole('button', { name: 'Manage the account of Asha Rao' }).click();
      await officer.getByRole('dialog').getByLabel('E-mail').fill(right);
      await officer.getByRole('button', { name: 'Save changes' }).click();
      await expect(officer.getByText('The account uses the new address now').first()).toBeVisible();
    });

    await test.step('the student confirms it by its link', async () => {
      const link = await linkInEmail(mail, { to: right, path: '/confirm-email' });
      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
      await expect(page.getByText('Your e-mail address is confirmed').first()).toBeVisible();
    });

    await test.step('the admin sends a reset e-mail, and the student is in again', async () => {
      await officer.reload();
      await officer.getByRole('button', { name: 'Manage the account of Asha Rao' }).click();
      await officer.getByRole('button', { name: 'Send a reset e-mail' }).click();
      const link = await linkInEmail(mail, { to: right, path: '/reset-password' });
      const fresh = await meet();
      await fresh.goto(link);
      await fresh.getByLabel('New password', { exact: true }).fill(password);
      await fresh.getByLabel('Repeat the new password').fill(password);
      await fresh.getByRole('main').getByRole('button', { name: 'Change password' }).click();
      await expect(fresh.getByText('Password changed successfully').first()).toBeVisible();
      await logIn(fresh, { role: 'student', as: number, password });
      await isHome(fresh);
    });
  },
);

test('a council member is replaced with the approval, and the former one is in the list of the term', async ({
  page,
  campus,
  meet,
}) => {
  const position = 'Sport Secretary';
  const former = await createAccount(campus.books, { name: 'Aditi Joshi' });
  const next = await createAccount(campus.books, { name: 'Tenzin Norbu' });
  await createMember(campus.books, { account_id: former.id, position, is_verified: true });
  await createMember(campus.books, { account_id: next.id, position });
  await campus.signIn(page, { role: 'council', name: 'Leela Krishnan' });
  await page.goto('/dashboard?section=member-approval');
  await page.getByRole('button', { name: 'Approve Tenzin Norbu' }).click();
  await page.getByRole('button', { name: 'Approve and replace Aditi Joshi' }).click();
  await expect(page.getByText('1 member approved').first()).toBeVisible();

  const visitor = await meet();
  await visitor.goto('/council');
  await expect(visitor.getByText('Tenzin Norbu')).toBeVisible();
  await expect(visitor.getByText('Aditi Joshi')).toHaveCount(0);
  await visitor.goto(`/council?term=${new Date().getUTCFullYear()}`);
  await expect(visitor.getByText('Aditi Joshi')).toBeVisible();
});
