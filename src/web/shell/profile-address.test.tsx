import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';

const signedIn = { readMe: me(aUser(), { isEmailConfirmed: false }) };
const panel = page.getByRole('dialog', { name: 'Profile' });

test('an address with #profile opens the profile at what has to be confirmed', async () => {
  showApp('/contact#profile', signedIn);
  await expect.element(panel.getByRole('button', { name: 'Send the e-mail again' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  // It is no trap: the profile opens and closes as before.
  await page.getByRole('button', { name: 'Open profile, Leela Krishnan' }).click();
  await expect.element(panel).toBeVisible();
});

test('#profile-email opens the dialog for another address, and nothing else', async () => {
  showApp('/contact#profile-email', signedIn);
  const field = page.getByLabelText('New e-mail');
  await expect.element(field).toHaveFocus();
  // Nothing lies over it.
  const { left, top } = field.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 5, top + 5)).toBe(field.element());
  expect(panel.elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(field).not.toBeInTheDocument();
});

test('whoever is not logged in reads so', async () => {
  showApp('/contact#profile');
  await expect.element(panel.getByText('User not logged in')).toBeVisible();
});
