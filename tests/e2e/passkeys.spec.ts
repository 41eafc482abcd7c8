import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { plugIn } from './support/authenticator.ts';
import { examine } from './support/examine.ts';
import { test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';
import { isHome } from './support/people.ts';

// A passkey with a device that the browser itself plays, over the real server.

async function pressByKey(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name });
  // As a click does: until the page's script is there.
  await expect(button).toBeEnabled();
  await button.focus();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

async function logOut(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('user'));
}

test('with the keyboard alone a passkey is added, logs in and is removed', async ({
  page,
  campus,
}) => {
  const setFinger = await plugIn(page);
  await campus.signIn(page, { name: 'Nandini Rao' });
  const dialog = page.getByRole('dialog', { name: 'Ways to log in' });

  await test.step('it is added on the profile', async () => {
    await visit(page, '/events');
    await pressByKey(page, /^Open profile/);
    await pressByKey(page, 'Ways to log in');
    await expect(dialog.getByText('You have no passkey yet.')).toBeVisible();
    await dialog.getByLabel('Name of the passkey').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('My laptop');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Passkey added successfully').first()).toBeVisible();
    const own = dialog.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect(own).toContainText(/My laptop.*not used yet/);
    await examine(page, 'the ways to log in');
  });

  await test.step('the same device is not added twice', async () => {
    await pressByKey(page, 'Add a passkey');
    await expect(dialog.getByText('This device already has a passkey').first()).toBeVisible();
  });

  await test.step('without the finger nobody gets in', async () => {
    await logOut(page);
    await setFinger(false);
    await visit(page, '/login');
    await pressByKey(page, 'Log in with a passkey');
    await expect(page.getByText('Nothing was changed').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('it logs in without a name or a password', async () => {
    await setFinger(true);
    await pressByKey(page, 'Log in with a passkey');
    await isHome(page);
    await expect(page.getByRole('button', { name: 'Open profile, Nandini Rao' })).toBeVisible();
  });

  await test.step('the log-in page suggests it, without a press on the button', async () => {
    await logOut(page);
    // The device that the browser plays takes the suggestion at once.
    await page.goto('/login');
    await isHome(page);
    await expect(page.getByRole('button', { name: 'Open profile, Nandini Rao' })).toBeVisible();
  });

  await test.step('it is renamed and removed', async () => {
    await pressByKey(page, /^Open profile/);
    await pressByKey(page, 'Ways to log in');
    await pressByKey(page, 'Rename My laptop');
    await expect(dialog.getByLabel('Name of the passkey').first()).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Old laptop');
    await page.keyboard.press('Enter');
    await pressByKey(page, 'Remove Old laptop');
    await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('You have no passkey yet.')).toBeVisible();
  });
});
