import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What is written into the form of an election; dates on the campus's clock. */
interface Written {
  name?: string;
  description?: string;
  positions?: readonly string[];
  opens?: string;
  closes?: string;
}

/** Opens a part of the form, if it is folded. */
async function unfold(page: Page, button: string | RegExp): Promise<void> {
  const opener = page.getByRole('button', { name: button });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
}

/** Fills in the form of an election that is open; what is left out stays as the form has it. */
export async function fillElection(page: Page, written: Written): Promise<void> {
  const { name, description, positions, opens, closes } = written;
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  if (name !== undefined) await field('Election name').fill(name);
  if (positions !== undefined) await field('Positions').fill(positions.join('\n'));
  if (opens !== undefined || closes !== undefined) {
    await unfold(page, 'Change dates');
    // Nominations close as is usual for the dates that are written.
    await page.getByLabel('Nominations close').fill('');
    if (opens !== undefined) await page.getByLabel('Voting opens').fill(opens);
    if (closes !== undefined) await page.getByLabel('Voting closes', { exact: true }).fill(closes);
  }
  if (description !== undefined) {
    await unfold(page, /description or picture$/);
    await field('Description').fill(description);
  }
}

/** Says how voters of the open form are known. */
export async function chooseVoters(page: Page, label: string): Promise<void> {
  await unfold(page, 'Change voters');
  await unfold(page, 'Change how voters are known');
  await page.getByRole('radio', { name: label, exact: true }).check();
}

/** Says when the counts of the open form show. */
export async function chooseCounts(page: Page, label: string): Promise<void> {
  await unfold(page, 'Change rules');
  await unfold(page, 'Change when counts show');
  await page.getByRole('radio', { name: label, exact: true }).check();
}

/** Checks and publishes the form; it ends at what comes next. */
export async function publishForm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Check and publish' }).click();
  await expect(page.getByRole('heading', { name: `Check ${name}` })).toBeFocused();
  const published = page.getByRole('heading', { name: `“${name}” is published.` });
  // A press just after the check appeared is not meant for it.
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Publish election' });
    if (await button.isVisible()) await button.click();
    await expect(published).toBeFocused({ timeout: 1_000 });
  }).toPass();
}
