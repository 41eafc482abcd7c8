import { expect } from '@playwright/test';
import { freshNumber, isHome, registerStudent } from '../../e2e/support/people.ts';
import { test } from '../../e2e/support/fixtures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { members } from './support/samples.ts';
import { answer, noNews } from './support/wire.ts';

test('§1 Home: hero, about, three featured slots and initiatives, in this order', async ({
  page,
}) => {
  await noNews(page);
  await answer(page, 'GET /member/get-all', members);
  await visit(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Student\s*Council/);
  await expect(
    main.getByText('Empowering students through events, leadership, and community.', {
      exact: true,
    }),
  ).toBeVisible();
  const order = ['About the Council', 'Meet the Council Members', 'Council Initiatives'];
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.filter((one) => order.includes(one))).toEqual(order);

  const meet = main.getByRole('region', { name: 'Meet the Council Members', exact: true });
  const more = meet.getByRole('link', { name: /^More Members/ });
  await expect(more).toHaveCount(3);
  for (const link of await more.all()) await expect(link).toHaveAttribute('href', /^\/council/);
  await expect(meet.getByText('Binod Rao', { exact: true })).toBeVisible();
  // Nobody is vice president or representative.
  await expect(meet.getByText('Member Name', { exact: true })).toHaveCount(2);
  for (const position of ['President', 'Vice President', 'Representative']) {
    await expect(meet.getByText(position, { exact: true }).first()).toBeVisible();
  }

  const initiatives = main.getByRole('region', { name: 'Council Initiatives', exact: true });
  await expect(initiatives.getByRole('link', { name: 'View Events', exact: true })).toHaveAttribute(
    'href',
    '/events',
  );
  await expect(initiatives.locator('figure img')).toHaveCount(3);
});

test('§1 a footer on every page links to the five pages and names its elections product', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/login',
    '/register',
    '/events',
    '/council',
    '/elections',
    '/contact',
  ]) {
    await visit(page, path);
    const foot = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['Home', '/'],
      ['Events', '/events'],
      ['Members', '/council'],
      ['Elections', '/elections'],
      ['Contact', '/contact'],
    ] as const) {
      const link = foot.getByRole('link', { name, exact: true });
      await expect(link, `${name} on ${path}`).toHaveAttribute('href', href);
    }
    await expect(foot.getByText(/^Powered by .*Elections$/)).toBeVisible();
  }
});

test(
  '§1 §4 Home reloads once after a registration, and the student is kept as user',
  { tag: '@desktop' },
  async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname === '/') loads += 1;
    });
    const email = 'letter.home@letter.example';
    const number = freshNumber();
    const password = 'a kite above the lake';
    await registerStudent(page, { name: 'Letter Home', email, number, password });
    await isHome(page);
    expect(loads).toBe(1);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
    expect(Object.keys(stored).toSorted()).toEqual(
      ['_id', 'email', 'enrollmentNumber', 'name', 'profileImg', 'role'].toSorted(),
    );
    expect(stored).toMatchObject({ name: 'Letter Home', email, role: 'student' });
    expect(stored.enrollmentNumber).toBe(number);
  },
);
