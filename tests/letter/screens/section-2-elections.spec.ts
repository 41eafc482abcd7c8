import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createElection } from '#tests/support/factories.ts';
import { test } from '../../e2e/support/fixtures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { elections, results } from './support/samples.ts';
import { toast } from './support/toasts.ts';
import { answer, noNews, watch } from './support/wire.ts';

const [open, next] = elections;

async function show(page: Page, list: unknown[], ended: unknown[] = []): Promise<void> {
  await noNews(page);
  await answer(page, 'GET /election/get-all', { elections: list });
  await answer(page, 'GET /election/get-results', ended);
  await visit(page, '/elections');
}

test('§2 Elections: a banner each with name and date as dd MMMM yyyy', async ({ page }) => {
  const dated = { ...next, startDate: '2031-03-06T10:00:00Z', endDate: '2031-03-07T10:00:00Z' };
  await show(page, [open, dated]);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Letter election', exact: true })).toBeVisible();
  await expect(
    main.getByRole('heading', { name: 'Letter of tomorrow', exact: true }),
  ).toBeVisible();
  await expect(main.getByText('06 March 2031', { exact: true }).first()).toBeVisible();
});

test('§2 Elections: candidates by position, the leaderboard by votes with rank', async ({
  page,
}) => {
  await show(page, [open]);
  const main = page.getByRole('main');
  const candidates = main.getByRole('region', { name: /^Candidates/ });
  for (const [name, votes] of [
    ['Devika Nair', '3 votes'],
    ['Esha Iyer', '5 votes'],
  ] as const) {
    const row = candidates.getByRole('button', { name: new RegExp(name) });
    await expect(row).toBeVisible();
    await expect(row.getByText(votes, { exact: true })).toBeVisible();
    await expect(row.locator('[data-avatar], img').first()).toBeVisible();
  }
  await expect(candidates.getByRole('heading', { level: 3 })).toHaveText(['President', 'Editor']);
  const board = main.getByRole('region', { name: /^Leaderboard/ });
  await expect(board.locator('[data-leader] [data-name]')).toHaveText(['Esha Iyer', 'Devika Nair']);
  await expect(board.locator('[data-rank]')).toHaveText(['1', '2']);
  await expect(board.getByRole('heading', { level: 3 })).toHaveText([/^President/, /^Editor/]);
  // Nobody is a candidate for Editor.
  await expect(board.getByText('No candidates yet', { exact: true })).toBeVisible();
  // A visitor sees no Nominations.
  await expect(page.getByRole('button', { name: /^Nominations/ })).toHaveCount(0);
});

test('§2 Elections: the empty texts', async ({ page }) => {
  await show(page, [{ ...open, nominations: [] }]);
  const main = page.getByRole('main');
  await expect(
    main.getByText('No candidates have been nominated yet.', { exact: true }).first(),
  ).toBeVisible();
  await expect(
    main.getByText('Leaderboard is empty. No votes have been cast.', { exact: true }).first(),
  ).toBeVisible();
  await show(page, []);
  await expect(main.getByText('No Ongoing Elections Available', { exact: true })).toBeVisible();
  await show(page, [], results);
  await expect(main.getByText('Farid Khan', { exact: true })).toBeVisible();
  await expect(main.getByText('No Ongoing Elections Available', { exact: true })).toHaveCount(0);
});

test('§2 §3 Elections: Results below, a winner card per position, and ten without a fold', async ({
  page,
}) => {
  const ten = Array.from({ length: 10 }, (_, index) => ({
    ...results[0],
    electionId: `5f00000000000000000009${10 + index}`,
    name: `Letter ${index}`,
  }));
  await show(page, [open], [...ten, ...results.slice(1)]);
  const section = page.getByRole('region', { name: 'Results', exact: true });
  const cards = section.locator('[data-person]');
  await expect(cards).toHaveCount(10);
  const card = cards.first();
  await expect(card.getByText('Farid Khan', { exact: true })).toBeVisible();
  await expect(card.getByText('farid@letter.example', { exact: true })).toBeVisible();
  await expect(card.getByText('President', { exact: true })).toBeVisible();
  await expect(card.getByText('Winner', { exact: true })).toBeVisible();
  await expect(card.getByText('9 votes', { exact: true })).toBeVisible();
  await expect(card.locator('[data-avatar], img').first()).toBeVisible();
  // A position whose candidates have no student is skipped, an election of nobody hidden.
  await expect(section.getByText('Editor', { exact: true })).toHaveCount(0);
  await expect(section.getByText('Letter of nobody', { exact: true })).toHaveCount(0);
  const banner = await page
    .getByRole('heading', { name: 'Letter election', exact: true })
    .boundingBox();
  expect((await card.boundingBox())?.y).toBeGreaterThan(banner?.y ?? Number.MAX_VALUE);
});

test('§5 Vote: a visitor reads Please login to vote', { tag: '@desktop' }, async ({ page }) => {
  await show(page, [open]);
  await page.getByRole('button', { name: /Devika Nair/ }).click();
  await toast(page, 'Please login to vote');
});

test(
  '§3 §8 Vote: what is sent, Vote successful, and the server’s message',
  { tag: '@desktop' },
  async ({ page, campus }) => {
    const election = await createElection(campus.books, { name: 'Letter vote' });
    const { id } = await campus.signIn(page);
    const sent = watch(page, 'POST /vote/add') as Record<string, string>[];
    await visit(page, `/elections/${election.id}`);
    const vote = async () => {
      await page
        .getByRole('button', { name: /^Vote for/ })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Cast vote', exact: true })
        .click();
    };
    await page.route('**/api/vote/add', (route) =>
      route.fulfill({ status: 403, json: { message: 'The booth is shut.' } }),
    );
    await vote();
    await toast(page, 'The booth is shut.');
    await page.unroute('**/api/vote/add');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await vote();
    await toast(page, 'Vote successful');
    for (const body of sent) {
      expect(Object.keys(body).toSorted()).toEqual([
        'candidateId',
        'electionId',
        'position',
        'userId',
      ]);
      expect(body).toMatchObject({ userId: id, electionId: election.id });
    }
    expect(sent).toHaveLength(2);
  },
);

test(
  '§2 §3 §5 §8 Nominations: the modal, what is missing, what is sent',
  { tag: '@desktop' },
  async ({ page, campus }) => {
    const { id } = await campus.signIn(page);
    const sent = watch(page, 'POST /nomination/create');
    await show(page, [open, next]);
    await page.getByRole('button', { name: /^Nominations/ }).click();
    const form = page.getByRole('dialog', { name: 'Candidate Nomination', exact: true });
    const [election, position] = [
      form.getByLabel('Election', { exact: true }),
      form.getByLabel('Position', { exact: true }),
    ];
    const submit = form.getByRole('button', { name: 'Submit Nomination', exact: true });
    await expect(position).toBeDisabled();
    await submit.click();
    await toast(page, 'Please select an election and position');
    await election.selectOption({ label: 'Letter of tomorrow' });
    await expect(position).toBeEnabled();
    await expect(position.locator('option:not([value=""])')).toHaveText(['President', 'Editor']);
    await position.selectOption({ label: 'Editor' });
    await answer(page, 'POST /nomination/create', { message: 'You are on it already.' }, 409);
    await submit.click();
    await toast(page, 'You are on it already.');
    await answer(page, 'POST /nomination/create', {}, 500);
    await submit.click();
    await toast(page, 'Nomination failed.');
    await answer(page, 'POST /nomination/create', {}, 201);
    await submit.click();
    await toast(page, 'You are successfully nominated.');
    const body = { electionId: next?._id, position: 'Editor', userId: id };
    expect(sent).toEqual([body, body, body]);
  },
);

test(
  '§5 Nomination: Please login to nominate yourself, once the session is over',
  { tag: '@desktop' },
  async ({ page, campus }) => {
    await campus.signIn(page);
    await show(page, [open, next]);
    await page.getByRole('button', { name: /^Nominations/ }).click();
    const form = page.getByRole('dialog', { name: 'Candidate Nomination', exact: true });
    await form
      .getByLabel('Election', { exact: true })
      .selectOption({ label: 'Letter of tomorrow' });
    await form.getByLabel('Position', { exact: true }).selectOption({ label: 'Editor' });
    await answer(page, 'POST /nomination/create', {}, 401);
    await form.getByRole('button', { name: 'Submit Nomination', exact: true }).click();
    await toast(page, 'Please login to nominate yourself');
  },
);

test(
  '§9 the candidates are read again on mount and not on focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await show(page, [open]);
    // The page's own reading is over: only its answer has this election.
    const name = page
      .getByRole('main')
      .getByRole('heading', { name: 'Letter election', exact: true });
    await expect(name).toBeVisible();
    await page.waitForLoadState('networkidle');
    let reads = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/election/get-all')) reads += 1;
    });
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
    expect(reads).toBe(0);
    const again = page.waitForRequest('**/api/election/get-all');
    await foot.getByRole('link', { name: 'Elections', exact: true }).click();
    await again;
  },
);
