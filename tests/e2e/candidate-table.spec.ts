import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Books } from '#tests/support/factories.ts';
import { examine } from './support/examine.ts';
import { ownCampus, test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// An officer enters the candidates of thirty classes out of a table, and reads the check before publishing.

test.use({ campus: ownCampus() });

const classes = 30;
const section = (at: number) => `K${String(at).padStart(2, '0')}`;
const nameOf = (at: number) =>
  `Asha ${'Rao,Nair,Iyer,Khan,Das,Sen,Roy,Ali,Bose'.split(',')[at % 9]} ${String.fromCodePoint(65 + Math.floor(at / 9))}`;

const listClasses = (books: Books) =>
  books.transact((tx) =>
    tx
      .insertInto('voter_list_entries')
      .values(
        Array.from({ length: classes * 4 }, (_, at) => ({
          enrollment_number: `0177KK24${String(at).padStart(4, '0')}`,
          branch: 'KK',
          year: '24',
          name: nameOf(at),
          groups: [`Section: ${section(at % classes)}`, section(at % classes)],
        })),
      )
      .execute(),
  );

const table = () =>
  [
    'Class\tName\tE-mail',
    ...Array.from(
      { length: classes * 3 },
      (_, at) => `${section(at % classes).replace('K', 'k ')}\t${nameOf(at)}\t`,
    ),
    'K00\tNobody Known\tnobody@campus.example',
    'K99\tAsha Rao A\t',
  ].join('\n');

async function draft(page: Page, name: string) {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const answer = await page.request.post('/api/election/create', {
    data: {
      ...{ name, startDate: inHours(2), endDate: inHours(26), draft: true, voters: 'listed' },
      electorate: { kind: 'everyone' },
      positions: Array.from({ length: classes }, (_, at) => ({
        title: `Class representative ${section(at)}`,
        limits: { groups: [`Section: ${section(at)}`] },
      })),
    },
  });
  expect(answer.status()).toBe(201);
}

test('ninety names out of a table stand for their classes, by keyboard; the check counts them', async ({
  page: council,
  campus,
}) => {
  await campus.signIn(council, { role: 'council' });
  await listClasses(campus.books);
  const name = 'Class representatives';
  await draft(council, name);
  await visit(council, '/dashboard?section=election-list');
  await council.getByRole('button', { name: `Actions for ${name}` }).click();
  await council.getByRole('menuitem', { name: 'Add candidates' }).click();
  const dialog = council.getByRole('dialog', { name: `Add candidates to ${name}` });
  await dialog.getByRole('button', { name: 'From a table' }).press('Enter');
  const paste = dialog.getByLabel('Or paste the table');
  await expect(paste).toBeFocused();
  await paste.fill(table());
  await council.keyboard.press('Tab');
  await council.keyboard.press('Enter');
  await expect(dialog.getByText('92 lines: 90 fit, 2 are to be looked at.')).toBeVisible();
  await examine(council, 'a table of candidates that was looked up');
  await dialog.getByLabel('Leave out line 93').press('Space');
  await dialog.getByLabel(/^I have checked that the person without/).press('Space');
  await dialog.getByRole('button', { name: 'Take over 91 people' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'From a table' })).toBeFocused();
  await dialog.getByLabel('They have agreed to stand').check();
  await dialog.getByRole('button', { name: 'Enter candidates' }).click();
  await expect(dialog.getByLabel('They have agreed to stand')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await council.getByRole('button', { name: `Actions for ${name}` }).click();
  await council.getByRole('menuitem', { name: 'Publish' }).click();
  const check = council.getByRole('dialog', { name: /Publish/ });
  await expect(check.getByText('30 positions: 30 with a choice.')).toBeVisible();
  await examine(council, 'the check of thirty classes');
  const publish = check.getByRole('button', { name: 'Publish', exact: true });
  const last = check.getByRole('listitem').last();
  expect((await publish.boundingBox())?.y).toBeGreaterThan((await last.boundingBox())?.y ?? 0);
});
