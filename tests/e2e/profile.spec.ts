import { expect } from '@playwright/test';
import { test } from './support/fixtures.ts';
import {
  choosePhoto,
  expectSignedOut,
  freshNumber,
  logIn,
  openProfile,
  registerStudent,
} from './support/people.ts';
import { drawing, paintPicture } from './support/pictures.ts';

// The own account (spec 2, Profile panel; 4, Profile edit; 5; 8): picture, password, every browser.

const password = 'a kite above the lake';

test('the own picture is shown, saved and kept', { tag: '@both' }, async ({ page, campus }) => {
  await campus.signIn(page, {
    role: 'student',
    name: 'Nandini Rao',
    email: 'nandini@sarovar.example',
  });
  await page.goto('/events');
  const panel = await openProfile(page);
  await expect(panel.getByText('Nandini Rao')).toBeVisible();
  await expect(panel.getByText('nandini@sarovar.example')).toBeVisible();
  await expect(panel.getByText('Student', { exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);

  await test.step('what is no picture is refused', async () => {
    await choosePhoto(panel, drawing);
    await expect(panel.getByLabel('Change photo')).toHaveAccessibleDescription(
      /^Please choose a PNG/,
    );
    await panel.getByRole('button', { name: 'Save Changes' }).click();
    await expect(panel.getByLabel('Change photo')).toHaveAccessibleDescription(
      'Please select an image',
    );
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
  });

  await test.step('a picture is looked at, then saved', async () => {
    const photo = await paintPicture('me.png', { colour: 'teal' });
    await choosePhoto(panel, photo);
    await expect(panel.locator('img[src^="blob:"]')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(panel.getByRole('button', { name: 'Log Out', exact: true })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
    await expect(panel).toBeHidden();
    const stored = await page.evaluate(() => localStorage.getItem('user') ?? '{}');
    expect(JSON.parse(stored)).toMatchObject({
      profileImg: expect.stringMatching(/^\/uploads\/[0-9a-f]{64}\.webp$/),
    });
  });

  await test.step('after a reload it is in the bar', async () => {
    await page.reload();
    const face = page.getByRole('button', { name: 'Open profile, Nandini Rao' }).locator('img');
    await expect(face).toHaveAttribute('src', /^\/uploads\/[0-9a-f]{64}-192\.webp$/);
    await expect(face).not.toHaveJSProperty('naturalWidth', 0);
  });

  await test.step('with the keyboard alone it is taken away again', async () => {
    await page.getByRole('button', { name: /^Open profile/ }).focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Remove photo' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel('Change photo')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Save Changes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
    await page.reload();
    const button = page.getByRole('button', { name: 'Open profile, Nandini Rao' });
    await expect(button).toBeVisible();
    await expect(button.locator('img')).toHaveCount(0);
  });
});

test('another password, and out of every browser', async ({ page, meet }) => {
  const number = freshNumber();
  const email = 'omkar@sarovar.example';
  await registerStudent(page, { name: 'Omkar Patil', email, number, password });
  const other = await meet();
  await logIn(other, { role: 'student', as: number.toLowerCase(), password });
  await expect(other.getByText('Login successful').first()).toBeVisible();

  await test.step('with the keyboard alone the password is changed', async () => {
    const panel = await openProfile(page);
    await panel.getByRole('button', { name: 'Change password' }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Change password' });
    await expect(form.getByLabel('Current password')).toBeFocused();
    await page.keyboard.type('not my password');
    await form.getByLabel('New password').focus();
    await page.keyboard.type('a lantern in the well');
    await page.keyboard.press('Enter');
    await expect(form.getByText('The current password is not right.').first()).toBeVisible();
    await form.getByLabel('Current password').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password changed successfully').first()).toBeVisible();
    await expect(form).toBeHidden();
  });

  await test.step('the other browser is logged out, this one is not', async () => {
    await expectSignedOut(other);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open profile, Omkar Patil' })).toBeVisible();
  });

  await test.step('the old password is worth nothing, the new one opens', async () => {
    await logIn(other, { role: 'student', as: number, password });
    const refusal = 'The role, enrollment number, e-mail or password is not right.';
    await expect(other.getByRole('main').getByText(refusal)).toBeVisible();
    await logIn(other, { role: 'student', as: number, password: 'a lantern in the well' });
    await expect(other.getByText('Login successful').first()).toBeVisible();
  });

  await test.step('signing out everywhere ends both', async () => {
    const panel = await openProfile(page);
    await panel.getByRole('button', { name: 'Log out everywhere' }).click();
    const question = page.getByRole('dialog', { name: 'Log out everywhere?' });
    await question.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await expectSignedOut(page);
    await expectSignedOut(other);
  });
});
