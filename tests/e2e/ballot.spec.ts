import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createAccount, createElection } from '#tests/support/factories.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';
import { examine } from './support/examine.ts';
import { test } from './support/fixtures.ts';
import { freshNumber, registerStudent } from './support/people.ts';
import { visit } from './support/visit.ts';

// A whole ballot filled in and cast in one go, on the real server, looked at on the way in both
// themes and at four widths, two of them on each device.

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Vote for all positions' });

/** Waits, as every click does, until the button can be pressed: a moment after its page came. */
const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();

test('five positions are cast in one go', { tag: '@both' }, async ({ page, campus, meet }) => {
  const long = 'Thiruvananthapuram-Venkatanarasimharajuvaripeta Chandrasekaran';
  const election = await createElection(campus.books, {
    name: 'Council in one go',
    positions: { President: 2, Treasurer: 1, Secretary: 14, Editor: 2, Curator: 3, Speaker: 2 },
    nominees: [await createAccount(campus.books, { name: long })],
  });
  const address = `/elections/${election.id}`;
  const onlooker = await meet();
  await onlooker.goto(address);
  const board = onlooker.getByRole('region', { name: 'Leaderboard' });
  await expect(board.getByText('Leaderboard is empty. No votes have been cast.')).toBeVisible();

  await campus.signIn(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Vote for all positions' }).click();
  const dialog = dialogOf(page);
  const heading = (name: string | RegExp) => dialog.getByRole('heading', { name });
  await expect(heading('Position 1 of 6 President')).toBeFocused();
  await examine(page, 'the first position');

  for (const [index, { title }] of election.positions.slice(0, 5).entries()) {
    await expect(heading(`Position ${index + 1} of 6 ${title}`)).toBeFocused();
    if (title === 'Secretary') await examine(page, 'a position with many');
    await dialog.getByRole('radio').first().click();
    await expect(dialog.getByRole('radio').first()).toBeChecked();
    await expect(dialog.getByRole('status').first()).toHaveText(/left to fill$|are filled$/);
    await press(page, 'Next');
  }
  await expect(heading('Position 6 of 6 Speaker')).toBeFocused();
  await press(page, 'Review choices');
  await expect(heading('Check your choices')).toBeFocused();
  await expect(dialog.getByText('No choice, skipped')).toBeVisible();
  await examine(page, 'the review of a ballot');

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/vote/')) sent.push(new URL(request.url()).pathname);
  });
  await press(page, 'Cast 5 votes');
  await expect(heading('5 votes recorded')).toBeFocused();
  await expect(page.getByText('Vote successful').first()).toBeVisible();
  await expect(dialog.getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)).toHaveCount(5);
  await examine(page, 'the receipts of a ballot');
  expect(sent).toEqual(['/api/vote/add-all']);

  // Standings of five positions move on a page that was open before.
  await expect(board.getByText(/^1 (vote$|of )/)).not.toHaveCount(0);
  for (const { title } of election.positions.slice(0, 5)) {
    const named = onlooker.getByRole('heading', { level: 3, name: title });
    const group = board.locator('section').filter({ has: named });
    await expect(group.getByText(/^1 (vote$|of )/).first()).toBeVisible();
  }
  const voteCounts = await readVoteCounts(campus.books, election.id);
  expect(
    voteCounts.map((line) => [line.title, balanced(line, line.title === 'Speaker' ? 0 : 1)]),
  ).toEqual(election.positions.map(({ title }) => [title, true]));

  await press(page, 'Done');
  await expect(page.getByRole('region', { name: /^President Vote recorded/ })).toBeFocused();
  await expect(page.getByText(/^Vote recorded/)).toHaveCount(5);
  // One is left, and is voted for as ever.
  await expect(page.getByRole('button', { name: 'Vote for all positions' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('5 of 6 positions voted')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Vote for .+, Speaker/ })).toHaveCount(2);
});

test(
  'at 400 % each page of the ballot begins at its heading',
  { tag: '@both' },
  async ({ page, campus }) => {
    const positions = { President: 4, Editor: 4 };
    const { id } = await createElection(campus.books, { positions });
    await campus.signIn(page);
    await page.setViewportSize({ width: 320, height: 200 });
    await visit(page, `/elections/${id}`);
    // The head with the nominations goes with the page: there is no room to keep it.
    await expect(page.locator('[data-page-head]')).toHaveCSS('position', 'static');
    await page.getByRole('button', { name: 'Vote for all positions' }).click();
    for (const title of ['President', 'Editor']) {
      await expect(dialogOf(page).getByRole('heading', { name: title })).toBeInViewport();
      await dialogOf(page).getByRole('radio').last().click();
      await press(page, title === 'President' ? 'Next' : 'Review choices');
    }
    await expect(
      dialogOf(page).getByRole('heading', { name: 'Check your choices' }),
    ).toBeInViewport();
  },
);

/** As on the button of a phone, or a swipe; the history is the browser's own. */
const goBack = (page: Page) => page.evaluate(() => history.back());

test(
  'Back goes through the ballot and asks before it is left',
  { tag: '@both' },
  async ({ page, campus }) => {
    const { id } = await createElection(campus.books, { positions: { President: 2, Editor: 2 } });
    await campus.signIn(page);
    await visit(page, '/contact');
    await visit(page, `/elections/${id}`);
    const dialog = dialogOf(page);
    const heading = (name: string) => dialog.getByRole('heading', { name });
    const question = page.getByRole('dialog', { name: 'Leave your ballot?' });
    const open = page.getByRole('button', { name: 'Vote for all positions' });

    // Nothing is chosen yet: Back closes it, and the page stays.
    await open.click();
    await expect(heading('President')).toBeFocused();
    await goBack(page);
    await expect(dialog).toBeHidden();
    await open.click();
    await dialog.getByRole('radio').first().click();
    await press(page, 'Next');
    await dialog.getByRole('radio').first().click();
    await press(page, 'Review choices');
    await expect(heading('Check your choices')).toBeFocused();

    await goBack(page);
    await expect(heading('Position 2 of 2 Editor')).toBeFocused();
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
    await goBack(page);
    await expect(heading('Position 1 of 2 President')).toBeFocused();
    await goBack(page);
    await expect(question).toBeVisible();
    // Back from the question is no yes.
    await goBack(page);
    await expect(question).toBeHidden();
    await expect(dialog.getByText('All positions are filled')).toBeVisible();
    await goBack(page);
    await question.getByRole('button', { name: 'Go back to my ballot' }).click();
    await goBack(page);
    await question.getByRole('button', { name: 'Discard choices' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/elections/);
    // Nothing is open any more, so the page itself is left: by one Back.
    await goBack(page);
    await expect(page).toHaveURL(/\/contact$/);
  },
);

test(
  'Back closes any dialog, also one that the address opens',
  { tag: '@phone' },
  async ({ page, campus }) => {
    await campus.signIn(page);
    await visit(page, '/contact');
    await visit(page, '/elections');
    const profile = page.getByRole('dialog', { name: 'Profile' });
    await page.getByRole('button', { name: /^Open profile/ }).click();
    await expect(profile).toBeVisible();
    await goBack(page);
    await expect(profile).toBeHidden();
    await expect(page).toHaveURL(/\/elections$/);

    await visit(page, '/events');
    // As a link on the page does it.
    await page.evaluate(() => {
      history.pushState({ idx: 1 }, '', '#profile');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(profile).toBeVisible();
    await profile.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/events$/);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Members' }).click();
    await expect(page).toHaveURL(/\/council$/);
    await goBack(page);
    await expect(page).toHaveURL(/\/events$/);
    await expect(profile).toBeHidden();
  },
);

test('after a session that ended the choices are there for the same person', async ({
  page,
  campus,
}) => {
  const positions = { President: 2, Editor: 2, Speaker: 2 };
  const { id } = await createElection(campus.books, { positions });
  const number = freshNumber();
  const password = 'a kite above the lake';
  const name = 'Meera Rao';
  await registerStudent(page, { name, email: 'meera@sarovar.example', number, password });
  await visit(page, `/elections/${id}`);
  const dialog = dialogOf(page);
  const logInHere = async () => {
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Role').selectOption('student');
    await page.getByLabel('Enrollment number').fill(number);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/elections\//);
  };

  // It ends in the middle.
  await page.getByRole('button', { name: 'Vote for all positions' }).click();
  await dialog.getByRole('radio').first().click();
  await press(page, 'Next');
  await page.context().clearCookies();
  await dialog.getByRole('radio').first().click();
  await press(page, 'Next');
  await press(page, 'Review choices');
  await press(page, 'Cast 2 votes');
  await expect(dialog.getByText(/^Your choices stay on this page for ten minutes/)).toBeVisible();
  await press(page, 'Login');
  await logInHere();
  await expect(dialog.getByRole('heading', { name: 'Check your choices' })).toBeVisible();
  await expect(dialog.getByText('No choice, skipped')).toHaveCount(1);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('chosen');
  await press(page, 'Cast 2 votes');
  await expect(dialog.getByRole('heading', { name: '2 votes recorded' })).toBeVisible();
  await press(page, 'Done');

  // One vote alone goes the same way.
  await page
    .getByRole('button', { name: /^Vote for .+, Speaker/ })
    .first()
    .click();
  const one = page.getByRole('dialog');
  await page.context().clearCookies();
  await one.getByRole('button', { name: 'Cast vote' }).click();
  await one.getByRole('button', { name: 'Login', exact: true }).click();
  await logInHere();
  await page.getByRole('dialog').getByRole('button', { name: 'Cast 1 vote' }).click();
  await expect(page.getByRole('dialog').getByText('1 vote recorded').first()).toBeVisible();
});

test('a second tab shows that the ballot is cast', async ({ page, context, campus }) => {
  const { id } = await createElection(campus.books, { positions: { President: 2, Editor: 2 } });
  await campus.signIn(page);
  await visit(page, `/elections/${id}`);
  const other = await context.newPage();
  const filling = await context.newPage();
  await visit(other, `/elections/${id}`);
  await visit(filling, `/elections/${id}`);
  await filling.getByRole('button', { name: 'Vote for all positions' }).click();
  await dialogOf(filling).getByRole('radio').first().click();
  await expect(other.getByText('0 of 2 positions voted')).toBeVisible();

  await page.getByRole('button', { name: 'Vote for all positions' }).click();
  for (const next of ['Next', 'Review choices']) {
    await dialogOf(page).getByRole('radio').first().click();
    await press(page, next);
  }
  await press(page, 'Cast 2 votes');
  await expect(dialogOf(page).getByRole('heading', { name: '2 votes recorded' })).toBeVisible();
  for (const tab of [other, filling]) {
    await expect(tab.getByText(/^Vote recorded/)).toHaveCount(2);
    await expect(dialogOf(tab)).toBeHidden();
  }
  await expect(filling.getByText('Your vote was cast in another tab.').first()).toBeVisible();
  // The own receipts stay until they are read.
  await expect(dialogOf(page).getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)).toHaveCount(2);
});
