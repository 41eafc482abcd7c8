import { expect, test as base } from '@playwright/test';
import { admin, startCampus } from './campus.ts';
import type { Campus } from './campus.ts';

/**
 * A journey: `page` is on a campus with an admin, one per worker, so a journey makes the people and
 * elections it needs. A page that writes an error to its console fails it.
 */
export const journey = base.extend<{ quiet: void }, { campus: Campus }>({
  campus: [
    // Playwright reads the names of what a fixture needs, also where it needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const campus = await startCampus({
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      });
      await use(campus);
      await campus.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ campus }, use) => use(campus.url),
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (line) => {
        // The browser itself reports answers such as 401; what the page makes of them is tested.
        const isAnswer = line.text().startsWith('Failed to load resource');
        if (line.type() === 'error' && !isAnswer) noise.push(line.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      await use();
      expect(noise, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});
