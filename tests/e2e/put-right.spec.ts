import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { defaultTimeZone, toLocalTime } from '#core/campus/time-zone.ts';
import { test } from './support/fixtures.ts';
import { fillElection } from './support/organise.ts';
import { visit } from './support/visit.ts';

// A council member organises an election with a mistake in each field, mends all of it in the browser,
// and later extends it. A voter reads what was changed and why.

const day = 24 * 3_600_000;
const at = (time: number) => toLocalTime(new Date(time).toISOString(), defaultTimeZone);
const wrongTitles = ['Presidnet', 'Tresurer', 'Secretray', 'Sport Cordinator', 'Meida Secretary'];
const titles = ['President', 'Treasurer', 'Secretary', 'Sport Coordinator', 'Media Secretary'];

async function act(page: Page, election: string, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  // A list that is read again under the pointer may take the focus from the item; then once more.
  await expect(async () => {
    if (await item.isHidden()) {
      await page.getByRole('button', { name: `Actions for ${election}` }).click();
    }
    // By key: a page that scrolls under the pointer would move the menu between press and release.
    await item.press('Enter', { timeout: 2_000 });
    await expect(item).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

test('five positions with a mistake in each field are put right, and voters read of it', async ({
  page: council,
  campus,
  meet,
}) => {
  await campus.signIn(council, { role: 'council' });
  const now = Date.now();
  await council.goto('/dashboard?section=organize-election');

  await test.step('organised with mistakes', async () => {
    await fillElection(council, {
      name: 'Studnet Council 2027',
      description: 'Chose your counsil.',
      positions: wrongTitles,
      opens: at(now + 10 * day),
      closes: at(now + 20 * day),
    });
    await council.getByRole('button', { name: 'Save as draft' }).click();
    const next = council.locator('[data-next-steps]');
    await expect(next).toContainText('Studnet Council 2027 is saved as a draft');
  });

  await test.step('looked at as a voter, and published', async () => {
    await act(council, 'Studnet Council 2027', 'Preview as a voter');
    const preview = council.getByRole('dialog', { name: 'What a voter sees' });
    await expect(preview.getByText('Meida Secretary')).toBeVisible();
    await preview.getByRole('button', { name: 'Go back' }).click();
    await act(council, 'Studnet Council 2027', 'Publish');
    await council.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(council.getByText('Election published successfully').first()).toBeVisible();
  });

  await test.step('every mistake is mended in the form', async () => {
    await act(council, 'Studnet Council 2027', 'Edit');
    await fillElection(council, {
      name: 'Student Council 2027',
      description: 'Choose your council.',
      positions: titles,
      opens: at(now - day),
      closes: at(now + day),
    });
    await council.getByRole('button', { name: 'Save changes' }).click();
    await expect(council.getByText('Election saved successfully').first()).toBeVisible();
  });

  const voter = await meet({ role: 'student' });
  await test.step('a voter sees all of it right, and what was changed', async () => {
    await visit(voter, '/elections');
    const election = voter.locator('[data-election]', { hasText: 'Student Council 2027' });
    await expect(election).toContainText('Choose your council.');
    const news = election.locator('[data-election-news]');
    await expect(news).toContainText('Changed: the name, the description');
    await election.getByRole('link', { name: 'Student Council 2027', exact: true }).click();
    await expect(voter.getByRole('heading', { name: 'Student Council 2027' })).toBeVisible();
  });

  await test.step('extended with a reason, the open page of the voter says so', async () => {
    await act(council, 'Student Council 2027', 'Extend');
    const dialog = council.getByRole('dialog', { name: 'Extend Student Council 2027?' });
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await expect(dialog.getByText('Give a reason. Voters will read it.').first()).toBeVisible();
    await dialog.getByLabel('New end of voting').fill(at(now + 2 * day));
    await dialog.getByLabel('Reason').fill('The network was down on Monday.');
    await dialog.getByRole('button', { name: 'Extend' }).click();
    await expect(council.getByText('Election extended successfully').first()).toBeVisible();
    const news = voter.locator('[data-election-news]');
    await expect(news).toContainText(/Voting closes on .+, not on .+ Reason: The network was down/);
    await news.getByRole('button', { name: 'Show all 2 changes' }).click();
    await expect(news.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('paused, resumed and at last cancelled; what is fixed is shown as fixed', async () => {
    await act(council, 'Student Council 2027', 'Edit');
    await expect(council.getByText('positions can be renamed and moved')).toBeVisible();
    await expect(
      council.getByText(/plain text cannot be changed any more, because voting has opened\.$/),
    ).toBeVisible();
    await council.getByRole('button', { name: 'Go back' }).click();
    for (const [name, said] of [
      ['Pause', 'Voting is paused'],
      ['Resume', 'Voting is open again'],
      ['Cancel election', 'This election was cancelled'],
    ] as const) {
      await act(council, 'Student Council 2027', name);
      const dialog = council.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('A fire alarm in the hall.');
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(voter.locator('[data-election-news]')).toContainText(said);
    }
  });
});
