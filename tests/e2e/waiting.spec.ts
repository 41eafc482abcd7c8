import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createElection, sealVotes } from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import type { Campus } from './support/campus.ts';
import { examine } from './support/examine.ts';
import { ownCampus, test } from './support/fixtures.ts';
import { pressByKey } from './support/keyboard.ts';
import { visit } from './support/visit.ts';

// What waits for officers stands at the top of their dashboard, leads to the act, and leaves the browser
// of each by itself once any of them has done it.

// The dashboards of officers show what is on their campus.
test.use({ campus: ownCampus() });

/** An election that is over, with two candidates who share the first place. */
async function endLevel(officer: Page, { books }: Campus, name: string): Promise<TestElection> {
  const election = await createElection(books, { name });
  await sealVotes(books, election, [[1, 1]]);
  await books.transact((tx) =>
    tx
      .insertInto('participations')
      .values(
        [1, 2].map((at) => ({
          position_id: election.positions[0]?.id ?? '',
          voter_id: randomUUID(),
          receipt: `RECEIPT${at}`,
        })),
      )
      .execute(),
  );
  await visit(officer, '/dashboard');
  const status = await officer.evaluate(async (id) => {
    const answer = await fetch(`/api/election/close/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'Everybody has voted.' }),
    });
    return answer.status;
  }, election.id);
  expect(status).toBe(200);
  return election;
}

test('a tie: its row, its draw by key alone, and the row leaves for the other officer by itself', async ({
  page: council,
  campus,
  meet,
}) => {
  await campus.signIn(council, { role: 'council', name: 'Meera Nair' });
  const admin = await meet({ role: 'admin', name: 'Arun Rao' });
  const watcher = await meet({ role: 'council', name: 'Ravi Nair' });
  // A campus without an election has its first steps to do.
  await createElection(campus.books, { name: 'Sports Council' });
  for (const page of [watcher, admin]) {
    await visit(page, '/dashboard');
    await expect(page.getByText('Nothing needs you.')).toBeVisible();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
  }
  const election = await endLevel(council, campus, 'Library Council');
  const title = 'Tie for President, Library Council';
  const rowsOf = (page: Page) => page.getByRole('list', { name: 'What waits for you' });
  const rowOf = (page: Page) => rowsOf(page).getByText(title);

  await test.step('it comes by itself, with the first section still in view', async () => {
    for (const page of [watcher, admin]) await expect(rowOf(page)).toBeVisible();
    await expect(watcher.getByText('1 thing needs you.')).toBeVisible();
    await expect(
      watcher.getByRole('button', { name: /^Member Approval : Council/ }),
    ).toBeInViewport();
    await examine(watcher, 'a tie on the dashboard');
  });

  await test.step('it is the next act of the election in the list, and leads there', async () => {
    await visit(council, '/dashboard?section=election-list');
    const list = council.getByRole('list', { name: 'Elections' });
    await examine(council, 'a tie in the list of elections');
    await pressByKey(council, list.getByRole('link', { name: `Decide the tie: ${title}` }));
    await expect(council).toHaveURL(`/elections/${election.id}#draw-title`);
    await expect(council.getByRole('heading', { name: 'Draw', exact: true })).toBeFocused();
  });

  await test.step('so does the link of the row, by key', async () => {
    await visit(council, '/dashboard');
    await pressByKey(council, council.getByRole('link', { name: `Decide the tie: ${title}` }));
    await expect(council.getByRole('heading', { name: 'Draw', exact: true })).toBeFocused();
  });

  await test.step('what one enters the other one is asked to confirm', async () => {
    await council.getByLabel('Dice in order').fill('4 1 6 3 2 5 5 1');
    await council.getByLabel('Names of the witnesses').fill('Mina Iyer');
    await council.getByRole('button', { name: 'Enter', exact: true }).press('Enter');
    await expect(council.getByText(/^Your entry is saved\./)).toBeVisible();
    await visit(council, '/dashboard');
    await expect(council.getByText('Nothing needs you.')).toBeVisible();
    for (const page of [watcher, admin]) {
      await expect(rowsOf(page).getByText('Accept the draw of Library Council?')).toBeVisible();
    }
    await pressByKey(admin, admin.getByRole('link', { name: /^Look and decide/ }));
    await expect(
      admin.locator('[data-proposal]').getByText('Accept the draw of Library Council'),
    ).toBeFocused();
  });

  await test.step('confirmed by one, it leaves for the other', async () => {
    await pressByKey(admin, admin.getByRole('button', { name: /^Confirm: Accept the draw/ }));
    const question = admin.getByRole('dialog', { name: /^Accept the draw/ });
    await pressByKey(admin, question.getByRole('button', { name: 'Confirm' }));
    await expect(rowsOf(watcher)).toHaveCount(0);
    await expect(watcher.getByText('Nothing needs you.')).toBeVisible();
    await expect(watcher.locator('[data-waiting]')).toHaveCount(0);
  });
});
