import { expect } from '@playwright/test';
import { createAccount, createElection } from '#tests/support/factories.ts';
import type { Books } from '#tests/support/factories.ts';
import { examine } from './support/examine.ts';
import { ownCampus, test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// Thirty parallel elections, each for one branch: what is the reader's own comes to its reader, and the page that the
// server renders is one for everybody.

test.use({ campus: ownCampus() });

const own = 'Class representative ME';

async function createClasses(books: Books): Promise<void> {
  const branches = Array.from({ length: 30 }, (_, at) =>
    at === 20 ? 'ME' : `${at < 26 ? 'A' : 'B'}${String.fromCharCode(65 + (at % 26))}`,
  );
  for (const [at, branch] of branches.entries()) {
    const { id } = await createElection(books, {
      name: `Class representative ${branch}`,
      positions: { Representative: 3, Deputy: 3 },
      endsInMinutes: 600 + at,
    });
    await books.transact((tx) =>
      tx
        .updateTable('elections')
        .set({ electorate: 'some', electorate_branches: [branch] })
        .where('id', '=', id)
        .execute(),
    );
  }
}

test('who is logged in meets their own vote first', { tag: '@phone' }, async ({ page, campus }) => {
  await createClasses(campus.books);
  await campus.signIn(page, { enrollmentNumber: '0177ME240001' });
  await visit(page, '/elections');
  const way = page.getByRole('link', { name: `Vote in ${own}` });
  await expect(way).toBeVisible();
  const top = async () => (await way.boundingBox())?.y ?? Number.NaN;
  expect(await top()).toBeLessThan(700);
  await expect(page.locator('[data-election] h2').first()).toHaveText(own);
  await expect(page.getByText('You cannot vote in the elections below.')).toHaveCount(1);
  await examine(page, 'thirty elections');
  // By the keyboard alone: to the own candidates.
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Vote for Person/ }).first()).toBeFocused();
  // Others are all there: the browser's own search finds the last one.
  await expect(page.locator('[data-election]')).toHaveCount(30);

  await visit(page, '/');
  const tile = page.getByRole('link', { name: new RegExp(`${own}.*You can vote now`, 's') });
  await expect(tile).toBeVisible();
  expect((await tile.boundingBox())?.y).toBeLessThan(600);
});

test('the page is the same for each of its readers', async ({ request, campus }) => {
  await createClasses(campus.books);
  const read = async (enrollmentNumber?: string) => {
    const headers = { accept: 'text/html', cookie: '' };
    if (enrollmentNumber !== undefined) {
      const { id } = await createAccount(campus.books, { enrollmentNumber });
      const token = await campus.books.transact((tx) => campus.books.sessions.start(tx, id));
      headers.cookie = `hustings=${token}`;
    }
    return async (path: string) => (await request.get(path, { headers })).text();
  };
  const readers = [await read('0177ME240002'), await read('0177AA240001'), await read()] as const;
  for (const path of ['/elections', '/']) {
    // Rendered in the same seconds: counts of time are in it as well.
    await expect(async () => {
      const [mine, other, visitor] = await Promise.all(readers.map((one) => one(path)));
      expect(mine === other).toBe(true);
      expect(mine).not.toContain('Vote in Class');
      if (path === '/elections') expect(mine).toContain('data-your-vote');
      expect(visitor).not.toContain('data-your-vote');
    }).toPass();
  }
});
