import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '#core/accounts/role.ts';
import { campusSettings } from '#tests/support/campus-sample.ts';
import { showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';

const foot = page.getByRole('contentinfo');
const none = { instagram: '', linkedin: '', youtube: '', email: '' };
const show = (social: typeof none, role?: Role) =>
  showApp('/contact', {
    readCampusSettings: { ...campusSettings, social },
    readMe: me(role === undefined ? null : aUser({ role })),
  });

test('while no profile is set, admins are led to the settings', async () => {
  show(none, 'admin');
  await expect
    .element(foot.getByRole('link', { name: 'Add social profiles' }))
    .toHaveAttribute('href', '/settings?section=home#settings-social');
});

test.each([undefined, 'student', 'council'] as const)(
  'while no profile is set, everybody else (%s) can write to the council',
  async (role) => {
    show(none, role);
    await expect
      .element(foot.getByRole('link', { name: 'Write to us' }))
      .toHaveAttribute('href', '/contact');
    await expect
      .element(foot.getByRole('link', { name: 'Add social profiles' }))
      .not.toBeInTheDocument();
  },
);

test('profiles that are set have their marks and names', async () => {
  show({ ...none, instagram: 'https://instagram.com/council', email: 'us@campus.example' });
  await expect
    .element(foot.getByRole('link', { name: 'Instagram' }))
    .toHaveAttribute('href', 'https://instagram.com/council');
  await expect
    .element(foot.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', 'mailto:us@campus.example');
  await expect.element(foot.getByRole('link', { name: 'YouTube' })).not.toBeInTheDocument();
});

test('a link to the page that one is on leads to its top', async () => {
  show(none);
  await expect.element(foot.getByRole('link', { name: 'Contact' })).toBeVisible();
  document.body.style.minHeight = '4000px';
  window.scrollTo(0, 1500);
  await foot.getByRole('link', { name: 'Contact' }).click();
  await expect.poll(() => window.scrollY).toBe(0);
  document.body.style.minHeight = '';
});
