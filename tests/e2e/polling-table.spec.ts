import { expect } from '@playwright/test';
import { openPasswords } from '#server/platform/passwords.ts';
import { createAccount, createElection } from '#tests/support/factories.ts';
import { test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// A laptop in the library: an officer sets it up, and voters come one after the other.

test('a shared device logs out after each vote', async ({ page, campus }) => {
  const password = 'a lantern by the lake';
  const passwordHash = await openPasswords().hash(password);
  const [first, second] = [
    await createAccount(campus.books, { passwordHash }),
    await createAccount(campus.books, { passwordHash }),
  ];
  const { id } = await createElection(campus.books, { positions: { President: 2 } });
  await campus.signIn(page, { role: 'council' });
  await visit(page, '/dashboard/voters');
  await page.getByRole('link', { name: 'Polling table' }).click();
  await page.getByRole('button', { name: 'Start on this device' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const bar = page.getByRole('complementary', { name: 'Polling table' });
  await expect(bar).toContainText('Log in to vote.');

  for (const voter of [first, second]) {
    await page.getByLabel('Role').selectOption('student');
    const number = page.getByLabel('Enrollment number');
    await expect(number).toHaveAttribute('autocomplete', 'off');
    await number.fill(voter.enrollmentNumber ?? '');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/elections$/);
    await expect(bar).toContainText(`${voter.name} is logged in.`);
    await visit(page, `/elections/${id}`);
    await page
      .getByRole('button', { name: /^Vote for|Vote$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Cast vote' }).click();
    await expect(bar).toContainText('Your vote is recorded.');
    await bar.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(bar).toContainText('Log in to vote.');
  }
});
