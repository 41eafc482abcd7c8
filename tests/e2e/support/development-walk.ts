import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { electionPath, pagePaths } from '#core/page-paths.ts';
import { nameless } from './campus.ts';
import type { Campus } from './campus.ts';
import { startDevelopment } from './development.ts';
import { richTest } from './fixtures.ts';
import { visit } from './visit.ts';

/** A test over the development build of the pages. */
export const test = richTest.extend({
  campus: async ({ keep }, use) => use(await keep('development', () => startDevelopment(nameless))),
});

/** Every address of the product, and one that is none. */
const everyAddress = [
  ...Object.values(pagePaths).filter((page) => !page.includes(':')),
  `${pagePaths.login}?forgot`,
  `${pagePaths.contact}?category=query`,
  electionPath('of-nobody'),
  '/no-such-page',
];

interface Walk {
  campus: Campus;
  noise: string[];
  who: 'a visitor' | 'an admin';
  colorScheme: 'light' | 'dark';
  addresses?: readonly string[];
}

/** Loads each page, and wants its console silent. */
export async function walkPages(
  page: Page,
  { campus, noise, who, colorScheme, addresses = everyAddress }: Walk,
): Promise<void> {
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
}
