import { expect } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// A page whose file comes slowly, or does not come.

test('the page before stays while the next one comes, and one that does not come offers Reload', async ({
  page,
}) => {
  await visit(page, '/login');
  const main = page.getByRole('main');
  const before = main.getByRole('heading', { level: 1, name: 'Login' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  const file = '**/assets/contact-page-*.js';
  const gate = Promise.withResolvers<void>();
  const asked = page.waitForRequest(file);
  await page.route(file, async (route) => {
    await gate.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await link.click();
  await asked;
  await page.clock.runFor(300);
  await expect(before).toBeVisible();
  await expect(main.locator('[data-skeleton]')).toHaveCount(0);
  await page.clock.resume();
  await expect(main.locator('[data-skeleton]').first()).toBeVisible();
  await expect(before).toHaveCount(0);
  gate.resolve();
  await expect(main.getByRole('heading', { name: 'could not be loaded' })).toBeVisible();
  await page.unroute(file);
  await main.getByRole('button', { name: 'Reload' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});
