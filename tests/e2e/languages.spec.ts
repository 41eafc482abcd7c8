import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { createElection } from '#tests/support/factories.ts';
import { test } from './support/fixtures.ts';
import { offerLanguages } from './support/offer-languages.ts';

// A page in the language of its reader, on the real server.

test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'hi-IN' });

test('a Hindi visitor reads Hindi from the first byte, and takes another language at the foot', async ({
  page,
  campus,
  meet,
}) => {
  await offerLanguages(campus, await meet(), ['en', 'hi', 'ur']);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const response = await page.goto('/');
  const html = (await response?.text()) ?? '';
  expect(html).toContain('<html lang="hi" dir="ltr"');
  expect(html).toContain('होम');
  // What is shown first is what stays.
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('link', { name: 'होम' }).first()).toBeVisible();
  expect(problems).toEqual([]);
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(page.locator('html[lang="ur"][dir="rtl"]')).toBeVisible({ timeout: 30_000 });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
});

test('a voter who switches in the middle of a ballot keeps every mark', async ({
  page,
  campus,
  meet,
}) => {
  await offerLanguages(campus, await meet(), ['en', 'hi']);
  const positions = { President: 2, Secretary: 3 };
  const election = await createElection(campus.books, { name: 'In two languages', positions });
  await campus.signIn(page);
  await page.context().addCookies([{ name: 'hustings-language', value: 'en', url: campus.url }]);
  await page.goto(`/elections/${election.id}`);
  await page.getByRole('button', { name: 'Vote for all positions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await dialog.getByRole('radio').nth(1).click();
  const chosen = dialog.getByRole('radio', { checked: true });
  // The rest of the label is in the language of the page.
  const nameOf = async (radio: Locator) => {
    const label = (await radio.getAttribute('aria-label')) ?? (await radio.textContent());
    return label?.split(',')[0];
  };
  const name = await nameOf(chosen);
  await dialog.getByRole('button', { name: 'हिन्दी' }).click();
  // The account is told, and the page comes anew.
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi', { timeout: 30_000 });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1, { timeout: 30_000 });
  const again = dialog.getByRole('radio', { checked: true });
  expect(await nameOf(again)).toBe(name);
  expect(await page.evaluate(() => sessionStorage.getItem('ballot'))).toBeNull();
  // At the second position, with the first one kept as well.
  const sent = page.waitForRequest(/\/api\/vote\/add-all/);
  await dialog.getByRole('button', { name: 'पसंद देखें' }).click();
  await dialog.getByRole('button', { name: '2 वोट डालें' }).click();
  const { votes } = (await sent).postDataJSON() as { votes: unknown[] };
  expect(votes).toHaveLength(2);
});
