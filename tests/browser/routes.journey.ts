import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pagePaths } from '#core/page-paths.ts';
import { closeElectionNow, createAccount, createElection } from '#tests/support/factories.ts';
import { journey } from './support/journey.ts';

// Every route in both themes: nothing for axe to find, one h1, no sideways scroll, silence.

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function examine(page: Page, where: string): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  // Colours in the middle of a fade are nobody's choice.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html}`));
  expect(found, where).toEqual([]);
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(width, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const theme of ['light', 'dark'] as const) {
  journey(`signed out, ${theme}`, async ({ page, campus }) => {
    journey.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await createElection(campus.books, { positions: { President: 3, Treasurer: 0 } });
    const ended = await createElection(campus.books, { positions: { Secretary: 2, Speaker: 1 } });
    await closeElectionNow(campus.books, ended.id);
    for (const path of [...Object.values(pagePaths), '/no-such-page']) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await examine(page, `${path} ${theme}`);
    }
  });

  journey(`the desk, ${theme}`, async ({ page, campus }) => {
    journey.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const election = await createElection(campus.books, { positions: { President: 2 } });
    await campus.books.transact((tx) =>
      tx
        .updateTable('nominations')
        .set({ status: 'pending' })
        .where('election_id', '=', election.id)
        .execute(),
    );
    await createAccount(campus.books, { role: 'faculty', isVerified: false });
    await campus.signIn(page, { role: 'admin' });
    for (const section of [
      'nomination-requests',
      'user-approval',
      'organize-election',
      'election-list',
    ]) {
      await page.goto(`/dashboard?section=${section}`);
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
      await expect(page.locator('[aria-expanded="true"]').first()).toBeVisible();
      await examine(page, `${section} ${theme}`);
    }
    await page.goto('/elections');
    await page.getByRole('button', { name: /Open profile/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, `profile ${theme}`);
  });
}

journey(
  'a vote by keyboard takes at most six keys from the first candidate',
  async ({ page, campus }) => {
    const election = await createElection(campus.books, { positions: { President: 3 } });
    await campus.signIn(page);
    await page.goto(`/elections?election=${election.id}`);
    const first = page.getByRole('button', { name: /^Vote for/ }).first();
    await first.focus();
    const keys = ['ArrowDown', 'Enter', 'Tab', 'Tab', 'Enter'];
    expect(keys.length).toBeLessThanOrEqual(6);
    for (const key of keys) {
      await page.keyboard.press(key);
      if (key === 'Enter') await page.waitForTimeout(450);
    }
    await expect(page.getByText('Vote successful').first()).toBeVisible();
    const [row] = await campus.books.db
      .selectFrom('turnouts')
      .select('ballots')
      .where('position_id', '=', election.positions[0]?.id ?? '')
      .execute();
    expect(row?.ballots).toBe(1);
  },
);
