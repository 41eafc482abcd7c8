import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dashboardSections } from '#core/accounts/dashboard-sections.ts';
import { pagePaths } from '#core/page-paths.ts';
import { createElection } from '#tests/support/factories.ts';
import { examine } from './support/examine.ts';
import { richJourney as journey } from './support/journey.ts';

// Every route in both themes at four widths: nothing for axe to find, one h1, no sideways scroll,
// silence. The dialogs are in dialogs.journey.ts.

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
  // What is still being fetched is not yet what a person sees.
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

const withLinks = [
  `${pagePaths.login}?forgot`,
  `${pagePaths.resetPassword}?token=of-a-letter`,
  `${pagePaths.confirmEmail}?token=of-a-letter`,
  `${pagePaths.setUp}?token=of-the-start`,
  '/no-such-page',
];
const addresses = [...Object.values(pagePaths), ...withLinks];
const half = Math.ceil(addresses.length / 2);

for (const [part, some] of [addresses.slice(0, half), addresses.slice(half)].entries()) {
  journey(`a visitor's routes, part ${part + 1}`, async ({ page }) => {
    journey.setTimeout(240_000);
    for (const address of some) {
      await open(page, address);
      await examine(page, address);
    }
  });
}

journey('the forms of log-in and registration, filled in wrongly', async ({ page }) => {
  journey.setTimeout(120_000);
  for (const [address, button] of [
    [pagePaths.login, 'Login'],
    [pagePaths.register, 'Register'],
  ] as const) {
    await open(page, address);
    await page.getByLabel('Role').selectOption('student');
    await page.getByLabel('Enrollment number').fill('0177');
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await examine(page, `${address} with errors`);
  }
});

journey("an admin's routes", async ({ page, campus, rich }) => {
  journey.setTimeout(240_000);
  await campus.signIn(page, { role: 'admin' });
  const { events, council, elections, settings } = pagePaths;
  for (const address of [events, council, elections, settings]) {
    await open(page, address);
    await examine(page, `${address} as an admin`);
  }
  await open(page, `${elections}?election=${rich.ended.id}`);
  await examine(page, 'an election that is over');
});

journey("an admin's dashboard", async ({ page, campus }) => {
  journey.setTimeout(240_000);
  await campus.signIn(page, { role: 'admin' });
  for (const section of dashboardSections) {
    await open(page, `${pagePaths.dashboard}?section=${section}`);
    await expect(page.locator('main [aria-expanded="true"]')).toHaveCount(1);
    await examine(page, section);
  }
});

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
