import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '#contract/accounts.ts';
import { showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';

const leela = aUser();

test('who logs out in another tab reads in the open panel that nobody is logged in', async () => {
  let user: User | null = leela;
  showApp('/contact', {
    readMe: () => me(user),
  });
  await page.getByRole('button', { name: 'Open profile, Leela Krishnan' }).click();
  const panel = page.getByRole('dialog', { name: 'Profile' });
  await expect.element(panel.getByText('leela@sarovar.example')).toBeVisible();

  user = null;
  localStorage.removeItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));
  await expect.element(panel.getByText('User not logged in')).toBeVisible();
  await panel.getByRole('link', { name: 'Go to Login' }).click();
  await expect.element(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
});
