import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { defaultTimeZone, toLocalTime } from '#core/campus/time-zone.ts';
import { closeElectionNow } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import type { Campus } from './support/campus.ts';
import { startCampus } from './support/campus.ts';
import { test } from './support/fixtures.ts';
import { chooseCounts, chooseVoters, fillElection, publishForm } from './support/organise.ts';
import { isHome } from './support/people.ts';
import { visit } from './support/visit.ts';

// The election day from the first account to the winner's e-mail, as people live it: six browsers,
// a real server, a real database, a real mail server. A campus of its own: nobody is there yet.

const password = 'correct horse battery';
const students = [
  { name: 'Meher Chawla', email: 'meher@sarovar.example', number: '0177CS231042' },
  { name: 'Rohan Iyer', email: 'rohan@sarovar.example', number: '0177EC221009' },
  { name: 'Zoya Rahman', email: 'zoya@sarovar.example', number: '0177ME231117' },
] as const;

async function newcomer(browser: Browser, campus: Campus): Promise<Page> {
  const context = await browser.newContext({ baseURL: campus.url, locale: 'en-GB' });
  return context.newPage();
}

async function register(page: Page, student: (typeof students)[number]): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Role').selectOption('student');
  await page.getByLabel('Name', { exact: true }).fill(student.name);
  await page.getByLabel('E-mail').fill(student.email);
  await page.getByLabel('Enrollment number').pressSequentially(student.number.toLowerCase());
  await expect(page.getByLabel('Enrollment number')).toHaveValue(student.number);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await isHome(page);
  // Home was loaded again, and whoever listens is at its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function nominate(page: Page): Promise<void> {
  await page.goto('/elections');
  await page.getByRole('button', { name: 'Nominations' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Election').selectOption({ label: 'Council 2027' });
  await dialog.getByLabel('Position').selectOption({ label: 'President' });
  await dialog.getByRole('button', { name: 'Submit Nomination' }).click();
  await expect(page.getByText('You are successfully nominated.').first()).toBeVisible();
}

async function vote(page: Page, candidate: string): Promise<void> {
  await visit(page, '/elections');
  await expect(page.getByText(/^.*Open to everybody with an account\./).first()).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^Vote for ${candidate},`) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Cast your vote?' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cast vote' }).click();
  await expect(page.getByText('Vote successful').first()).toBeVisible();
  await expect(page.getByText(/Receipt\s*[2-9A-Z]{4}-[2-9A-Z]{4}/).first()).toBeVisible();
}

test('from the first account to the winner’s e-mail', async ({ browser }) => {
  const mail = await startMailServer();
  const campus = await startCampus({ SMTP_URL: mail.url });
  const admin = await newcomer(browser, campus);

  const zone = defaultTimeZone;
  await test.step('the one-time link sets the campus up', async () => {
    const link = /http\S+\/set-up#token=\S+/.exec(campus.output())?.[0];
    await admin.goto(link ?? 'no link was printed');
    await admin.getByLabel('University name').fill('Sarovar University');
    // The browser's is offered.
    const here = await admin.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
    await expect(admin.getByLabel('Time zone')).toHaveValue(here);
    await admin.getByLabel('Time zone').selectOption(zone);
    await admin.getByLabel('Your name').fill('Lakshmi Krishnan');
    await admin.getByLabel('E-mail').fill('lakshmi@sarovar.example');
    await admin.getByLabel('Password', { exact: true }).fill(password);
    await admin.getByRole('button', { name: 'Set up' }).click();
    await expect(admin.getByRole('button', { name: /Open profile/ })).toBeVisible();
    await admin.goto('/');
    await expect(admin.getByText('Sarovar University').first()).toBeVisible();
  });

  await test.step('an officer organises an election', async () => {
    await admin.goto('/dashboard?section=organize-election');
    const at = (minutes: number) =>
      toLocalTime(new Date(Date.now() + minutes * 60_000).toISOString(), zone);
    await fillElection(admin, {
      name: 'Council 2027',
      description: 'Choose the people who will speak for you.',
      positions: ['President'],
      opens: at(-1),
      closes: at(60),
    });
    // E-mails leave this campus, so that is preselected; nobody here has confirmed an address.
    await expect(admin.getByText('Everybody with a confirmed e-mail address.')).toBeVisible();
    await chooseVoters(admin, 'Anybody who registers');
    // Few accounts: counts would be hidden.
    await chooseCounts(admin, 'Live');
    await publishForm(admin, 'Council 2027');
  });

  const [meher, rohan, zoya] = await test.step('three students register', async () => {
    const pages = await Promise.all(students.map(() => newcomer(browser, campus)));
    for (const [index, student] of students.entries()) {
      const own = pages[index];
      if (own !== undefined) await register(own, student);
    }
    return pages;
  });
  if (meher === undefined || rohan === undefined || zoya === undefined) throw new Error('no pages');

  await test.step('two stand and are accepted', async () => {
    await nominate(meher);
    await nominate(rohan);
    await admin.goto('/dashboard?section=nomination-requests');
    for (const name of ['Meher Chawla', 'Rohan Iyer']) {
      await admin.getByRole('button', { name: `Accept ${name}` }).click();
      await expect(admin.getByRole('button', { name: `Accept ${name}` })).toHaveCount(0);
    }
  });

  await test.step('a vote moves the standings on an open page within a second', async () => {
    await zoya.goto('/elections');
    const board = zoya.getByRole('region', { name: 'Leaderboard' });
    await expect(zoya.getByText('Leaderboard is empty. No votes have been cast.')).toBeVisible();
    await vote(meher, 'Meher Chawla');
    const since = Date.now();
    await expect(board.getByText(/^1 (vote$|of )/).first()).toBeVisible();
    test.info().annotations.push({ type: 'seen after', description: `${Date.now() - since} ms` });
  });

  await test.step('the others vote, and nobody twice', async () => {
    await vote(rohan, 'Rohan Iyer');
    await vote(zoya, 'Meher Chawla');
    await zoya.reload();
    await expect(zoya.getByText('Vote recorded').first()).toBeVisible();
    await expect(zoya.getByRole('button', { name: /^Vote for/ })).toHaveCount(0);
  });

  await test.step('the close brings the result', async () => {
    const [election] = await campus.books.db.selectFrom('elections').select('id').execute();
    await closeElectionNow(campus.books, election?.id ?? '');
    await zoya.goto('/elections');
    const results = zoya.getByRole('region', { name: 'Results' });
    await expect(results.getByText('Meher Chawla').first()).toBeVisible();
    await expect(results.getByText('Winner').first()).toBeVisible();
    await expect(results.getByText(students[0].email).first()).toBeVisible();
  });

  // Registration sends e-mails as well: those that confirm an address.
  const congratulations = () => mail.taken.filter(({ raw }) => /Congratulations/i.test(raw));
  await test.step('the winner’s e-mail is in the mail server’s hands, once', async () => {
    await expect.poll(() => congratulations().length).toBe(1);
    const [outgoing] = congratulations();
    expect(outgoing?.to).toEqual([students[0].email]);
    // Every other browser session that sees the results asks as well; no second e-mail comes of it.
    const later = await rohan.context().newPage();
    const answer = later.waitForResponse(/\/api\/email\/send$/);
    await later.goto('/elections');
    await expect(later.getByText('Winner').first()).toBeVisible();
    expect((await answer).status()).toBe(200);
    const waiting = campus.books.db.selectFrom('emails').select('key').where('sent_at', 'is', null);
    await expect.poll(() => waiting.execute()).toEqual([]);
    expect(congratulations()).toHaveLength(1);
  });

  await campus.stop();
  await mail.close();
});
