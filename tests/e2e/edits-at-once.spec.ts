import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { createElection } from '#tests/support/factories.ts';
import type { Campus } from './support/campus.ts';
import { ownCampus, test } from './support/fixtures.ts';
import { fillElection } from './support/organise.ts';
import { visit } from './support/visit.ts';

// A proposal to change an election beside another change of it: each officer reads what happened and what to do
// next, and nothing that anybody wrote is lost.

// A rule of the whole campus is turned on.
test.use({ campus: ownCampus() });

const setRule = ({ books }: Campus, isOn: boolean) =>
  books.transact((tx) => tx.updateTable('campus').set({ needs_two_officers: isOn }).execute());

async function openForm(page: Page, name: string): Promise<void> {
  await visit(page, '/dashboard?section=election-list');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: /Edit/ }).press('Enter');
  await expect(page.locator('[data-edited]')).toBeVisible();
}

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask a second officer: Save changes' }).click();
}

async function propose(page: Page): Promise<void> {
  await save(page);
  await expect(page.locator('[data-edited]')).toBeHidden();
}

/** Opens what waits, and confirms the only proposal there. */
async function confirm(page: Page) {
  await visit(page, sectionPath('decisions'));
  const waiting = page.getByRole('region', { name: 'Waiting for a second officer' });
  await waiting.getByRole('button', { name: 'Confirm: Change Senate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  return waiting;
}

test('a proposal beside an edit: each officer reads what to do, and all that was written stays', async ({
  page: meera,
  campus,
  meet,
}) => {
  await campus.signIn(meera, { role: 'council', name: 'Meera Nair' });
  const arun = await meet({ role: 'admin', name: 'Arun Rao' });
  const ravi = await meet({ role: 'council', name: 'Ravi Nair' });
  const times = { startsInMinutes: 60, endsInMinutes: 120 };
  await createElection(campus.books, { name: 'Senate', ...times });
  await setRule(campus, true);

  await test.step('while one waits, a second officer reads that theirs comes after it', async () => {
    await openForm(meera, 'Senate');
    await openForm(ravi, 'Senate');
    await fillElection(meera, { name: 'Senate of the hostels' });
    await meera.getByLabel('Reason').fill('The by-law says so.');
    await propose(meera);
    await fillElection(ravi, { name: 'Hostel Senate', description: 'Who speaks for hostels.' });
    await ravi.getByLabel('Reason').fill('The notice says so.');
    await save(ravi);
    await expect(
      ravi.getByText(/^A proposal like this is waiting for another officer/),
    ).toBeVisible();
  });

  await test.step('it is confirmed under the name that everybody knows', async () => {
    const waiting = await confirm(arun);
    await expect(arun.getByRole('dialog')).toHaveCount(0);
    await expect(waiting).toBeHidden();
  });

  await test.step('the second one still has all that they typed, and chooses', async () => {
    await save(ravi);
    const choice = ravi.getByRole('group', { name: 'Changed by two' });
    await expect(choice).toContainText('Senate of the hostels');
    await expect(choice).toBeInViewport();
    await choice.getByRole('radio', { name: /^What you wrote/ }).check();
    await ravi.getByRole('button', { name: /description or picture$/ }).click();
    await expect(field(ravi, 'Description')).toHaveValue('Who speaks for hostels.');
    await expect(ravi.getByLabel('Reason')).toHaveValue('The notice says so.');
    await propose(ravi);
  });

  await test.step('what another edit overtook is not confirmed, and the officer reads why', async () => {
    await setRule(campus, false);
    await openForm(meera, 'Senate of the hostels');
    await fillElection(meera, { name: 'Senate' });
    await meera.getByRole('button', { name: 'Save changes' }).click();
    await expect(meera.locator('[data-edited]')).toBeHidden();
    await setRule(campus, true);
    await visit(arun, sectionPath('decisions'));
    const waiting = arun.getByRole('region', { name: 'Waiting for a second officer' });
    await waiting.getByRole('button', { name: /^Confirm/ }).click();
    await arun.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    const refusing = arun.getByRole('dialog', { name: /^Refuse:/ });
    await expect(refusing).toContainText('An officer has changed the same since this was proposed');
    await expect(refusing.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    await refusing.getByLabel('Reason').fill('The name is settled.');
    await refusing.getByRole('button', { name: 'Refuse', exact: true }).click();
    await expect(waiting).toBeHidden();
  });
});
