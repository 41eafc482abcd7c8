import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { candidatePath } from '#core/page-paths.ts';
import { createElection } from '#tests/support/factories.ts';
import { test } from './support/fixtures.ts';
import { paintPicture } from './support/pictures.ts';

// What candidates say (docs/elections.md): asked, rejected, asked again, accepted, edited, withdrawn.

const first = 'Longer library hours.';
const second = 'Longer library hours, and a quiet room in every hostel.';
const third = 'A quiet room in every hostel.';

async function openNominations(page: Page) {
  await page.getByRole('button', { name: 'Nominations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Candidate Nomination' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test(
  'a candidate says something, is told no and why, and comes back',
  { tag: '@both' },
  async ({ page, campus, meet }) => {
    const election = await createElection(campus.books, {
      name: 'Hostel Council',
      positions: { Warden: 1 },
      startsInMinutes: 60,
      endsInMinutes: 120,
    });
    await campus.signIn(page, { role: 'student', name: 'Zoya Rahman' });
    const admin = await meet({ role: 'admin', name: 'Lakshmi Krishnan' });
    const requests = '/dashboard?section=nomination-requests';

    await test.step('she nominates herself with a statement and a photo', async () => {
      await page.goto('/elections');
      const dialog = await openNominations(page);
      await dialog.getByLabel('Election').selectOption({ label: 'Hostel Council' });
      await dialog.getByLabel('Position').selectOption({ label: 'Warden' });
      await dialog.getByText('Statement, photo and more (optional)').click();
      await dialog.getByLabel('Statement').fill(first);
      const photo = await paintPicture('zoya.png', { colour: 'teal' });
      await dialog.getByLabel('Photo').setInputFiles(photo);
      await expect(dialog.locator('img[src^="/uploads/"]')).toBeVisible();
      await expect(dialog.getByText(/An officer checks every nomination/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Submit Nomination' }).click();
      await expect(page.getByText('You are successfully nominated.').first()).toBeVisible();
    });

    await test.step('an admin reads it and rejects it with a reason', async () => {
      await admin.goto(requests);
      await expect(admin.getByText(first)).toBeVisible();
      await admin.getByRole('button', { name: 'Reject Zoya Rahman' }).click();
      const question = admin.getByRole('dialog', { name: 'Reject Zoya Rahman?' });
      await question.getByLabel('Reason').fill('Please say more.');
      await question.getByRole('button', { name: 'Reject' }).click();
      await expect(admin.getByText('1 nomination rejected').first()).toBeVisible();
    });

    await test.step('she reads why and asks again', async () => {
      await page.reload();
      const dialog = await openNominations(page);
      await expect(dialog.getByText('Reason: Please say more.')).toBeVisible();
      await dialog.getByRole('button', { name: /^Ask again/ }).click();
      await expect(dialog.getByLabel('Statement')).toHaveValue(first);
      await dialog.getByLabel('Statement').fill(second);
      await dialog.getByRole('button', { name: 'Submit Nomination' }).click();
      await expect(page.getByText('You are successfully nominated.').first()).toBeVisible();
    });

    await test.step('this time she is accepted, and voters read her statement', async () => {
      await admin.reload();
      await expect(admin.getByText('Rejected or taken off before: Please say more.')).toBeVisible();
      await admin.getByRole('button', { name: 'Accept Zoya Rahman' }).click();
      await expect(admin.getByText('1 nomination accepted').first()).toBeVisible();
      await page.goto(`/elections/${election.id}`);
      await page.getByRole('button', { name: 'About Zoya Rahman' }).click();
      await expect(page.getByText(second)).toBeVisible();
    });

    const address = await test.step('her page can be shared', async () => {
      await page.getByRole('link', { name: 'The page of Zoya Rahman' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Zoya Rahman' })).toBeVisible();
      const path = new URL(page.url()).pathname;
      // What a link preview reads, without a script.
      const html = await (await page.request.get(path)).text();
      expect(html).toContain('<title>Zoya Rahman for Warden · Student Council</title>');
      expect(html).toContain('property="og:title" content="Zoya Rahman for Warden');
      expect(html).toContain(`property="og:description" content="${second}"`);
      expect(html).toMatch(/property="og:image" content="http:[^"]+\/uploads\/[0-9a-f]{64}\.webp"/);
      expect(html).toContain(`>${second}<`);
      return path;
    });

    await test.step('a change waits, and the accepted text stays until it is accepted', async () => {
      await page.goto(`/elections/${election.id}`);
      const dialog = await openNominations(page);
      await dialog.getByRole('button', { name: 'Edit your nomination for Warden' }).click();
      const form = page.getByRole('dialog', { name: 'Your nomination for Warden' });
      await form.getByLabel('Statement').fill(third);
      await form.getByRole('button', { name: 'Send changes' }).click();
      await expect(dialog.getByText(/Your change waits for an officer/)).toBeVisible();
      await page.goto(address);
      await expect(page.getByText(second)).toBeVisible();

      await admin.reload();
      const changes = admin.getByRole('region', { name: 'Changes of accepted candidates' });
      await expect(changes.getByText(second)).toBeVisible();
      await expect(changes.getByText(third, { exact: true })).toBeVisible();
      await changes.getByRole('button', { name: 'Accept the change of Zoya Rahman' }).click();
      await expect(changes).toHaveCount(0);
      await expect(page.getByText(third, { exact: true })).toBeVisible();
    });

    await test.step('she withdraws, and has no page and no place on the ballot', async () => {
      await page.goto(`/elections/${election.id}`);
      const dialog = await openNominations(page);
      await dialog.getByRole('button', { name: 'Withdraw your nomination for Warden' }).click();
      const question = page.getByRole('dialog', { name: 'Withdraw your nomination for Warden?' });
      await question.getByRole('button', { name: 'Withdraw' }).click();
      await expect(dialog.getByText('Withdrawn', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: 'About Zoya Rahman' })).toHaveCount(0);
      expect((await page.request.get(address)).status()).toBe(404);
      const other = election.positions[0]?.candidates[0]?.id ?? '';
      expect((await page.request.get(candidatePath(election.id, other))).status()).toBe(200);
    });
  },
);
