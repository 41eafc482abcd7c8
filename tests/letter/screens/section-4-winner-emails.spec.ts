import { expect } from '@playwright/test';
import { test } from '../../e2e/support/fixtures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { elections, results } from './support/samples.ts';
import { answer, noNews, watch, withoutPageData } from './support/wire.ts';

const [ended] = results;
const [president] = ended?.results ?? [];
/** Farid Khan won both positions of the first election. */
const twoPositions = [
  { ...ended, results: [president, { ...president, position: 'Treasurer' }] },
  ...results.slice(1),
];

test('§4 Winner notification: email, subject and body for each position won, once per browser session', async ({
  page,
  campus,
}) => {
  await noNews(page);
  // Elections that other tests closed would have winners of their own.
  await withoutPageData(page);
  await answer(page, 'GET /election/get-all', { elections });
  await answer(page, 'GET /election/get-results', twoPositions);
  await answer(page, 'POST /email/send', { message: 'queued' });
  const sent = watch(page, 'POST /email/send') as Record<string, string>[];
  await campus.signIn(page, { role: 'admin' });
  await visit(page, '/elections');
  await expect.poll(() => sent.length).toBe(2);
  for (const [index, position] of ['President', 'Treasurer'].entries()) {
    const { email, subject, body } = sent[index] ?? {};
    expect(Object.keys(sent[index] ?? {}).toSorted()).toEqual(['body', 'email', 'subject']);
    expect(email).toBe('farid@letter.example');
    expect(subject).toMatch(/^Congratulations on winning/);
    expect(subject).toContain(position);
    expect(subject).toContain('Letter of last year');
    expect(body).toMatch(/congratulations/i);
    expect(body).toMatch(/election committee\W*$/i);
  }
  const read = page.waitForResponse('**/api/election/get-results');
  await visit(page, '/elections');
  await read;
  await expect(
    page.getByRole('main').getByText('Farid Khan', { exact: true }).first(),
  ).toBeVisible();
  expect(sent).toHaveLength(2);
  const flags = await page.evaluate(() => Object.keys(sessionStorage));
  expect(flags.length).toBeGreaterThan(0);
});
