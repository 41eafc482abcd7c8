import { expect } from '@playwright/test';
import { electionPath, pagePaths, renderedPaths } from '#core/page-paths.ts';
import { nameless } from './support/campus.ts';
import { startDevelopment } from './support/development.ts';
import { richTest } from './support/fixtures.ts';
import { offerLanguages } from './support/offer-languages.ts';
import { visit } from './support/visit.ts';

// The development build says what the built pages keep to themselves: a first render in the browser
// that differs from the server's, a missing key, a state that is set too early.

const test = richTest.extend({
  campus: async ({ keep }, use) => use(await keep('development', () => startDevelopment(nameless))),
});

// One worker: Vite prepares the packages for all pages once.
test.describe.configure({ mode: 'default' });

const addresses = [
  ...Object.values(pagePaths).filter((page) => !page.includes(':')),
  `${pagePaths.login}?forgot`,
  `${pagePaths.contact}?category=query`,
  electionPath('of-nobody'),
  '/no-such-page',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const who of ['a visitor', 'an admin'] as const) {
    test(`${who} walks every page in ${colorScheme}`, async ({ page, campus, noise }) => {
      await page.emulateMedia({ colorScheme });
      if (who === 'an admin') await campus.signIn(page, { role: 'admin' });
      page.on('console', (line) => {
        if (line.type() === 'warning') noise.push(line.text());
      });
      for (const address of addresses) {
        await visit(page, address);
        // What is wrong is said with the page on which it is.
        expect.soft(noise.splice(0), `${address}: the console`).toEqual([]);
      }
    });
  }
}

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
  await visit(page, pagePaths.elections);
  await expect(page.locator('html[lang="ur"][dir="rtl"]')).toBeAttached();
  await expect(page.locator('main h1')).toHaveText(/\p{Script=Arabic}/u);
});
