import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { closeElectionNow } from '#tests/support/factories.ts';
import type { Campus } from './campus.ts';
import { visit } from './visit.ts';

interface Held {
  id: string;
  name: string;
}

/** Ends the voting of an election; its page shows the result when this is over. */
export async function closeAndRead(page: Page, { books }: Campus, { id }: Held): Promise<void> {
  await closeElectionNow(books, id);
  await visit(page, `/elections/${id}`);
  await expect(async () => {
    await page.reload();
    const results = page.getByRole('main').locator('[data-results]');
    await expect(results).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** One officer enters the dice on the page of the election, and the other one who saw them confirms. */
export async function holdDraw(officer: Page, other: Page, { id, name }: Held): Promise<void> {
  await officer.getByLabel('Dice in order').fill('4 1 6 3 2 5 5 1');
  await officer.getByLabel('Names of the witnesses').fill('Mina Iyer');
  await officer.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(officer.getByText('Your entry is saved. Another officer')).toBeVisible();
  await officer.locator('[data-step="certificate"] summary').click();
  await expect(officer.getByRole('button', { name: 'Certify' })).toBeDisabled();
  await visit(other, sectionPath('decisions'));
  const confirm = other.getByRole('button', { name: `Confirm: Accept the draw of ${name}` });
  await confirm.click();
  await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm).toBeHidden();
  await visit(officer, `/elections/${id}`);
}

/** The time for complaints ends, the officer certifies, and a reader is told that the result is final. */
export async function certify(
  officer: Page,
  reader: Page,
  { books }: Campus,
  { id, name }: Held,
): Promise<void> {
  await books.transact((tx) =>
    tx
      .updateTable('elections')
      .set({ appeals_until: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute(),
  );
  await visit(officer, `/elections/${id}`);
  await officer.getByRole('button', { name: 'Certify', exact: true }).click();
  const dialog = officer.getByRole('dialog', { name: `Certify ${name}?` });
  await dialog.getByRole('button', { name: 'Certify', exact: true }).click();
  await expect(dialog).toBeHidden();
  await visit(reader, `/elections/${id}`);
  await expect(reader.locator('[data-standing]')).toContainText('Final. Certified on');
}
