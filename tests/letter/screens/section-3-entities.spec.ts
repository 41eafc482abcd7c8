import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../../e2e/support/fixtures.ts';
import { visit } from '../../e2e/support/visit.ts';
import {
  contacts,
  elections,
  events,
  members,
  results,
  unverifiedUsers,
  user,
} from './support/samples.ts';
import { answer, noNews } from './support/wire.ts';

// Section 3, entities: answers with exactly its fields, as another server of the specification would
// give them. A page that writes an error to its console fails the test (fixtures.ts).

/** All readings of the specification, answered with the fields of section 3 alone. */
async function answerByTheLetter(page: Page): Promise<void> {
  await noNews(page);
  await answer(page, 'GET /event/get-all', { events });
  await answer(page, 'GET /member/get-all', members);
  await answer(page, 'GET /election/get-all', { elections });
  await answer(page, 'GET /election/get-results', results);
  await answer(page, 'GET /contact/get-all', contacts);
  await answer(page, 'GET /user/unverified', unverifiedUsers);
  await answer(page, 'GET /member/unverified', members);
  await answer(page, 'GET /nomination/pending', [
    { electionId: elections[0]?._id, position: 'President', userId: user._id },
  ]);
}

const broken = 'Something went wrong on this page.';

for (const role of [null, 'student', 'admin'] as const) {
  const who = role ?? 'visitor';
  test(`§3 the pages of a ${who} take answers of exactly these fields`, async ({
    page,
    campus,
  }) => {
    await answerByTheLetter(page);
    if (role !== null) await campus.signIn(page, { role });
    const main = page.getByRole('main');
    for (const [path, seen] of [
      ['/', 'Binod Rao'],
      ['/events', 'Lantern walk'],
      ['/council', 'Chitra Das'],
      ['/elections', 'Devika Nair'],
      ['/contact', 'General Query'],
    ] as const) {
      await visit(page, path);
      await expect(main.getByText(seen).first(), path).toBeAttached();
      await expect(page.getByText(broken), path).toHaveCount(0);
    }
    await visit(page, '/elections');
    await expect(main.getByText('Farid Khan').first()).toBeVisible();
    await expect(main.getByText('farid@letter.example')).toBeVisible();
    await expect(main.getByText('Letter of nobody')).toHaveCount(0);
    // Each election has a page of its own.
    await main.getByRole('link', { name: 'Letter election', exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/elections/${elections[0]?._id}$`));
    await expect(main.getByText('Esha Iyer').first()).toBeVisible();
    await expect(page.getByText(broken)).toHaveCount(0);
  });
}

test('§3 each section of the dashboard takes answers of exactly these fields', async ({
  page,
  campus,
}) => {
  await answerByTheLetter(page);
  await campus.signIn(page, { role: 'admin' });
  for (const [section, seen] of [
    ['nomination-requests', 'President'],
    ['user-approval', 'Asha Verma'],
    ['member-approval', 'Binod Rao'],
    ['organize-election', 'Election name'],
    ['contact-requests', 'Message 7'],
    ['election-list', 'Letter election'],
  ] as const) {
    await visit(page, `/dashboard?section=${section}`);
    await expect(page.locator('main section, main li').getByText(seen).first()).toBeVisible();
    await expect(page.getByText(broken)).toHaveCount(0);
  }
});
