import { expect } from '@playwright/test';
import { dashboardSections } from '#core/accounts/dashboard-sections.ts';
import { createElection } from '#tests/support/factories.ts';
import { ownCampus, test } from './support/fixtures.ts';

// Whatever comes late on a slow line moves nothing that stands on the dashboard.

test.use({ campus: ownCampus() });

/** Milliseconds; no two answers of a page come together, and the order of them differs. */
const delay = (at: number) => 300 + ((at * 7) % 11) * 150;

for (const size of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a section in the address, answers that come late, ${size.width} px`, async ({
    page,
    campus,
  }) => {
    await page.setViewportSize(size);
    await campus.signIn(page, { role: 'admin', name: 'Arun Rao' });
    for (let at = 0; at < 8; at += 1) {
      await createElection(campus.books, { name: `Council ${at}` });
    }
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput)
            Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let asked = 0;
    let answered = 0;
    await page.route('**/api/**', async (route) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, delay(asked)));
      answered += 1;
      // The page may have gone meanwhile.
      await route.continue().catch(() => {});
    });
    for (const section of ['', ...dashboardSections]) {
      await page.goto(section === '' ? '/dashboard' : `/dashboard?section=${section}`);
      await expect(page.locator('[data-header]')).toHaveCount(dashboardSections.length);
      await expect.poll(() => asked - answered).toBe(0);
      await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
      const shifted = await page.evaluate(() => Number(Reflect.get(window, 'shifted')));
      expect(shifted, `the layout shift of ${section || 'the dashboard'}`).toBeLessThanOrEqual(
        0.02,
      );
    }
  });
}
