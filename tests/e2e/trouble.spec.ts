import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { uploadIdOf } from '#core/pictures/picture-address.ts';
import {
  createAccount,
  createElection,
  createEvent,
  createMember,
  createUpload,
} from '#tests/support/factories.ts';
import { admin } from './support/campus.ts';
import { test } from './support/fixtures.ts';
import { paintPicture } from './support/pictures.ts';
import { visit } from './support/visit.ts';

// When something goes wrong: lists that do not come, no network, a session that ends in the middle
// of work, pictures that are gone. What was begun is still there afterwards.

test('a list that does not come says so, and Try again asks for it alone', async ({
  page,
  campus,
}) => {
  await createEvent(campus.books, {
    title: 'Lamps on the lake',
    held_at: '2050-01-01T10:00:00Z',
  });
  await createMember(campus.books, { position: 'Vice President', is_verified: true });
  // A stream of changes asks again when it opens; here it never does, and only people ask.
  await page.route('**/api/live', () => {});
  for (const [path, link, sentence, call] of [
    ['/events', 'Events', 'Failed to fetch events.', '**/api/event/get-all'],
    ['/council', 'Members', 'Failed to fetch members.', '**/api/member/get-all'],
    ['/elections', 'Elections', 'Failed to fetch elections', '**/api/election/get-all'],
  ] as const) {
    await visit(page, '/contact');
    await page.route(call, (route) => route.fulfill({ status: 500, json: { error: 'internal' } }));
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const main = page.getByRole('main');
    await expect(main.getByText(sentence)).toBeVisible();
    // It answered: nothing is wrong with the connection.
    await expect(main.getByText('The server could not do this.')).toBeVisible();
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
    await page.unroute(call);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/get-all')) asked.push(new URL(request.url()).pathname);
    });
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByText(sentence)).toHaveCount(0);
    expect(asked).toEqual([call.slice(2)]);
    page.removeAllListeners('request');
  }
});

test('a section whose file does not come leaves the rest of the dashboard, and comes later', async ({
  page,
  campus,
}) => {
  await campus.signIn(page, { role: 'admin' });
  const file = '**/assets/user-approval-*.js*';
  await page.route(file, (route) => route.fulfill({ status: 503, body: '' }));
  await visit(page, '/dashboard?section=user-approval');
  const main = page.getByRole('main');
  const title = 'This section could not be loaded.';
  await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Nomination Requests/ })).toBeVisible();
  await page.unroute(file);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: title })).toHaveCount(0);
  const rows = main.getByRole('searchbox', { name: 'Search account requests' });
  await expect(main.getByText('Nothing to approve.').or(rows)).toBeVisible();
});

test('without network the page says so, queues nothing and reads again', async ({
  page,
  campus,
}) => {
  const election = await createElection(campus.books, { positions: { President: 2 } });
  await campus.signIn(page);
  await visit(page, `/elections/${election.id}`);
  // Two stand, and either will do.
  await page
    .getByRole('button', { name: /^Vote for/ })
    .first()
    .click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await question.getByRole('button', { name: 'Cast vote' }).click();
  await expect(question.getByRole('button', { name: 'Try again' })).toBeVisible();
  const back = question.getByRole('button').first();
  await expect(async () => {
    // A press in the very moment of a quiet try does nothing: nobody leaves while it runs.
    if (await question.isVisible()) await back.click({ timeout: 2_000 });
    await expect(question).toBeHidden({ timeout: 1_000 });
  }).toPass();
  const read = page.waitForResponse((answer) => answer.url().endsWith('/election/get-all'));
  await page.context().setOffline(false);
  await read;
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
  const [row] = await campus.books.db
    .selectFrom('turnouts')
    .select('ballots')
    .where('position_id', '=', election.positions[0]?.id ?? '')
    .execute();
  expect(row?.ballots).toBe(0);
});

async function logInHere(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Role').selectOption('admin');
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

test('a session that ends in the middle of work costs nothing that was typed', async ({
  page,
  campus,
}) => {
  const election = await createElection(campus.books, { positions: { Speaker: 2 } });
  await campus.books.transact((tx) =>
    tx
      .insertInto('contacts')
      .values({
        id: crypto.randomUUID(),
        name: 'Maya Kulkarni',
        email: 'maya@sarovar.example',
        category: 'suggestion',
        message: 'More benches.',
      })
      .execute(),
  );
  await campus.signIn(page, { role: 'admin' });
  const end = () => page.context().clearCookies();
  /** Opens a page, and waits until the server has said who is here: later it would say nobody. */
  const open = (address: string) =>
    Promise.all([page.waitForResponse('**/api/user/me'), page.goto(address)]);
  const form = page.getByRole('dialog');

  await test.step('a new event', async () => {
    await open('/events');
    await page.getByRole('button', { name: 'Add Event' }).click();
    await form.getByLabel('Title').fill('Night market');
    await form.getByLabel('Description').fill('Forty stalls.');
    await form.getByLabel('Date', { exact: true }).fill('2050-01-01');
    await form
      .locator('input[type="file"]')
      .setInputFiles(await paintPicture('a.png', { colour: 'teal' }));
    await end();
    await form.getByRole('button', { name: 'Add Event' }).click();
    await logInHere(page);
    await expect(page).toHaveURL(/\/events$/);
    await expect(form.getByLabel('Title')).toHaveValue('Night market');
    await expect(form.getByLabel('Description')).toHaveValue('Forty stalls.');
    await page.evaluate(() => sessionStorage.clear());
  });

  await test.step('a new member', async () => {
    await open('/council');
    await page.getByRole('button', { name: 'Add Member' }).click();
    await form.getByLabel('Enrollment number').fill('0177CS230001');
    await form.getByLabel('Position').selectOption('Treasury Secretary');
    await end();
    await form.getByRole('button', { name: 'Add Member' }).click();
    await logInHere(page);
    await expect(page).toHaveURL(/\/council$/);
    await expect(form.getByLabel('Enrollment number')).toHaveValue('0177CS230001');
    await expect(form.getByLabel('Position')).toHaveValue('Treasury Secretary');
    // Discarded is discarded: the next one begins with an empty form.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(form).toHaveCount(0);
    await page.getByRole('button', { name: 'Add Member' }).click();
    await expect(form.getByLabel('Enrollment number')).toHaveValue('');
  });

  await test.step('a nomination', async () => {
    await open(`/elections/${election.id}`);
    await page.getByRole('button', { name: 'Nominations' }).click();
    await form.getByLabel('Election').selectOption(election.name);
    await form.getByLabel('Position').selectOption('Speaker');
    await end();
    await form.getByRole('button', { name: 'Submit Nomination' }).click();
    await form.getByRole('button', { name: 'Login' }).click();
    await logInHere(page);
    await expect(page).toHaveURL(new RegExp(`/elections/${election.id}$`));
    await expect(form.getByLabel('Election')).toHaveValue(election.id);
    await expect(form.getByLabel('Position').locator('option:checked')).toHaveText('Speaker');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  });

  await test.step('a vote, whose choice nothing keeps', async () => {
    // Two stand, and either will do.
    await page
      .getByRole('button', { name: /^Vote for/ })
      .first()
      .click();
    await expect(form).toBeVisible();
    await end();
    await form.getByRole('button', { name: 'Cast vote' }).click();
    await form.getByRole('button', { name: 'Login' }).click();
    await logInHere(page);
    await expect(page).toHaveURL(new RegExp(`/elections/${election.id}#`));
    await expect(page.getByRole('heading', { name: 'Speaker' }).first()).toBeInViewport();
  });

  await test.step('the settings', async () => {
    const statement = page.getByLabel('Statement');
    const caption = page.getByLabel('Caption of initiative 2');
    await open('/settings?section=home');
    const saved = await statement.inputValue();
    await statement.fill('We keep the lake clean.');
    await caption.fill('Open nights');
    await end();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await logInHere(page);
    await expect(page).toHaveURL(/\/settings\?section=home$/);
    await expect(statement).toHaveValue('We keep the lake clean.');
    await expect(caption).toHaveValue('Open nights');
    await page.getByRole('button', { name: 'Undo changes' }).click();
    await page.reload();
    await expect(statement).toHaveValue(saved);
  });

  await test.step('a decision on the dashboard', async () => {
    const waiting = page.waitForResponse('**/api/waiting/get-all');
    await open('/dashboard?section=contact-requests&q=Maya');
    // All that the officers have asked for is here, its sum of what waits among it.
    await waiting;
    await expect(page.locator('[data-lede]')).not.toBeEmpty();
    const resolve = page.getByRole('button', { name: 'Resolve the request of Maya Kulkarni' });
    await expect(resolve).toBeVisible();
    await end();
    await resolve.click();
    await logInHere(page);
    await expect(page).toHaveURL(/section=contact-requests/);
    await resolve.click();
    await expect(page.getByText('Contact resolved successfully').first()).toBeVisible();
  });
});

test('a picture that is gone gives way to an illustration or to initials', async ({
  page,
  campus,
}) => {
  const title = 'A picture that is gone';
  await createEvent(campus.books, {
    title,
    type: 'cultural',
    held_at: new Date(Date.now() + 3_600_000).toISOString(),
    upload_id: uploadIdOf(await createUpload(campus.books)),
  });
  const { id } = await createAccount(campus.books, { name: 'Uma Varma' });
  const upload_id = uploadIdOf(await createUpload(campus.books));
  await campus.books.transact((tx) =>
    tx.updateTable('accounts').set({ upload_id }).where('id', '=', id).execute(),
  );
  await createMember(campus.books, { position: 'President', account_id: id, is_verified: true });
  const poster = page.getByRole('article', { name: title }).locator('img');
  const seen: (string | null)[] = [];
  for (const turn of [1, 2]) {
    await visit(page, '/events');
    await poster.scrollIntoViewIfNeeded();
    await expect(poster, `turn ${turn}`).toHaveAttribute('src', /poster-cultural/);
    await expect(poster).not.toHaveJSProperty('naturalWidth', 0);
    seen.push(await poster.getAttribute('src'));
  }
  expect(seen[0]).toBe(seen[1]);
  await visit(page, '/council');
  const person = page.getByRole('listitem').filter({ hasText: 'Uma Varma' });
  await person.scrollIntoViewIfNeeded();
  await expect(person.getByText('UV', { exact: true })).toBeVisible();
});
