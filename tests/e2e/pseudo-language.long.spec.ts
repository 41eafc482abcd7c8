import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dashboardSections, officerPages, sectionPath } from '#core/accounts/dashboard-sections.ts';
import {
  candidatePath,
  complaintPath,
  electionPath,
  eventPath,
  pagePaths,
  supportPath,
  timetablePath,
  settingsPages,
  settingsPath,
} from '#core/page-paths.ts';
import { nameFor } from '#tests/support/named-account.ts';
import { createElection } from '#tests/support/factories.ts';
import { electionActs } from '#texts/en/election-acts.ts';
import { supporterMessages } from '#texts/en/supporters.ts';
import { pseudo } from '#texts/pseudo.ts';
import { richTest as test } from './support/fixtures.ts';
import { speakPseudo } from './support/speak-pseudo.ts';
import type { Pseudo } from './support/speak-pseudo.ts';
import { visit } from './support/visit.ts';
import { walkPage } from './support/walk-page.ts';

// The pseudo-language (src/texts/pseudo.ts) on a narrow phone: no letter of English shows that is not somebody's
// own, and nothing that is mirrored and a third longer is cut off or scrolls sideways, on any page and in what its
// buttons open.

test.use({ viewport: { width: 320, height: 800 } });

/** Addresses and the names of time zones are the same in every language. */
const everywhere =
  /^(?:[\w.+-]+@[\w.-]+|https?:\/\/\S*|[A-Z]*\d[A-Z\d]*|[A-Z]{2,5}(?:[+-]\d[\d:]*)?|[A-Z][\w+-]+(?:\/[\w+-]+)+)$/;

/** Walks through pages, and gives what its presses opened. */
async function walk(page: Page, speaker: Pseudo, addresses: readonly string[]): Promise<string> {
  const opened: string[] = [];
  let pressed: string[] = [];
  for (const address of addresses) {
    speaker.stay(false);
    await visit(page, address);
    speaker.stay(true);
    const walked = await page.evaluate(walkPage, pressed);
    pressed = walked.pressed;
    opened.push(...walked.opened);
    // What can be copied has lines of the server among its own.
    const isTheirs = (line: string) => !/[a-z]/i.test(line) || speaker.isTheirs(line);
    const plain = walked.plain.filter(
      ({ text }) => !everywhere.test(text) && !text.split('\n').every(isTheirs),
    );
    expect.soft(plain, `${address}: what is still English`).toEqual([]);
    expect.soft(walked.faults, `${address}: what is cut off`).toEqual([]);
  }
  return opened.join('\n');
}

const { home, events, council, elections, contact, login, register, dashboard, settings } =
  pagePaths;
const { howItWorks, secrecy, verify, logInHelp, vote, message, signOn, candidacy, pollingTable } =
  pagePaths;

test('a visitor', { tag: '@phone' }, async ({ page, rich }) => {
  const speaker = await speakPseudo(page);
  const { resetPassword, confirmEmail, unsubscribe, setUp, number } = pagePaths;
  const byLink = [resetPassword, confirmEmail, candidacy, unsubscribe, setUp, number];
  const [candidate] = rich.open.positions.flatMap((one) => one.candidates);
  const opened = await walk(page, speaker, [
    ...[home, events, council, elections, contact, howItWorks, secrecy, verify, logInHelp],
    ...[login, `${login}?forgot`, register, '/no-such-page', dashboard, settings],
    ...[...byLink, vote, message, signOn, complaintPath('C-1')],
    ...byLink.map((one) => `${one}#token=of-an-email`),
    ...[rich.open, rich.ended].flatMap(({ id }) => [electionPath(id), timetablePath(id)]),
    ...[electionPath(rich.upcomingId), eventPath(rich.upcomingEventId)],
    ...[candidatePath(rich.open.id, candidate?.id ?? ''), supportPath(candidate?.id ?? '')],
  ]);
  expect(opened, 'the menu was looked at').toContain(pseudo('Menu'));
});

test('an admin', { tag: '@phone' }, async ({ page, campus, rich }) => {
  await campus.signIn(page, { role: 'admin' });
  const speaker = await speakPseudo(page);
  const parts = [...dashboardSections, ...Object.values(officerPages).flat()];
  const opened = await walk(page, speaker, [
    ...[dashboard, ...parts.map((one) => sectionPath(one)), pollingTable],
    ...settingsPages.map((one) => settingsPath(one)),
    ...[events, council, elections],
    ...[rich.open.id, rich.ended.id, rich.upcomingId].map(electionPath),
  ]);
  for (const title of [
    'Profile',
    'Add Event',
    'Edit event',
    'Import a list',
    'Hand over to next year’s officers',
  ]) {
    expect(opened, 'a dialog was looked at').toContain(pseudo(title));
  }
});

test(
  'a student, a candidate, a council member, an observer',
  { tag: '@phone' },
  async ({ page, campus, rich }) => {
    const speaker = await speakPseudo(page);
    const student = await campus.signIn(page);
    const own = await createElection(campus.books, {
      name: 'Where the student stands',
      positions: { Speaker: 2 },
      nominees: [student],
      startsInMinutes: 60,
      endsInMinutes: 90,
    });
    const supporters = {
      proposers: 1,
      seconders: 1,
      among: 'position',
      from: { branches: [], years: [], groups: [] },
      own: ['branch'],
    };
    await campus.books.db
      .updateTable('elections')
      .set({ settings: { supporters } })
      .where('id', '=', own.id)
      .execute();
    const candidates = own.positions.flatMap((one) => one.candidates);
    await walk(page, speaker, [
      ...[home, elections, contact, candidacy, electionPath(rich.open.id), electionPath(own.id)],
      ...candidates.map(({ id }) => supportPath(id)),
    ]);
    const asks = supporterMessages.page.asks(
      candidates[1]?.nominee.name ?? '',
      'Speaker',
      own.name,
    );
    await expect(page.getByText(pseudo(asks)), 'somebody is asked').toBeVisible();
    await campus.signIn(page, { role: 'council' });
    await walk(page, speaker, [dashboard, council, electionPath(rich.ended.id)]);
    await campus.signIn(page, { role: 'observer' });
    await walk(page, speaker, [dashboard, electionPath(rich.ended.id)]);
  },
);

test('a returning officer', { tag: '@phone' }, async ({ page, campus, rich }) => {
  const speaker = await speakPseudo(page);
  await campus.signIn(page);
  for (const { id: electionId } of [rich.open, rich.ended]) {
    const sender = { name: 'Zoya', email: 'zoya@campus.example', category: 'grievances' };
    const data = { ...sender, message: 'It was locked.', electionId };
    expect((await page.request.post('/api/contact/create', { data })).ok()).toBe(true);
  }
  const { id } = await campus.signIn(page, { role: 'observer' });
  for (const election of [rich.open, rich.ended])
    await nameFor({ ctx: campus.books }, election.id, id);
  const opened = await walk(page, speaker, [
    ...[home, dashboard, elections, electionPath(rich.upcomingId)],
    ...[rich.open, rich.ended].map((one) => electionPath(one.id)),
  ]);
  expect(opened, 'a dialog was looked at').toContain(
    pseudo(electionActs.pause.title(rich.open.name)),
  );
});
