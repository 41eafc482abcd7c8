import { expect } from '@playwright/test';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { openPasswords } from '#server/platform/passwords.ts';
import { createAccount } from '#tests/support/factories.ts';
import { codeOf } from '#tests/support/second-factor-stage.ts';
import { plugIn } from './support/authenticator.ts';
import { examine } from './support/examine.ts';
import { test } from './support/fixtures.ts';
import { isHome, logIn, openProfile } from './support/people.ts';
import { visit } from './support/visit.ts';

const password = 'a lamp by the sea';

test('an officer sets a second step up, logs in with it, and is asked again before a deletion', async ({
  page,
  campus,
}) => {
  const passwordHash = await openPasswords().hash(password, { from: 'here' });
  const setFinger = await plugIn(page);
  const own = await campus.signIn(page, { name: 'Ira Menon', role: 'admin', passwordHash });
  const leaver = await createAccount(campus.books, { name: 'Kabir Leaver' });
  let secret = '';

  await test.step('it is set up with an app, and a passkey beside it', async () => {
    await visit(page, '/events');
    const panel = await openProfile(page);
    await panel.getByRole('button', { name: 'Ways to log in' }).click();
    const ways = page.getByRole('dialog', { name: 'Ways to log in' });
    await ways.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('Passkey added successfully').first()).toBeVisible();
    await ways.getByRole('button', { name: 'Close' }).click();
    await panel.getByRole('button', { name: 'Second step' }).click();
    const dialog = page.getByRole('dialog', { name: 'Second step' });
    await dialog.getByRole('button', { name: 'Set up with an app' }).click();
    secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(
      ' ',
      '',
    );
    await examine(page, 'the QR code of the second step');
    await dialog.getByLabel('Code that the app shows now').fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = dialog.getByRole('list', { name: 'Your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await examine(page, 'the recovery codes');
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await expect(dialog.getByText('10 recovery codes left')).toBeVisible();
  });

  await test.step('the password alone does not log in; the next code does', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem('user'));
    // With it the log-in page would take the passkey, which counts as both steps.
    await setFinger(false);
    await logIn(page, { role: 'admin', as: own.email, password });
    const dialog = page.getByRole('dialog', { name: 'Confirm with your second step' });
    await expect(dialog.getByLabel('Code')).toBeFocused();
    await examine(page, 'the second step of the log-in');
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This code is not right').first()).toBeVisible();
    // The one before turned the second step on, and counts once.
    await dialog.getByLabel('Code').fill(codeOf(secret, Date.now() + 30_000));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await isHome(page);
  });

  await test.step('some time later a deletion asks once more, and then goes on', async () => {
    await campus.books.transact((tx) =>
      tx
        .updateTable('sessions')
        .set({ proved_at: new Date(Date.now() - 11 * 60_000) })
        .where('account_id', '=', own.id)
        .execute(),
    );
    await page.goto(`${sectionPath('accounts')}&q=Kabir`);
    await page.getByRole('button', { name: `Manage the account of ${leaver.name}` }).click();
    await page.getByRole('button', { name: 'Delete the account' }).click();
    const question = page.getByRole('dialog', { name: `Delete the account of ${leaver.name}?` });
    await question.getByRole('button', { name: 'Delete the account' }).click();
    const again = page.getByRole('dialog', { name: 'Is it still you?' });
    await expect(again.getByLabel('Code')).toBeFocused();
    await examine(page, 'the question whether it is still you');
    await setFinger(true);
    await again.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('User deleted successfully').first()).toBeVisible();
    await expect(again).toBeHidden();
  });
});
