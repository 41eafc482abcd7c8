import { expect, test as base } from '@playwright/test';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { admin, startCampus } from './campus.ts';
import type { Campus } from './campus.ts';
import { enrich } from './rich-campus.ts';
import type { RichCampus } from './rich-campus.ts';

export interface OfOne {
  /** What pages wrote to their consoles as errors. */
  noise: string[];
  quiet: void;
  /** Somebody else's browser: signed in as a new account, or a visitor's; on another device if told. */
  meet: (who?: Parameters<Campus['signIn']>[1], device?: BrowserContextOptions) => Promise<Page>;
}

/**
 * A test: `page` is on a campus with an admin, one per worker, so a test makes the people and
 * elections it needs. A page that writes an error to its console fails it.
 */
export const test = base.extend<OfOne, { campus: Campus; rich: RichCampus }>({
  campus: [
    // Playwright reads the names of what a fixture needs, also where it needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const campus = await startCampus({
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        UNIVERSITY_NAME: 'Sarovar University',
      });
      await use(campus);
      await campus.stop();
    },
    { scope: 'worker' },
  ],
  // The same campus with something of everything; whoever asks first fills it.
  rich: [
    async ({ campus }, use) => {
      await use(await enrich(campus.books));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ campus }, use) => use(campus.url),
  // oxlint-disable-next-line no-empty-pattern
  noise: async ({}, use) => {
    const noise: string[] = [];
    await use(noise);
    expect(noise, 'the console stays silent').toEqual([]);
  },
  quiet: [
    async ({ page, noise }, use) => {
      listen(page, noise);
      await use();
    },
    { auto: true },
  ],
  meet: async ({ browser, campus, noise }, use) => {
    const pages: Page[] = [];
    await use(async (who, device = {}) => {
      const context = await browser.newContext({ baseURL: campus.url, ...device });
      const page = await context.newPage();
      pages.push(page);
      listen(page, noise);
      if (who !== undefined) await campus.signIn(page, who);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

function listen(page: Page, noise: string[]): void {
  page.on('console', (line) => {
    // The browser itself reports answers such as 401; what the page makes of them is tested.
    const isAnswer = line.text().startsWith('Failed to load resource');
    if (line.type() === 'error' && !isAnswer) noise.push(line.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
}

/** A test over a campus that is filled before it begins. */
export const richTest = test.extend<{ filled: RichCampus }>({
  filled: [async ({ rich }, use) => use(rich), { auto: true }],
});
