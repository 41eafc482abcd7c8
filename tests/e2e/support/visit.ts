import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Goes to a page and waits until its script has taken it over and all that it fetches is there.
 * What the server drew looks the same before that, and a press on it is lost.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await Promise.all([
    // Once it has rendered, the script asks who is here.
    page.waitForRequest((request) => request.url().endsWith('/api/user/me')),
    page.goto(address),
  ]);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
}
