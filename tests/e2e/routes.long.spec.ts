import { expect } from '@playwright/test';
import { dashboardSections, officerPages, sectionPath } from '#core/accounts/dashboard-sections.ts';
import {
  electionPath,
  pagePaths,
  timetablePath,
  settingsPages,
  settingsPath,
} from '#core/page-paths.ts';
import { createElection } from '#tests/support/factories.ts';
import { examine } from './support/examine.ts';
import { richTest as test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

// Every route in both themes at four widths, two of them on each device: nothing for axe to find,
// one h1, no sideways scroll, silence. The dialogs are in dialogs.long.spec.ts.

const { home, login, register, events, council, elections, contact, dashboard, settings } =
  pagePaths;
const { howItWorks, secrecy, verify } = pagePaths;
const { confirmEmail, candidacy, unsubscribe, setUp } = pagePaths;
const byLink = [confirmEmail, candidacy, unsubscribe, setUp];
const visited: Record<string, string[]> = {
  'the pages of the bar': [home, events, council, elections, contact],
  'the pages that the ballot leads to': [howItWorks, secrecy],
  'the page that checks a count': [verify],
  'the account pages': [login, `${login}?forgot`, register, pagePaths.resetPassword],
  'where an e-mail leads': [
    `${pagePaths.resetPassword}#token=of-an-email`,
    // A page that is open is not loaded anew by what is behind its #.
    ...byLink,
    ...byLink.map((address) => `${address}#token=of-an-email`),
  ],
  'what is not theirs, or nowhere': [dashboard, settings, '/no-such-page'],
};
for (const [name, addresses] of Object.entries(visited)) {
  test(`a visitor sees ${name}`, async ({ page }) => {
    for (const address of addresses) {
      await visit(page, address);
      await examine(page, address);
    }
  });
}

test('a visitor sees each election at its own address', async ({ page, rich }) => {
  for (const { id, name } of [rich.open, rich.ended]) {
    await visit(page, `${elections}?election=${id}`);
    await expect(page).toHaveURL(electionPath(id));
    await expect(page).toHaveTitle(`${name} · Student Council`);
    await examine(page, `the election ${name}`);
    await visit(page, timetablePath(id));
    await examine(page, `the timetable of ${name}`);
  }
});

test('log-in and registration, filled in wrongly', async ({ page }) => {
  for (const [address, button] of [
    [login, 'Login'],
    [register, 'Register'],
  ] as const) {
    await visit(page, address);
    await page.getByLabel('Role').selectOption('student');
    await page.getByLabel('Enrollment number').fill('0177');
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await examine(page, `${address} with errors`);
  }
});

test('an admin sees the buttons of the officers', async ({ page, campus, rich }) => {
  await campus.signIn(page, { role: 'admin' });
  for (const address of [events, council, elections, `${elections}/${rich.ended.id}`]) {
    await visit(page, address);
    await examine(page, `${address} as an admin`);
  }
});

test('an admin sees the settings', async ({ page, campus }) => {
  await campus.signIn(page, { role: 'admin' });
  for (const address of settingsPages.map((one) => settingsPath(one))) {
    await visit(page, address);
    await examine(page, address);
  }
});

test('an admin sees the pages below the dashboard', async ({ page, campus }) => {
  await campus.signIn(page, { role: 'admin' });
  for (const part of Object.values(officerPages).flat()) {
    await visit(page, sectionPath(part));
    await examine(page, part);
  }
});

test('an observer sees elections and record', async ({ page, campus }) => {
  await campus.signIn(page, { role: 'observer' });
  await visit(page, dashboard);
  await expect(page.getByRole('heading', { level: 1, name: 'For observers' })).toBeVisible();
  await examine(page, 'for observers');
});

for (const sections of [dashboardSections.slice(0, 3), dashboardSections.slice(3)]) {
  test(`an admin's dashboard: ${sections.join(', ')}`, async ({ page, campus }) => {
    await campus.signIn(page, { role: 'admin' });
    for (const section of sections) {
      await visit(page, `${dashboard}?section=${section}`);
      await expect(page.locator('main [aria-expanded="true"]')).toHaveCount(1);
      await examine(page, section);
    }
  });
}

test('a vote by keyboard takes at most six keys from the first candidate', async ({
  page,
  campus,
}) => {
  const election = await createElection(campus.books, { positions: { President: 3 } });
  await campus.signIn(page);
  await visit(page, `/elections/${election.id}`);
  const first = page.getByRole('button', { name: /^Vote for/ }).first();
  await first.focus();
  const [choose, confirm] = [
    ['ArrowDown', 'Enter'],
    ['Tab', 'Tab', 'Enter'],
  ];
  expect(choose.length + confirm.length).toBeLessThanOrEqual(6);
  for (const key of choose) await page.keyboard.press(key);
  // A press in the moment that a dialog opens is ignored, as the second of a double press.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cast vote' })).toBeEnabled();
  for (const key of confirm) await page.keyboard.press(key);
  await expect(page.getByText('Vote successful').first()).toBeVisible();
  const [row] = await campus.books.db
    .selectFrom('turnouts')
    .select('ballots')
    .where('position_id', '=', election.positions[0]?.id ?? '')
    .execute();
  expect(row?.ballots).toBe(1);
});
