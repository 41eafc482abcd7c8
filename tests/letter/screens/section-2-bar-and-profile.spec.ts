import { expect } from '@playwright/test';
import { person } from '../back-end/books.ts';
import { signIn, test as plainTest } from '../back-end/test.ts';
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
    await page.getByRole('banner').getByRole('button', { name: 'Open menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
    for (const [href, name] of links) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  },
);

test('§2 every page scrolls to the top on a change of route', async ({ page }) => {
  await visit(page, '/events');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [email, letter] of [
  ['rohan@letter.example', 'R'],
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
    await expect(page.getByRole('link', { name: 'Login / Signup', exact: true })).toHaveCount(0);
  });
}

for (const [role, call] of [
  ['student', 'PUT /user/edit-student/{id}'],
  ['faculty', 'PUT /user/edit/{id}'],
  ['council', 'PUT /user/edit/{id}'],
  ['admin', 'PUT /user/edit/{id}'],
] as const) {
  plainTest(
    `§2 §4 §6 Profile edit of ${role}: preview, Save Changes, ${call}`,
    async ({ page, backEnd }) => {
      const account = person(role, 'Asha Verma');
      await signIn(page, backEnd, account);
      await answer(page, 'POST /upload', { data: { imageUrl: '/uploads/letter.webp' } });
      const renamed = { ...user, _id: account['_id'], role, name: 'Renamed By Answer' };
      const sent = watch(page, call);
      await answer(page, call, { user: renamed });
      await visit(page, '/contact');
      const panel = await openProfile(page);
      await choosePhoto(panel, await paintPicture('me.png', { colour: 'teal' }));
      await expect(panel.getByRole('button', { name: 'Log Out', exact: true })).toHaveCount(0);
      await expect(panel.locator('img[src^="blob:"]')).toBeVisible();
      await panel.getByRole('button', { name: 'Save Changes', exact: true }).click();
      await expect(
        page.getByText('Profile updated successfully', { exact: true }).first(),
      ).toBeVisible();
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
