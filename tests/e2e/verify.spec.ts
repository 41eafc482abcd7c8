import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  closeElectionNow,
  createElection,
  sealVotes,
  takeVoters,
} from '#tests/support/factories.ts';
import { examine } from './support/examine.ts';
import { test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// A recount kit is checked in the browser, against what this campus has published.

const judgement = (page: Page) => page.locator('[data-judgement]');
const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('the published kit is right, a changed one is told, and nothing is sent', async ({
  page,
  campus,
}) => {
  const election = await createElection(campus.books, {
    name: 'To check',
    positions: { President: 2 },
  });
  await sealVotes(campus.books, election, [[3, 1]]);
  await takeVoters(campus.books, election, [4]);
  await closeElectionNow(campus.books, election.id);
  await expect
    .poll(async () => (await page.request.get(`/api/election/recount-kit/${election.id}`)).status())
    .toBe(200);
  const kit = await (await page.request.get(`/api/election/recount-kit/${election.id}`)).text();
  // A link of before, to what was a part of the page.
  await visit(page, `/elections/${election.id}#check-the-count`);
  await expect(page.getByRole('heading', { level: 1, name: 'Was it fair?' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/elections/${election.id}/fair$`));
  await page.getByRole('link', { name: 'Check it in this browser' }).click();
  await page.getByRole('button', { name: 'Check the published file' }).click();
  await expect(judgement(page)).toContainText('The count is right: 4 ballots, the same winners.');
  await expect(page.getByRole('listitem').getByLabel('Passed').first()).toBeVisible();
  await examine(page, 'a count that is right');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? ''}`));
  await choose(
    page,
    'forged.json',
    kit.replace('"votes": 3', '"votes": 4').replace('"votes":3', '"votes":4'),
  );
  await expect(judgement(page)).toContainText('The count is not right');
  await expect(judgement(page)).toContainText('This file is not the one that was published.');
  await expect(page.getByLabel('Failed').first()).toBeVisible();
  await page.getByLabel('Result code that you kept').fill('2222-2222-2222');
  await choose(page, 'kept.json', kit);
  await expect(judgement(page)).toContainText('another result code than the one you kept');
  // What was found goes with the code that it is about, and what is no code is not compared.
  await page.getByLabel('Result code that you kept').fill('abc');
  await expect(judgement(page)).toHaveCount(0);
  await choose(page, 'kept.json', kit);
  await expect(judgement(page)).toContainText('This is not a result code');
  expect(sent.filter((one) => !one.startsWith('GET'))).toEqual([]);

  // What fits together and is of nowhere, and what is no kit.
  await page.getByLabel('Result code that you kept').fill('');
  await choose(page, 'plain.json', readFileSync('tests/fixtures/kits/plain.json', 'utf8'));
  await expect(judgement(page)).toContainText('No election with this file is published here');
  await choose(page, 'no-kit.json', '{}');
  await expect(judgement(page)).toContainText('This file cannot be checked.');
});
