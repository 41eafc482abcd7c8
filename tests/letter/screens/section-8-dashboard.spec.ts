import { expect } from '@playwright/test';
import { createElection } from '#tests/support/factories.ts';
import { test } from '../../e2e/support/fixtures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { answer, noNews } from './support/wire.ts';

for (const call of ['GET /election/get-all', 'GET /election/all'] as const) {
  test(
    `§8 Elections load fails: the Election List says so when ${call} fails`,
    { tag: '@desktop' },
    async ({ page, campus }) => {
      await createElection(campus.books);
      await noNews(page);
      await answer(page, call, { error: 'internal' }, 500);
      await campus.signIn(page, { role: 'admin' });
      await visit(page, '/dashboard?section=election-list');
      const main = page.getByRole('main');
      await expect(main.getByText('Failed to fetch elections', { exact: true })).toBeVisible();
      await expect(main.getByText('No elections found.', { exact: true })).toHaveCount(0);
    },
  );
}
