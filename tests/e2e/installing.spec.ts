import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { Campus } from '#contract/campus.ts';
import { test } from './support/fixtures.ts';
import { openProfile } from './support/people.ts';
import { visit } from './support/visit.ts';

// The site as an app on a phone: what is needed to install it, and one page without a network.

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string }[];
}

test('the campus can be installed in its own name', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const reply = await page.request.get(address ?? '');
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await reply.json()) as Manifest;
  const { universityName } = (await (await page.request.get('/api/campus')).json()) as Campus;
  expect(manifest.name).toContain(universityName);
  expect((await page.request.get(manifest.start_url)).ok()).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('without a network a page of ours says so, and leads back', async ({ browser, campus }) => {
  const context = await browser.newContext({ baseURL: campus.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/events');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/council');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The Council' })).toBeVisible();
  await expect(page).toHaveURL(/\/council$/);
  await context.close();
});

test('a log-out empties the cache, keeps the page for no network, and going back shows nobody', async ({
  browser,
  campus,
}) => {
  const context = await browser.newContext({ baseURL: campus.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await campus.signIn(page, { name: 'Devika Pillai' });
  await page.goto('/events');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const panel = await openProfile(page);
  const leaving = page.waitForResponse((answer) => answer.url().endsWith('/api/user/logout'));
  await panel.getByRole('button', { name: 'Log Out', exact: true }).click();
  expect((await (await leaving).allHeaders())['clear-site-data']).toBe('"cache"');
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /Login/ }).first()).toBeVisible();
  await expect(page.getByText('Devika Pillai')).toHaveCount(0);
  await context.setOffline(true);
  await page.goto('/council');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.close();
});

test('a page takes no text as markup or script', async ({ browser, campus }) => {
  // Apart from the tests that listen to the console: the browser complains there.
  const context = await browser.newContext({ baseURL: campus.url });
  const page = await context.newPage();
  await page.goto('/events');
  const tries = await page.evaluate(() => {
    // TypeScript does not know it yet.
    const { trustedTypes } = window as {
      trustedTypes?: { createPolicy(...rules: unknown[]): void };
    };
    const attempts = [
      () => (document.createElement('div').innerHTML = '<b>text</b>'),
      () => (document.createElement('script').src = '/service-worker.js'),
      () => trustedTypes?.createPolicy('another', { createScriptURL: () => '/service-worker.js' }),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(tries).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await context.close();
});
