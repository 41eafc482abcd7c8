import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { createElection } from '#tests/support/factories.ts';
import { test } from './support/fixtures.ts';
import { offerLanguages } from './support/offer-languages.ts';

// A page in the language of its reader, on the real server.

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
  await expect(page.locator('html[lang="ur"][dir="rtl"]')).toBeVisible();
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
});

test(
  'a voter who switches in the middle of a ballot keeps every mark',
  { tag: '@both' },
  async ({ page, campus, meet }) => {
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
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
    const again = dialog.getByRole('radio', { checked: true });
    expect(await nameOf(again)).toBe(name);
    expect(await page.evaluate(() => sessionStorage.getItem('ballot'))).toBeNull();
    // At the second position, with the first one kept as well.
    const sent = page.waitForRequest(/\/api\/vote\/add-all/);
    await dialog.getByRole('button', { name: 'अपने चुनाव जाँचें' }).click();
    await dialog.getByRole('button', { name: '2 वोट डालें' }).click();
    const { votes } = (await sent).postDataJSON() as { votes: unknown[] };
    expect(votes).toHaveLength(2);
  },
);

test('an officer enters Hindi words side by side; a voter reads them on the ballot, and English after the switch', async ({
  page,
  campus,
  meet,
}) => {
  await offerLanguages(campus, await meet(), ['en', 'hi']);
  const name = `Side by side ${test.info().project.name}`;
  const positions = { President: 2, Secretary: 2 };
  const election = await createElection(campus.books, { name, positions });
  const officer = await meet();
  await campus.signIn(officer, { role: 'council' });
  await officer.context().addCookies([{ name: 'hustings-language', value: 'en', url: campus.url }]);
  await officer.goto('/dashboard?section=election-list');
  await officer.getByRole('button', { name: `Actions for ${name}` }).click();
  await officer.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await officer.getByRole('button', { name: 'In other languages' }).click();
  await officer.getByLabel('Name, in Hindi').fill('छात्र परिषद');
  await officer.getByLabel('Position: President, in Hindi').fill('अध्यक्ष');
  await expect(officer.getByText('Hindi: 2 of 4')).toBeVisible();
  await officer.getByLabel('Reason').fill('For those who read Hindi.');
  await officer.getByRole('button', { name: 'Save changes' }).click();
  await expect(officer.getByText('Election saved successfully').first()).toBeVisible();

  await campus.signIn(page);
  await page.context().addCookies([{ name: 'hustings-language', value: 'hi', url: campus.url }]);
  await page.goto(`/elections/${election.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('छात्र परिषद');
  // What nobody translated is marked with the language in which it was written.
  await expect(page.getByText('Secretary', { exact: true }).first()).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'सब पदों के लिए वोट दें' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('अध्यक्ष').first()).toBeVisible();
  await dialog.getByRole('radio').nth(1).click();
  const label = async () =>
    (await dialog.getByRole('radio', { checked: true }).getAttribute('aria-label'))?.split(',')[0];
  const chosen = await label();
  const order = async () => {
    const labels = await dialog
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(',')[0]));
    return labels;
  };
  const inHindi = await order();
  await dialog.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(dialog.getByText('President').first()).toBeVisible();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  expect(await label()).toBe(chosen);
  expect(await order()).toEqual(inHindi);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(name);
});
