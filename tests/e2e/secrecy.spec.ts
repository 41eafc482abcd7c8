import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { openKeyStore } from '#server/voting/sealed/key-folder.ts';
import { createElection } from '#tests/support/factories.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';
import { examine } from './support/examine.ts';
import { test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// What voters and officers read about sealed votes, on the real server.

test('the ballot leads to the page about secrecy, and that page back', async ({ page, campus }) => {
  const { id } = await createElection(campus.books);
  await visit(page, `/elections/${id}`);
  await page.getByRole('link', { name: 'How your vote is kept secret' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/How your vote is kept secret/);
  await page.getByRole('link', { name: 'Back to the elections' }).click();
  await expect(page).toHaveURL(/\/elections$/);
  await expect(page.getByRole('heading', { name: 'Leaderboard' }).first()).toBeVisible();
});

test('standings in batches, and an election that is not sealed, say so', async ({
  page,
  campus,
}) => {
  const inBatches = await createElection(campus.books, { standings: 'in-batches' });
  const former = await createElection(campus.books, { isSealed: false });
  await visit(page, `/elections/${inBatches.id}`);
  await expect(page.getByText(/^Counts are shown in groups of at least 20 votes\./)).toBeVisible();
  await expect(page.getByText('No votes have been cast')).toHaveCount(0);
  await examine(page, 'standings in batches');
  await visit(page, `/elections/${former.id}`);
  await expect(
    page.getByText(/^Voting in this election began before votes were encrypted\./),
  ).toBeVisible();
  await examine(page, 'an election that is not sealed');
});

test('without the key votes are refused until somebody brings it', async ({
  page,
  campus,
  meet,
}) => {
  // Its key is in a folder that the server does not know.
  const elsewhere = path.join(campus.folder, 'keys-elsewhere');
  const books = { ...campus.books, electionKeys: openKeyStore(elsewhere) };
  const election = await createElection(books, {
    name: 'Without its key',
    positions: { President: 2, Editor: 2 },
  });
  const officer = await meet({ role: 'admin' });
  await visit(officer, '/dashboard/server');
  const notice = officer.getByRole('region', { name: /^This server has no key for 1 election\.$/ });
  await expect(notice.getByText('Without its key')).toBeVisible();
  await expect(notice.getByText('npm run keys -- import')).toBeVisible();
  await examine(officer, 'a missing key on the server page');

  await campus.signIn(page);
  await visit(page, `/elections/${election.id}`);
  await expect(page.getByText(/^The counts cannot be shown/)).toBeVisible();
  await page.getByRole('button', { name: 'Vote for all positions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vote for all positions' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  for (const way of ['Next', 'Review choices']) {
    await dialog.getByRole('radio').first().click();
    await press(way);
  }
  await press('Cast 2 votes');
  await expect(dialog.getByRole('heading', { name: 'Your votes were not cast' })).toBeVisible();
  await expect(
    dialog.getByText(/^This server cannot take votes in this election/).first(),
  ).toBeVisible();
  await examine(page, 'a ballot without its key');

  await fs.mkdir(path.join(campus.folder, 'keys'), { recursive: true });
  const file = `${election.id}.key`;
  await fs.copyFile(path.join(elsewhere, file), path.join(campus.folder, 'keys', file));
  // The server looks for it again after a moment.
  const recorded = dialog.getByRole('heading', { name: '2 votes recorded' });
  await expect(async () => {
    if (await recorded.isHidden()) await press('Try again');
    await expect(recorded).toBeVisible({ timeout: 1_500 });
  }).toPass();
  const voteCounts = await readVoteCounts(campus.books, election.id);
  expect(voteCounts.map((line) => balanced(line, 1))).toEqual([true, true]);
  await visit(officer, '/dashboard');
  await expect(notice).toHaveCount(0);
});
