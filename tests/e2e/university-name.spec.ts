import { expect } from '@playwright/test';
import { nameless } from './support/campus.ts';
import { ownCampus, test } from './support/fixtures.ts';

// A campus that was started with an admin has no name until that admin gives one.

test.use({ campus: ownCampus(nameless) });

test('an admin names the university, and visitors read it', async ({ page, campus, meet }) => {
  const name = 'Sarovar University';
  const visitor = await meet();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Student\s+Council/);
  expect(await visitor.locator('body').innerText()).not.toContain('Your University');

  await campus.signIn(page, { role: 'admin' });
  await page.goto('/dashboard');
  await page.getByLabel('University name').fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByLabel('University name')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(page.getByLabel('University name')).toHaveCount(0);

  await visitor.reload();
  await expect(visitor.getByRole('main').getByText(name)).toBeVisible();
});
