import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { test } from './support/fixtures.ts';
import { fillElection, publishForm } from './support/organise.ts';
import { visit } from './support/visit.ts';

// A council types two names and publishes "opens now": people vote at once, and no name is lost however the page
// is left.

const names = ['Asha Verma', 'Bilal Khan'];
const create = '**/api/election/create';
const form = '/dashboard?section=organize-election';

const published = (page: Page, name: string) =>
  page.getByRole('heading', { name: `“${name}” is published.` });

/** Fills in the form up to its check. */
async function check(page: Page, name: string): Promise<void> {
  await visit(page, form);
  await fillElection(page, { name, positions: ['President'] });
  await page.getByRole('button', { name: 'Change dates' }).click();
  await page.getByRole('button', { name: 'Opens now, for 24 hours' }).click();
  await page.getByRole('button', { name: 'Enter candidates' }).click();
  await page.getByRole('textbox', { name: 'President', exact: true }).fill(names.join('\n'));
  await page.getByLabel('They have agreed to stand').check();
  await page.getByRole('button', { name: 'Check and publish' }).click();
  await expect(page.getByText(names.join(', '), { exact: true })).toBeVisible();
}

/** Presses until the press was meant: one just after the check appeared is not. */
async function press(page: Page, isSent: () => boolean): Promise<void> {
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Publish election' });
    if (!isSent() && (await button.isVisible())) await button.click();
    expect(isSent()).toBe(true);
  }).toPass();
}

/** The elections of this name, each with the names on its ballot. */
async function ballots(page: Page, name: string): Promise<string[][]> {
  const { elections } = await (await page.request.get('/api/election/get-all')).json();
  return elections
    .filter((one: { name: string }) => one.name === name)
    .map(({ nominations }: { nominations: { nominee: { name: string } }[] }) =>
      nominations.map(({ nominee }) => nominee.name),
    );
}

test(
  'two names and “opens now”: the check says who is on the ballot, and the first vote follows',
  { tag: '@both' },
  async ({ meet }) => {
    const name = `Hostel council, ${test.info().project.name}`;
    const council = await meet({ role: 'council' });
    await check(council, name);
    await expect(council.getByText('Voting opens when you publish')).toHaveCount(0);
    await expect(council.getByText('Less than a day for nominations')).toHaveCount(0);
    await expect(council.getByText('Only the people you enter stand.')).toBeVisible();
    await examine(council, 'the check of an election with candidates');
    await council.getByRole('button', { name: 'Go back' }).click();
    // Else the header of the section, which stays in sight, covers a button by chance.
    await council.evaluate(() => window.scrollTo(0, 0));
    await examine(council, 'the form of an election with candidates');
    await publishForm(council, name);
    await expect(council.getByText('Give each person only their own link to leave.')).toBeVisible();
    await examine(council, 'an election that was published with its candidates');
    await council.getByRole('link', { name: 'Open page' }).click();
    await expect(council.getByRole('heading', { name, level: 1 })).toBeVisible();
    const voter = await meet({ role: 'student' });
    await visit(voter, new URL(council.url()).pathname);
    await voter.getByRole('button', { name: /^Vote for Asha Verma/ }).click();
    await voter.getByRole('dialog').getByRole('button', { name: /^Cast/ }).click();
    await expect(voter.getByText('Vote successful').first()).toBeVisible();
  },
);

test('no name is lost when another section is opened while it is published', async ({ meet }) => {
  const name = 'Council that was left';
  const council = await meet({ role: 'council' });
  await check(council, name);
  const left = Promise.withResolvers<void>();
  let isSent = false;
  await council.route(create, async (route) => {
    isSent = true;
    await left.promise;
    await route.continue();
  });
  await press(council, () => isSent);
  await council.getByRole('button', { name: /^Election List/ }).click();
  const answer = council.waitForResponse(create);
  left.resolve();
  // The list can show it sooner: what happened is told to all before who asked has the answer.
  await (await answer).finished();
  await expect(council.getByText(name).first()).toBeVisible();
  expect(await ballots(council, name)).toEqual([names]);
  // What was typed is forgotten once the page has taken the answer, and the form begins anew.
  await council.waitForFunction(
    (typed) => !JSON.stringify({ ...localStorage, ...sessionStorage }).includes(typed),
    name,
  );
  await council.getByRole('button', { name: /^Organize election/i }).click();
  await expect(council.getByRole('textbox', { name: 'Election name' })).toHaveValue('');
});

test('no name is lost when the tab is closed, and the next press publishes nothing twice', async ({
  meet,
}) => {
  const name = 'Council of a closed tab';
  const council = await meet({ role: 'council' });
  await check(council, name);
  const arrived = Promise.withResolvers<void>();
  let isSent = false;
  // The server does it, and nobody hears the answer.
  await council.route(create, async (route) => {
    isSent = true;
    await route.fetch();
    arrived.resolve();
  });
  await press(council, () => isSent);
  await arrived.promise;
  const again = await council.context().newPage();
  await council.close();
  await visit(again, form);
  await again.getByRole('button', { name: 'Enter candidates' }).click();
  await expect(again.getByRole('textbox', { name: 'President', exact: true })).toHaveValue(
    names.join('\n'),
  );
  await publishForm(again, name);
  expect(await ballots(again, name)).toEqual([names]);
});

test('no name is lost with the line, and a double press publishes once', async ({ meet }) => {
  const name = 'Council of a lost line';
  const council = await meet({ role: 'council' });
  await check(council, name);
  let isSent = false;
  await council.route(create, async (route) => {
    isSent = true;
    await route.abort();
  });
  await press(council, () => isSent);
  await expect(council.getByText('pressing again publishes it once')).toBeVisible();
  expect(await ballots(council, name)).toEqual([]);
  await council.unroute(create);
  await council.getByRole('button', { name: 'Publish election' }).dblclick();
  await expect(published(council, name)).toBeVisible();
  expect(await ballots(council, name)).toEqual([names]);
});
