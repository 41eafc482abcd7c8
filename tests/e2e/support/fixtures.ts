import { expect, test as base } from '@playwright/test';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { startCampus, usual } from './campus.ts';
import type { Campus } from './campus.ts';
import { enrichOnce } from './rich-campus.ts';
import type { RichCampus } from './rich-campus.ts';

/** What a worker keeps for its tests: made when a test first needs it, stopped with the worker. */
type Keep = <Kept extends { stop(): Promise<void> }>(
  name: string,
  start: () => Promise<Kept>,
) => Promise<Kept>;

export interface OfOne {
  campus: Campus;
  /** The same campus with something of everything; whoever asks first fills it. */
  rich: RichCampus;
  /** What pages wrote to their consoles as errors. */
  noise: string[];
  quiet: void;
  /** Somebody else's browser: signed in as a new account, or a visitor's; on another device if told. */
  meet: (who?: Parameters<Campus['signIn']>[1], device?: BrowserContextOptions) => Promise<Page>;
}

/**
 * A test: `page` is on a campus with an admin, one per worker, so a test makes the people and
 * elections it needs. A page that writes an error to its console fails it.
 *
 * Another campus is `test.use({ campus: ownCampus() })`. What files have for themselves is of the
 * scope of a test: another worker fixture would make Playwright start another worker and browser.
 */
export const test = base.extend<OfOne, { keep: Keep }>({
  keep: [
    // Playwright reads the names of what a fixture needs, also where it needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const kept = new Map<string, Promise<{ stop(): Promise<void> }>>();
      const keep: Keep = (name, start) => {
        const known = kept.get(name) as ReturnType<typeof start> | undefined;
        const started = known ?? start();
        kept.set(name, started);
        return started;
      };
      await use(keep);
      for (const started of kept.values()) {
        await started.then(
          (place) => place.stop(),
          // The test that needed it has said so.
          () => {},
        );
      }
    },
    { scope: 'worker' },
  ],
  campus: async ({ keep }, use) => use(await keep('usual', () => startCampus(usual))),
  rich: async ({ campus }, use) => use(await enrichOnce(campus.books)),
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

/** The `campus` of a test that has one for itself: with these settings, for as long as it runs. */
export function ownCampus(settings: Record<string, string> = usual) {
  // oxlint-disable-next-line no-empty-pattern
  return async ({}, use: (campus: Campus) => Promise<void>): Promise<void> => {
    const campus = await startCampus(settings);
    await use(campus);
    await campus.stop();
  };
}

/** A test over a campus that is filled before it begins. */
export const richTest = test.extend<{ filled: RichCampus }>({
  filled: [async ({ rich }, use) => use(rich), { auto: true }],
});
