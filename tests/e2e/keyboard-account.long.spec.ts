import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openPasswords } from '#server/platform/passwords.ts';
import { codeOf } from '#tests/support/second-factor-stage.ts';
import { test } from './support/fixtures.ts';
import { expectEscapeIsSafe, expectFocusStays, pressByKey, tabTo } from './support/keyboard.ts';
import { visit } from './support/visit.ts';

// What people do about their own account, with no mouse at all: the focus goes into each dialog,
// stays there, and comes back; Escape never loses what was typed.

const password = 'a lamp by the sea';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test(
  'the second step, the own data and the end of an account',
  { tag: '@desktop' },
  async ({ page, campus }) => {
    const passwordHash = await openPasswords().hash(password, { from: 'here' });
    const own = await campus.signIn(page, { name: 'Ira Menon', role: 'council', passwordHash });
    const opener = button(page, 'Second step');
    let secret = '';

    await test.step('a second step by a code, and its recovery codes', async () => {
      await visit(page, '/events');
      await pressByKey(page, button(page, /^Open profile/));
      await expectFocusStays(page, 'Profile');
      const dialog = await expectEscapeIsSafe(page, {
        open: () => pressByKey(page, opener),
        name: 'Second step',
        opener,
      });
      await pressByKey(page, dialog.getByRole('button', { name: 'Set up with an app' }));
      await expect(dialog.getByRole('heading', { name: 'Scan this with your app' })).toBeFocused();
      const shown = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
      secret = shown.replaceAll(' ', '');
      await tabTo(page, dialog.getByLabel('Code that the app shows now'));
      await page.keyboard.type(codeOf(secret));
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
      // They are shown this one time.
      await page.keyboard.press('Escape');
      const back = page.getByRole('dialog', { name: 'Close without the recovery codes?' });
      await expect(back.getByRole('button', { name: 'Go back to the codes' })).toBeFocused();
      await page.keyboard.press('Enter');
      await pressByKey(page, dialog.getByRole('button', { name: 'I have saved them' }));
      await expect(dialog.getByText('10 recovery codes left')).toBeVisible();
      await expect(dialog.getByRole('status').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('the own data', async () => {
      const ownData = button(page, 'Download my data');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        pressByKey(page, ownData),
      ]);
      const { profile } = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(profile.email).toBe(own.email);
      await expect(ownData).toBeFocused();
    });

    await test.step('the account ends, after the question whether it is still them', async () => {
      await campus.books.transact((tx) =>
        tx
          .updateTable('sessions')
          .set({ proved_at: new Date(Date.now() - 11 * 60_000) })
          .where('account_id', '=', own.id)
          .execute(),
      );
      const erase = button(page, 'Delete account');
      const dialog = await expectEscapeIsSafe(page, {
        open: () => pressByKey(page, erase),
        name: /^Delete/,
        opener: erase,
      });
      await tabTo(page, dialog.getByLabel('Current password'));
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      const again = await expectFocusStays(page, 'Is it still you?');
      await page.keyboard.press('Escape');
      await expect(again).toBeHidden();
      // Refused: what was typed is still there.
      await expect(dialog.getByLabel('Current password')).toHaveValue(password);
      await pressByKey(page, dialog.getByRole('button', { name: 'Delete account' }));
      await expect(again.getByLabel('Code')).toBeFocused();
      // The one before turned the second step on, and counts once.
      await page.keyboard.type(codeOf(secret, Date.now() + 30_000));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
      const left = await campus.books.db
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', own.id)
        .execute();
      expect(left).toEqual([]);
    });
  },
);
