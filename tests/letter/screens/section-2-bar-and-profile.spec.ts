import { expect } from '@playwright/test';
import { test } from '../../e2e/support/fixtures.ts';
import { choosePhoto, openProfile } from '../../e2e/support/people.ts';
import { paintPicture } from '../../e2e/support/pictures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { user } from './support/samples.ts';
import { answer, watch } from './support/wire.ts';

const links = [
  ['/', 'Home'],
  ['/events', 'Events'],
  ['/council', 'Members'],
  ['/elections', 'Elections'],
  ['/contact', 'Contact'],
  ['/login', 'Login / Signup'],
] as const;

test('§2 Routes: the eight pages are there', async ({ page }) => {
  for (const [path, heading] of [
    ['/', /Student\s*Council/],
    ['/login', 'Login'],
    ['/register', 'Register'],
    ['/events', 'OUR EVENTS'],
    ['/council', 'The Council'],
    ['/elections', 'Elections'],
    ['/contact', /./],
    ['/dashboard', 'Admin Dashboard'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('§2 Navigation bar: a fixed bar on a desktop', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/events');
  const bar = page.getByRole('banner');
  for (const [href, name] of links) {
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(bar.getByRole('link', { name: 'Events', exact: true })).toBeInViewport();
});

test(
  '§2 Navigation bar: a menu with the same links slides in',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/events');
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const [href, name] of links) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  },
);

test('§2 every page scrolls to the top on a change of route', async ({ page }) => {
  await visit(page, '/events');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [email, letter] of [
  ['asha@letter.example', 'A'],
  ['', 'U'],
] as const) {
  test(`§2 Navigation bar: signed in with e-mail “${email}”, a round button with ${letter}`, async ({
    page,
  }) => {
    await answer(page, 'GET /user/me', { user: { ...user, email } });
    await visit(page, '/contact');
    const button = page.getByRole('button', { name: /^Open profile/ });
    await expect(button).toHaveText(letter);
    const [radius, width] = await button
      .locator('*')
      .first()
      .evaluate((one) => [parseFloat(getComputedStyle(one).borderRadius), one.clientWidth]);
    expect(radius).toBeGreaterThanOrEqual((width ?? 0) / 2);
    await expect(page.getByRole('link', { name: 'Login / Signup' })).toHaveCount(0);
  });
}

for (const role of ['student', 'faculty', 'council', 'admin'] as const) {
  const hasDashboard = role === 'council' || role === 'admin';
  test(`§2 Profile panel, §6: what ${role} sees`, { tag: '@desktop' }, async ({ page, campus }) => {
    const { name, email } = await campus.signIn(page, { role });
    await visit(page, '/contact');
    const panel = await openProfile(page);
    await expect(panel.getByText(name).first()).toBeVisible();
    await expect(panel.getByText(email).first()).toBeVisible();
    const titles = {
      student: 'Student',
      faculty: 'Faculty',
      council: 'Council Member',
      admin: 'Admin',
    };
    await expect(panel.getByText(titles[role], { exact: true }).first()).toBeVisible();
    await expect(panel.getByLabel('Change photo')).toBeAttached();
    await expect(panel.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
    const dashboard = panel.getByRole('link', { name: 'Dashboard' });
    await expect(dashboard).toHaveCount(hasDashboard ? 1 : 0);
  });
}

for (const [role, call] of [
  ['student', 'PUT /user/edit-student/{id}'],
  ['faculty', 'PUT /user/edit/{id}'],
] as const) {
  test(
    `§2 §4 §6 Profile edit of ${role}: preview, Save Changes, ${call}`,
    { tag: '@desktop' },
    async ({ page, campus }) => {
      const account = await campus.signIn(page, { role });
      await answer(page, 'POST /upload', { data: { imageUrl: '/uploads/letter.webp' } });
      const renamed = { ...user, _id: account.id, role, name: 'Renamed By Answer' };
      const sent = watch(page, call);
      await answer(page, call, { user: renamed });
      await visit(page, '/contact');
      const panel = await openProfile(page);
      await choosePhoto(panel, await paintPicture('me.png', { colour: 'teal' }));
      await expect(panel.getByRole('button', { name: 'Log Out', exact: true })).toHaveCount(0);
      await expect(panel.locator('img[src^="blob:"]')).toBeVisible();
      await panel.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
      await expect(panel).toBeHidden();
      expect(sent).toEqual([{ profileImg: '/uploads/letter.webp' }]);
      const stored = await page.evaluate(() => localStorage.getItem('user') ?? '');
      expect(stored).toContain('Renamed By Answer');
    },
  );
}

test('§4 Log Out removes the stored user, reloads and goes to /login', async ({ page, campus }) => {
  await campus.signIn(page);
  await visit(page, '/contact');
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  const panel = await openProfile(page);
  await panel.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.waitForFunction(() => !('isOldPage' in window));
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('§2 §6 Dashboard without a user: User not logged in, Go to Login', async ({ page }) => {
  await visit(page, '/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('User not logged in')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
});
