import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '#contract/accounts.ts';
import { showApp } from '#tests/support/show-app.tsx';

const leela: User = {
  _id: 'leela',
  name: 'Leela Krishnan',
  email: 'leela@sarovar.example',
  role: 'student',
  profileImg: '',
  enrollmentNumber: '0177CS231042',
  verified: true,
};

test('who logs out in another tab reads in the open panel that nobody is logged in', async () => {
  let user: User | null = leela;
  showApp('/contact', {
    'GET /user/me': () => Response.json({ user, isEmailConfirmed: user === null ? null : true }),
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
