import { expect } from '@playwright/test';
import { createElection } from '#tests/support/factories.ts';
import { test } from './support/fixtures.ts';

test(
  'without script the page says that the ballot needs it, and where to vote',
  { tag: '@phone' },
  async ({ campus, meet }) => {
    const { id } = await createElection(campus.books, { positions: { Chair: 2 } });
    const page = await meet(
      { role: 'student' },
      { javaScriptEnabled: false, viewport: { width: 320, height: 640 } },
    );
    // Its text is not looked for by words: what stands in <noscript> is no text to the locators of text.
    const sentence = page.locator('noscript p');
    await expect(async () => {
      await page.goto(`/elections/${id}`);
      await expect(sentence).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(sentence).toHaveText(
      'The ballot needs JavaScript. Turn it on for this page, use another browser or phone, or vote at the council’s desk.',
    );
  },
);
