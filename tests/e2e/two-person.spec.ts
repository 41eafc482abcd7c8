import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createElection } from '#tests/support/factories.ts';
import { test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// Two officers: an admin turns the rule on, a council member proposes to pause voting, another officer
// reads what waits and confirms it, and a voter reads that two did it.

const reason = 'The hall has no electricity.';

// Other tests are on the same campus.
test.afterEach(({ campus }) =>
  campus.books.transact((tx) =>
    tx.updateTable('campus').set({ needs_two_officers: false }).execute(),
  ),
);

async function propose(page: Page, election: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${election}` }).click();
  // By key: a page that scrolls under the pointer would move the menu between press and release.
  await page.getByRole('menuitem', { name, exact: true }).press('Enter');
}

test('two officers pause an election', async ({ page: council, campus, meet }) => {
  const open = await createElection(campus.books, { name: 'Hostel Board' });
  const admin = await meet({ role: 'admin' });
  await campus.signIn(council, { role: 'council' });

  await test.step('an admin turns the rule on', async () => {
    await admin.goto('/settings');
    await admin.getByRole('button', { name: 'Turn on', exact: true }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
    await expect(admin.getByText('This is on.')).toBeVisible();
  });

  await test.step('a council member proposes, and nothing happens', async () => {
    await council.goto('/dashboard?section=election-list');
    await propose(council, open.name, 'Propose: Pause');
    const question = council.getByRole('dialog');
    await expect(question).toContainText('waits until another one confirms it');
    await question.getByLabel('Reason').fill(reason);
    await question.getByRole('button', { name: 'Propose: Pause' }).click();
    await expect(council.getByText('Proposed, waits for another officer')).toBeVisible();
    const waiting = council.getByRole('region', { name: 'Waiting for a second officer' });
    await expect(
      waiting.getByRole('button', { name: `Withdraw: Pause ${open.name}` }),
    ).toBeVisible();
    await expect(waiting.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  });

  await test.step('another officer reads it and confirms', async () => {
    await admin.goto('/dashboard');
    const waiting = admin.getByRole('region', { name: 'Waiting for a second officer' });
    await expect(waiting).toContainText(reason);
    await waiting.getByRole('button', { name: `Confirm: Pause ${open.name}` }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(admin.getByText('Voting is paused.').first()).toBeVisible();
    await expect(waiting).toBeHidden();
  });

  await test.step('a voter reads that two officers did it', async () => {
    const voter = await meet();
    await visit(voter, `/elections/${open.id}`);
    const news = voter.locator('[data-election-news]');
    await expect(news).toContainText(reason);
    await expect(news).toContainText('Two officers did this.');
    await voter.getByRole('button', { name: 'Show what officers did' }).click();
    await expect(voter.locator('[data-election-record]')).toContainText('Two officers did this.');
  });
});
