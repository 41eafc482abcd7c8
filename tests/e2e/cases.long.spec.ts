import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  closeElectionNow,
  createElection,
  sealVotes,
  takeVoters,
} from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { closeAndRead, holdDraw } from './support/after-close.ts';
import type { Campus } from './support/campus.ts';
import { test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// Three cases on record, as people see them: officers at a desk, everybody else on a phone. By their calls
// alone they are tests/api/case-*.test.ts.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** An open election with counts that are hidden, and so many votes for each. */
async function votedIn(
  { books }: Campus,
  name: string,
  votes: readonly number[],
  given: Parameters<typeof createElection>[1] = {},
): Promise<TestElection> {
  const positions = { President: votes.length };
  const election = await createElection(books, {
    name,
    positions,
    standings: 'after-close',
    ...given,
  });
  await sealVotes(books, election, [votes]);
  await takeVoters(books, election, [votes.reduce((sum, count) => sum + count, 0)]);
  return election;
}

/** The HTML of the public pages, as the server renders it for somebody without a script. */
async function renderedFor(page: Page, { id }: TestElection): Promise<string> {
  const texts = await Promise.all(
    [
      '/',
      '/elections',
      `/elections/${id}`,
      `/elections/${id}/timetable`,
      `/elections/${id}/fair`,
    ].map(async (path) => {
      const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
      expect(answer.status(), path).toBe(200);
      return answer.text();
    }),
  );
  return texts.join('\n');
}

test(
  'Warwick 2025: a result that is held stands on no page until an officer releases it',
  { tag: '@desktop' },
  async ({ page: council, campus, meet }) => {
    await campus.signIn(council, { role: 'council' });
    const reader = await meet(undefined, phone);
    const election = await votedIn(campus, 'Students’ Union', [1373, 1237]);
    const { id } = election;
    await campus.books.transact((tx) =>
      tx
        .updateTable('elections')
        .set({ results_at: 'release', show_by: new Date(Date.now() + 7 * 86_400_000) })
        .where('id', '=', id)
        .execute(),
    );
    // It stands in the memory of the server before it is over.
    await renderedFor(reader, election);
    await closeElectionNow(campus.books, id);
    const held = reader.getByText(/Results are shown when the officers release them, by /);
    await expect(async () => {
      await visit(reader, `/elections/${id}`);
      await expect(held).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(reader.locator('[data-results]')).toHaveCount(0);
    const count = /1,?373|1,?237/;
    expect(await renderedFor(reader, election)).not.toMatch(count);
    expect(await renderedFor(council, election)).not.toMatch(count);

    await visit(council, `/elections/${id}`);
    await council.getByRole('button', { name: 'Release results' }).click();
    const dialog = council.getByRole('dialog', { name: 'Release the results of Students’ Union?' });
    await dialog.getByLabel('Reason').fill('Both complaints were heard.');
    await dialog.getByRole('button', { name: 'Release results' }).click();
    await expect(council.locator('[data-results]')).toBeVisible();
    // The reader has the page open, and reads the result without doing anything.
    await expect(reader.locator('[data-results]')).toContainText('1,373 votes');
    expect(await renderedFor(reader, election)).toMatch(count);
  },
);

test(
  'UVic: two officers draw a tie, and everybody reads how',
  { tag: '@desktop' },
  async ({ page: council, campus, meet }) => {
    await campus.signIn(council, { role: 'council' });
    const admin = await meet({ role: 'admin' });
    const reader = await meet(undefined, phone);
    const election = await votedIn(campus, 'Directors', [9, 9, 4]);
    await closeAndRead(council, campus, election);
    await visit(reader, `/elections/${election.id}`);
    await expect(reader.getByText('Elected by draw')).toHaveCount(0);
    await holdDraw(council, admin, election);
    await visit(reader, `/elections/${election.id}`);
    await expect(reader.getByText('Elected by draw').first()).toBeVisible();
    await reader.getByRole('link', { name: 'Was it fair?' }).first().click();
    await expect(reader.locator('[data-draw]')).toContainText('dice 4 1 6 3 2 5 5 1');
    await expect(reader.locator('[data-draw]')).toContainText('Mina Iyer');
  },
);

test(
  'Queen’s: a candidate asks for a recount on a phone, and the kit is counted again',
  { tag: '@desktop' },
  async ({ page: council, campus, meet }) => {
    await campus.signIn(council, { role: 'council' });
    const loser = await meet(undefined, phone);
    const second = await campus.signIn(loser, { name: 'Binod Shah' });
    const reader = await meet(undefined, phone);
    const first = await campus.signIn(await meet(), { name: 'Asha Rao' });
    const election = await votedIn(campus, 'Rector', [14, 13], { nominees: [first, second] });
    await closeAndRead(loser, campus, election);

    await loser.getByRole('link', { name: 'Something is wrong' }).click();
    await expect(loser.getByText('Who reads it', { exact: false })).toBeVisible();
    await loser.getByLabel('Message', { exact: true }).fill('Please count again. It was one vote.');
    await loser.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(loser.getByText('Message sent successfully.').first()).toBeVisible();

    // Anybody counts the published kit again, on a phone.
    await visit(reader, `/elections/${election.id}`);
    await reader.getByRole('link', { name: 'Was it fair?' }).first().click();
    await reader.getByRole('link', { name: 'Check it in this browser' }).click();
    await reader.getByRole('button', { name: 'Check the published file' }).click();
    await expect(reader.locator('[data-judgement]')).toContainText(
      'The count is right: 27 ballots, the same winners.',
    );

    await visit(council, '/dashboard?section=contact-requests');
    const card = council.getByRole('article').filter({ hasText: 'Please count again.' });
    await card.getByRole('button', { name: /^Answer/ }).click();
    const dialog = council.getByRole('dialog');
    const answer = 'It was counted again by another program: 14 to 13.';
    await dialog.getByRole('textbox').fill(answer);
    await dialog.getByRole('button', { name: 'Send the answer' }).click();
    await expect(card).toContainText(answer);
    await visit(loser, '/contact');
    await expect(loser.getByRole('main')).toContainText(answer);
  },
);
