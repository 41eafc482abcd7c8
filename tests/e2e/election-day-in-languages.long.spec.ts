import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { committees } from '#core/council/committees.ts';
import { electionPath, pagePaths } from '#core/page-paths.ts';
import { speaking } from '#server/platform/languages.ts';
import { ballotMessages } from '#texts/en/ballot.ts';
import { closedElectionMessages } from '#texts/en/closed-election.ts';
import { fairMessages } from '#texts/en/fair.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';
import { verifyMessages } from '#texts/en/verify.ts';
import { whyMessages } from '#texts/en/why-not-vote.ts';
import { languages } from '#texts/languages.ts';
import { closeElectionNow, createAccount, createElection } from '#tests/support/factories.ts';
import { startCampus, usual } from './support/campus.ts';
import type { Campus } from './support/campus.ts';
import { test as base } from './support/fixtures.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { freshNumber } from './support/people.ts';
import { lookAround } from './support/station.ts';
import { visit } from './support/visit.ts';

// The election day of a voter in each language, by the keyboard alone: everything is found by the words that the
// reader sees. At each station the page is looked at, on a phone and a desktop, in both themes.

/** Here the campus offers every language. */
const test = base.extend({
  campus: async ({ keep }, use) => use(await keep('all languages', () => startCampus(usual))),
});
// One campus for all of them.
test.describe.configure({ mode: 'default' });

const password = 'correct horse battery';
/** What people wrote is in any script, whatever the page is in. */
const [first, second, third] = ['Meher Chawla', 'रोहन अय्यर', 'زویا رحمان'];
const positions = { President: 3, सचिव: 2, 'ثقافتی نمائندہ': 2 };
const voter = 'Ishaan Verma';
/** The names of committees and seats are data as well. */
const byPeople = [
  ...languages.flatMap(({ tag }) => [`About Council of ${tag}`, `Council of ${tag}`]),
  ...[' next year', first, voter, 'Speaker', 'Sarovar University', ...Object.keys(positions)],
  ...committees.flatMap(({ name, positions: seats }) => [...seats, name]),
].toSorted((one, other) => other.length - one.length);

/** Two elections, so that one has to be found: this one runs, the other comes later. */
async function organise({ books }: Campus, name: string) {
  const nominees = [];
  for (const one of [first, second, third])
    nominees.push(await createAccount(books, { name: one }));
  await createElection(books, {
    name: `${name} next year`,
    positions: { Speaker: 1 },
    nominees,
    startsInMinutes: 60,
    endsInMinutes: 90,
  });
  return createElection(books, { name, positions, nominees });
}

async function offerAll(campus: Campus, officer: Page): Promise<void> {
  await campus.signIn(officer, { role: 'admin' });
  const answer = await officer.request.put('/api/campus/settings', {
    data: { languages: languages.map(({ tag }) => tag) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function register(stranger: Page, number: string): Promise<void> {
  const email = `voter-${number.toLowerCase()}@sarovar.example`;
  const data = { name: voter, email, password, enrollmentNumber: number, role: 'student' };
  const answer = await stranger.request.post('/api/user/register-student', { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Nothing that a page says to its developers. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (line) => {
    const isBrowsers = /^Failed to load resource|^Service Worker registration blocked/.test(
      line.text(),
    );
    if (!isBrowsers && ['error', 'warning'].includes(line.type())) said.push(line.text());
  });
  return said;
}

/** Fills the form of the log-in in, as somebody does who has no mouse. */
async function logInByKey(page: Page, number: string): Promise<void> {
  const main = page.getByRole('main');
  const role = main.getByLabel(messages.fields.role, { exact: true });
  await tabTo(page, role);
  for (let step = 0; step < 6 && (await role.inputValue()) !== 'student'; step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(role).toHaveValue('student');
  await tabTo(page, main.getByLabel(messages.fields.enrollmentNumber));
  await page.keyboard.type(number);
  await tabTo(page, main.getByLabel(messages.fields.password, { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** A radio takes the Space bar. */
async function chooseByKey(page: Page, radio: Locator): Promise<void> {
  await tabTo(page, radio);
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
}

const settledPress = async (page: Page, button: Locator) => {
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await pressByKey(page, button);
};

for (const { tag, englishName, locale } of languages) {
  test.describe(englishName, () => {
    test.use({ locale });

    test(
      `the election day in ${englishName}, by the keyboard alone`,
      { tag: '@desktop' },
      async ({ page, campus, meet }) =>
        speaking(tag, async () => {
          await offerAll(campus, await meet());
          const election = await organise(campus, `Council of ${tag}`);
          const number = freshNumber();
          await register(await meet(), number);
          const said = listen(page);
          const main = page.getByRole('main');
          const bar = page.getByRole('banner');
          const button = (name: string, within: Page | Locator = page) =>
            within.getByRole('button', { name, exact: true });
          const link = (name: string, within: Page | Locator = page) =>
            within.getByRole('link', { name, exact: true });
          const fold = (title: string) => main.locator('summary', { hasText: title });
          const look = (where: string, on = page) =>
            lookAround(on, where, {
              language: tag,
              theirs: byPeople,
            });

          await test.step('a visitor finds the election', async () => {
            await visit(page, '/');
            await look('home');
            await pressByKey(page, link(messages.pages.elections, bar));
            await expect(main.getByRole('heading', { level: 1 })).toHaveText(
              messages.pages.elections,
            );
            await look('all elections');
            await pressByKey(page, link(election.name, main));
            await expect(main.getByRole('heading', { level: 1 })).toHaveText(election.name);
            await expect(page).toHaveURL(new RegExp(`${electionPath(election.id)}$`));
            await expect(main.getByText(messages.fixed.loginToVote)).toBeVisible();
            await look('the election, read by a visitor');
          });

          await test.step('who logs in there comes back to it', async () => {
            await pressByKey(page, button(whyMessages.logIn, main));
            await expect(main.getByLabel(messages.fields.role, { exact: true })).toBeVisible();
            await look('log-in');
            await logInByKey(page, number);
            await expect(button(electionsMessages.candidates.fill)).toBeVisible();
            await expect(page.locator(`html[lang="${tag}"]`)).toBeAttached();
          });

          const row = (name: string, position: string, canVote: boolean) =>
            electionsMessages.candidates.row({ name, position, votes: 0, canVote });
          const [president, secretary, speaker] = Object.keys(positions) as [
            string,
            string,
            string,
          ];

          await test.step('two positions of three are filled in and cast', async () => {
            await pressByKey(page, button(electionsMessages.candidates.fill));
            const dialog = page.getByRole('dialog', { name: electionsMessages.candidates.fill });
            const place = (at: number) =>
              dialog.getByText(ballotMessages.place(at, 3), { exact: true });
            const radio = (name: string, position: string) =>
              dialog.getByRole('radio', { name: row(name, position, false), exact: true });
            await expect(place(1)).toBeVisible();
            await chooseByKey(page, radio(third, president));
            await look('a position of the ballot');
            await settledPress(page, button(ballotMessages.next, dialog));
            await expect(place(2)).toBeVisible();
            await chooseByKey(page, radio(second, secretary));
            await settledPress(page, button(ballotMessages.next, dialog));
            await expect(place(3)).toBeVisible();
            await settledPress(page, button(ballotMessages.review, dialog));
            const heading = (name: string) => dialog.getByRole('heading', { name, exact: true });
            await expect(heading(ballotMessages.check)).toBeFocused();
            await expect(dialog.getByText(ballotMessages.skipped)).toBeVisible();
            await expect(dialog.getByText(third)).toBeVisible();
            await look('the review of the ballot');
            await settledPress(page, button(ballotMessages.cast(2), dialog));
            await expect(heading(ballotMessages.recorded(2, 2))).toBeFocused();
            await expect(dialog.getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)).toHaveCount(2);
            await look('the receipts of the ballot');
            await settledPress(page, button(ballotMessages.done, dialog));
            await expect(dialog).toBeHidden();
          });

          await test.step('the third is voted for by itself', async () => {
            await pressByKey(page, button(row(first, speaker, true)));
            const dialog = page.getByRole('dialog', { name: electionsMessages.cast.title });
            await expect(dialog).toBeVisible();
            await look('the question before a vote');
            await settledPress(page, button(electionsMessages.cast.cast, dialog));
            await expect(button(electionsMessages.receipt.copyFor(speaker))).toBeVisible();
            await expect(dialog).toBeHidden();
            await look('the election after the votes');
          });

          await test.step('an onlooker sees the standings move', async () => {
            const onlooker = await meet(undefined, { locale });
            await visit(onlooker, electionPath(election.id));
            const board = onlooker.getByRole('region', { name: electionsMessages.board.title });
            const leads = board.getByText(third);
            await expect(leads).toBeVisible();
            await expect(board.getByRole('heading', { name: president })).toBeVisible();
          });

          await test.step('after the close everybody reads the result', async () => {
            await closeElectionNow(campus.books, election.id);
            await expect(async () => {
              await visit(page, electionPath(election.id));
              const results = main.getByRole('heading', { name: electionsMessages.results.title });
              await expect(results).toBeVisible({ timeout: 2_000 });
            }).toPass();
            await expect(main.getByText(electionsMessages.results.winner).first()).toBeVisible();
            await expect(main.getByText(third).first()).toBeVisible();
            await pressByKey(page, fold(closedElectionMessages.receipts(3)));
            await expect(button(electionsMessages.receipt.copyFor(president))).toBeVisible();
            await look('the result');
          });

          await test.step('the count is checked', async () => {
            await pressByKey(page, link(fairMessages.title, main));
            await pressByKey(page, link(fairMessages.count.check, main));
            await pressByKey(page, button(verifyMessages.published, main));
            await expect(main.getByText(verifyMessages.right(3)).first()).toBeVisible();
            await look('a count that is right');
          });

          await test.step('home again', async () => {
            await pressByKey(page, link(messages.pages.home, bar));
            await expect(page).toHaveURL(new RegExp(`${pagePaths.home}$`));
            await look('home of who is signed in');
          });
          expect(said, 'the console stays silent').toEqual([]);
        }),
    );
  });
}
