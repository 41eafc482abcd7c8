import { expect } from '@playwright/test';
import { createElection } from '#tests/support/factories.ts';
import { test } from './support/fixtures.ts';

// A ranked ballot in a browser without JavaScript: from the page of the election to the receipt.

test(
  'without script people rank by selects, are told what is wrong, and vote',
  { tag: '@phone' },
  async ({ campus, meet }) => {
    const { id, positions } = await createElection(campus.books, {
      name: 'Union without script',
      positions: { Chair: 3 },
      rules: { method: 'irv' },
    });
    const names = positions[0]?.candidates.map(({ nominee }) => nominee.name) ?? [];
    const [asha = '', binod = ''] = names;
    const page = await meet(
      { role: 'student' },
      { javaScriptEnabled: false, viewport: { width: 320, height: 640 } },
    );
    await expect(async () => {
      await page.goto(`/elections/${id}`);
      await page.getByRole('link', { name: 'Vote without JavaScript' }).click({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Union without script');
    const rank = (number: number) => page.getByLabel(`Choice ${number}`);
    const review = page.getByRole('button', { name: 'Review choices' });
    await rank(1).selectOption(asha);
    await rank(2).selectOption(asha);
    await review.click();
    await expect(page.getByRole('alert')).toContainText(`You chose ${asha} twice.`);
    await expect(rank(2).locator('option:checked')).toHaveText(asha);
    await rank(2).selectOption('');
    await rank(3).selectOption(binod);
    await review.click();
    await expect(page.getByRole('alert')).toContainText('You left choice 2 empty');
    await expect(rank(1).locator('option:checked')).toHaveText(asha);
    await expect(rank(3).locator('option:checked')).toHaveText(binod);
    await rank(2).selectOption(binod);
    await rank(3).selectOption('');
    await review.click();
    await expect(page.getByRole('listitem')).toHaveText([asha, binod]);
    await page.getByRole('button', { name: 'Cast 1 vote' }).click();
    await expect(page.getByRole('heading', { name: '1 vote recorded' })).toBeVisible();
    await expect(page.getByRole('listitem')).toContainText('Chair: recorded, receipt');
  },
);
