import { expect } from '@playwright/test';
import { admin, startCampus } from './support/campus.ts';
import { test as base } from './support/fixtures.ts';

// A campus that was started with an admin has no name until that admin gives one.

const test = base.extend<object, { namelessCampus: true }>({
  namelessCampus: [true, { scope: 'worker', option: true }],
  campus: [
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
});

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
