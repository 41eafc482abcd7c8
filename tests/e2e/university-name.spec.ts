import { expect } from '@playwright/test';
import { createContact } from '#tests/support/factories.ts';
import { nameless } from './support/campus.ts';
import { examine } from './support/examine.ts';
import { ownCampus, test } from './support/fixtures.ts';
import { pressByKey } from './support/keyboard.ts';
import { visit } from './support/visit.ts';

// A campus that was started with an admin has no name until that admin gives one: the first of its first steps.

test.use({ campus: ownCampus(nameless) });

test('an admin names the university by key alone, and visitors read it', async ({
  page,
  campus,
  meet,
}) => {
  const name = 'Sarovar University';
  const visitor = await meet();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Student\s+Council/);
  expect(await visitor.locator('body').innerText()).not.toContain('Your University');

  await createContact(campus.books, { category: 'grievances', due_at: new Date(0) });
  await campus.signIn(page, { role: 'admin' });
  await visit(page, '/dashboard');
  const list = page.getByRole('list', { name: 'What waits for you' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await examine(page, 'three things to do on the dashboard');
  await pressByKey(page, page.getByRole('link', { name: 'All things to do (4)' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Things to do' })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await examine(page, 'the page of all things to do');
  const step = page.getByRole('link', { name: 'Open the settings: Name your university' });
  await pressByKey(page, step);
  await page.getByLabel('University name').fill(name);
  await page.getByRole('button', { name: /^Save/ }).press('Enter');
  await expect(page.getByText('Settings saved successfully').first()).toBeVisible();
  await visit(page, '/dashboard');
  await expect(page.getByText('Organize the first election')).toBeVisible();
  await expect(step).toHaveCount(0);

  await visitor.reload();
  await expect(visitor.getByRole('main').getByText(name, { exact: true })).toBeVisible();
});
