import { expect } from '@playwright/test';
import { pagePaths, renderedPaths } from '#core/page-paths.ts';
import { test, walkPages } from './support/development-walk.ts';
import { offerLanguages } from './support/offer-languages.ts';
import { visit } from './support/visit.ts';

// The development build says what the built pages keep to themselves: a first render in the browser
// that differs from the server's, a missing key, a state that is set too early.

// One worker: Vite prepares the packages for all pages once.
test.describe.configure({ mode: 'default' });

// One page of each kind; development.long.spec.ts walks them all.
const { home, elections, dashboard, settings, register } = pagePaths;

test('an admin walks a page of each kind in light', async ({ page, campus, noise }) => {
  const addresses = [home, elections, dashboard, settings, register, '/no-such-page'];
  await walkPages(page, { campus, noise, who: 'an admin', colorScheme: 'light', addresses });
});

test('a page arrives rendered and is hydrated', async ({ request }) => {
  for (const address of renderedPaths) {
    const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
    expect(html, address).toMatch(/<h1[^>]*>.+<\/h1>/);
    expect(html, address).toContain('id="page-state"');
  }
});

test('a page comes in a language that the campus offers', async ({ page, campus, meet }) => {
  await offerLanguages(campus, await meet(), ['en', 'ur']);
  await page.context().addCookies([{ name: 'hustings-language', value: 'ur', url: campus.url }]);
  await visit(page, elections);
  await expect(page.locator('html[lang="ur"][dir="rtl"]')).toBeAttached();
  await expect(page.locator('main h1')).toHaveText(/\p{Script=Arabic}/u);
});
