import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Entry } from '../back-end/books.ts';
import { inDays, newId, password, person } from '../back-end/books.ts';
import type { BackEnd } from '../back-end/server.ts';
import { signIn, test } from '../back-end/test.ts';
import { isHome, logIn, openProfile, registerStudent } from '../../e2e/support/people.ts';
import { paintPicture } from '../../e2e/support/pictures.ts';
import { visit } from '../../e2e/support/visit.ts';
import { contacts, elections, events, members, results } from './support/samples.ts';
import { toast } from './support/toasts.ts';
import { answer, watch } from './support/wire.ts';

// Section 7: the front end over a back end that makes these calls and answers 404 to every other one. That refuses
// any payload with another key than those of the specification.

/** What a page says of a part that it cannot show. */
const failures = (page: Page) =>
  page
    .locator('main [role="alert"]')
    .or(page.getByRole('main').getByText(/Something went wrong|could not be|Failed to|^Loading/));
const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

/** Something of everything. Of two elections that are over, Farid won one and nobody stood in the other. */
function fill({ books }: BackEnd): void {
  const [open] = elections;
  const named = (_id: string, name: string, email: string) => {
    books.users.push({ ...person('student', name), _id, email });
    return { _id, name, profileImg: '' };
  };
  for (const { nominee } of open?.nominations ?? []) {
    named(nominee._id, nominee.name, `${nominee._id}@letter.example`);
  }
  books.users.push({ ...person('faculty', 'Waiting Teacher'), isVerified: false });
  books.events.push(...events);
  books.members.push(...members, { ...members[0], _id: newId(), isVerified: false });
  books.contacts.push(...contacts);
  const over = { ...open, startDate: inDays(-9), endDate: inDays(-8) };
  const nominees = [
    ['President', 2, named(newId(), 'Gopal Sen', 'gopal@letter.example')],
    ['President', 9, named(newId(), 'Farid Khan', 'farid@letter.example')],
    // The account is gone: results have no student.
    ['Editor', 1, { _id: newId(), name: 'Gone Student', profileImg: '' }],
  ] as const;
  const nominations = nominees.map(([position, votes, nominee]) => ({ position, votes, nominee }));
  books.elections.push(
    ...elections,
    { ...over, _id: newId(), name: 'Letter of last year', nominations },
    { ...over, _id: newId(), name: 'Letter of nobody', positions: [], nominations: [] },
  );
  const asked = {
    electionId: open?._id,
    position: 'Editor',
    userId: open?.nominations[0]?.nominee._id,
  };
  books.nominations.push({ _id: newId(), ...asked, isVerified: false });
}

/** The entity again and again, each time with one field left out or of another kind, also in the lists inside of it. */
function spoilt(whole: Entry): Entry[] {
  return Object.entries(whole).flatMap(([field, value]) => {
    const { [field]: _left, ...rest } = whole;
    const inside = (Array.isArray(value) ? value : []) as Entry[];
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const partly = isObject ? spoilt(value as Entry) : [];
    const spoiltLists = inside.flatMap((one, at) =>
      spoilt(one).map((other) => inside.with(at, other)),
    );
    const wrong: unknown[] = [null, {}, ...partly, ...spoiltLists];
    const id = () => ('_id' in whole && field !== '_id' ? { _id: newId() } : {});
    return [{ ...rest, ...id() }, ...wrong.map((one) => ({ ...whole, ...id(), [field]: one }))];
  });
}

const pages = [
  ['Events', 'Lantern walk'],
  ['Members', 'Chitra Das'],
  ['Elections', 'Devika Nair'],
  ['Contact', 'Send'],
  ['Home', 'Binod Rao'],
] as const;

const isShown = async (page: Page, seen: string, where: string) => {
  const texts = page.getByRole('main').getByText(seen, { exact: true });
  await expect(texts.filter({ visible: true }), where).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(failures(page), where).toHaveCount(0);
};

for (const role of [null, 'student', 'admin'] as const) {
  test(`§2 §3 §7 no page and no section of a ${role ?? 'visitor'} fails where no other call is answered`, async ({
    page,
    backEnd,
  }) => {
    fill(backEnd);
    if (role !== null) await signIn(page, backEnd, person(role, 'Asha Verma'));
    const main = page.getByRole('main');
    await visit(page, '/dashboard');
    if (role === null) await isShown(page, 'User not logged in', 'dashboard');
    const sections = [
      ['Nomination Requests', 'Letter election'],
      ['User Approval', 'Waiting Teacher'],
      ['Member Approval : Council', 'Binod Rao'],
      ['Organize Election', 'Election name'],
      ['Contact Requests', 'Message 7'],
      ['Election List', 'Letter of last year'],
    ] as const;
    for (const [name, seen] of role === 'admin' ? sections : []) {
      await section(page, name).click();
      await isShown(page, seen, name);
    }
    for (const [link, seen] of pages) {
      await follow(page, link);
      await isShown(page, seen, link);
    }
    await follow(page, 'Elections');
    // Section 3: the most votes win; no student is no winner, and no winner is no result.
    const results = page.getByRole('region', { name: 'Results', exact: true });
    await expect(results.locator('[data-person]')).toHaveCount(1);
    await expect(results.getByText('Farid Khan', { exact: true })).toBeVisible();
    await expect(results.getByText('farid@letter.example', { exact: true })).toBeVisible();
    await expect(results.getByText('Letter of nobody', { exact: true })).toHaveCount(0);
    // Each election has a page of its own.
    await main.getByRole('link', { name: 'Letter election', exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/elections/${elections[0]?._id}$`));
    await isShown(page, 'Esha Iyer', 'its page');
    expect(backEnd.wrong).toEqual([]);
  });
}

test('§2 §4 §7 from the log-in to the e-mail to the winner by these calls alone', async ({
  page,
  backEnd,
}) => {
  const { books } = backEnd;
  const admin = person('admin', 'Asha Verma');
  books.users.push(admin);
  const main = page.getByRole('main');
  const logOut = async () => {
    const panel = await openProfile(page);
    await panel.getByRole('button', { name: 'Log Out', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('link', { name: 'Login / Signup', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  };

  // What is said of a log-in that fails is said as it stands.
  await logIn(page, { role: 'admin', as: 'nobody@letter.example', password });
  await toast(page, 'The porter does not know you.');
  await logIn(page, { role: 'admin', as: String(admin['email']), password });
  await isHome(page);

  // Organize Election, and the list that has it.
  await visit(page, '/dashboard?section=organize-election');
  await page.getByRole('textbox', { name: 'Election name', exact: true }).fill('Letter council');
  await page.getByRole('textbox', { name: 'Positions', exact: true }).fill('President\nEditor');
  await page.getByRole('button', { name: 'Check and publish', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Check Letter council', exact: true }),
  ).toBeFocused();
  const sent = watch(page, 'POST /election/create');
  await expect(async () => {
    await page
      .getByRole('button', { name: 'Publish election', exact: true })
      .click({ timeout: 1_000 });
    expect(sent).not.toEqual([]);
  }).toPass();
  await expect.poll(() => books.elections.length).toBe(1);
  const [election = {}] = books.elections;
  expect(Object.keys(election).toSorted()).toEqual([
    '_id',
    'description',
    'endDate',
    'imageUrl',
    'name',
    'nominations',
    'positions',
    'startDate',
  ]);
  const row = main.locator('[data-row]');
  await expect(row.getByText('Letter council', { exact: true })).toBeVisible();
  const [year, month, date] = String(election['startDate']).slice(0, 10).split('-');
  await expect(row.getByText(`${date}/${month}/${year}`, { exact: true })).toBeVisible();

  // An event with its picture.
  await follow(page, 'Events');
  await page.getByRole('button', { name: 'Add Event', exact: true }).click();
  const event = page.getByRole('dialog', { name: 'Add Event', exact: true });
  await event.getByLabel('Title', { exact: true }).fill('Letter fair');
  await event.getByLabel('Description', { exact: true }).fill('Stalls.');
  await event.getByLabel('Date', { exact: true }).fill('2050-05-06');
  const picture = await paintPicture('fair.png', { colour: 'teal' });
  await event.locator('input[type="file"]').setInputFiles(picture);
  await event.getByRole('button', { name: 'Add Event', exact: true }).click();
  await toast(page, 'Event created successfully');
  await expect(page.getByRole('article', { name: 'Letter fair', exact: true })).toBeVisible();
  await logOut();

  // A student nominates themselves, proposes a member and writes to the council.
  const number = '0177LT230999';
  const email = 'zoya.writes@letter.example';
  await registerStudent(page, { name: 'Letter Zoya', email, number, password });
  await follow(page, 'Elections');
  await page.getByRole('button', { name: /^Nominations/ }).click();
  const nomination = page.getByRole('dialog', { name: 'Candidate Nomination', exact: true });
  await nomination
    .getByLabel('Election', { exact: true })
    .selectOption({ label: 'Letter council' });
  await nomination.getByLabel('Position', { exact: true }).selectOption({ label: 'President' });
  await nomination.getByRole('button', { name: 'Submit Nomination', exact: true }).click();
  await toast(page, 'You are successfully nominated.');
  await follow(page, 'Members');
  await page.getByRole('button', { name: 'Add Member', exact: true }).click();
  const member = page.getByRole('dialog', { name: 'Add Member', exact: true });
  await member.getByLabel('Enrollment number', { exact: true }).fill(number);
  await member.getByLabel('Position', { exact: true }).selectOption('Media Coordinator');
  await member.getByRole('button', { name: 'Add Member', exact: true }).click();
  await toast(page, 'Member added successfully');
  await follow(page, 'Contact');
  const contact = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Send', exact: true }) });
  await contact.getByLabel('Name', { exact: true }).fill('Letter Zoya');
  await contact.getByLabel('E-mail', { exact: true }).fill(email);
  await contact.getByLabel('Category', { exact: true }).selectOption('query');
  await contact.getByLabel('Message', { exact: true }).fill('When do we vote?');
  await contact.getByRole('button', { name: 'Send', exact: true }).click();
  await toast(page, 'Message sent successfully.');
  await logOut();

  // The admin decides, and votes once voting is open. A row that leaves moves the sections below it.
  const rowsAreGone = (act: RegExp) =>
    expect(main.getByRole('button', { name: act })).toHaveCount(0);
  await logIn(page, { role: 'admin', as: String(admin['email']), password });
  await isHome(page);
  await visit(page, '/dashboard?section=nomination-requests');
  await main
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await expect.poll(() => (election['nominations'] as Entry[]).length).toBe(1);
  await rowsAreGone(/^Accept/);
  await section(page, 'Member Approval : Council').click();
  await main
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await expect.poll(() => books.members[0]?.['isVerified']).toBe(true);
  await rowsAreGone(/^Approve/);
  await section(page, 'Contact Requests').click();
  await main.getByRole('button', { name: /^Resolve the/ }).click();
  await toast(page, 'Contact resolved successfully');
  Object.assign(election, { startDate: inDays(-1) });
  for (const said of ['Vote successful', 'Your slip is in the box already.']) {
    await visit(page, '/elections');
    await main.getByRole('button', { name: /^Vote for/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cast vote', exact: true }).click();
    await expect(page.getByText(said, { exact: true }).first()).toBeVisible();
  }

  // The close, the winner, and the request for the e-mail.
  Object.assign(election, { endDate: inDays(-1 / 24) });
  await visit(page, '/elections');
  const card = page.getByRole('region', { name: 'Results', exact: true }).locator('[data-person]');
  await expect(card.getByText('Letter Zoya', { exact: true })).toBeVisible();
  await expect(card.getByText(email, { exact: true })).toBeVisible();
  await expect.poll(() => books.emails.map((one) => one['email'])).toEqual([email]);
  await follow(page, 'Members');
  await expect(
    main
      .getByRole('region', { name: 'Media', exact: true })
      .getByText('Letter Zoya', { exact: true }),
  ).toBeVisible();
  expect(backEnd.wrong).toEqual([]);
});

test('§3 one row with a field that is missing or of another kind takes no page with it', async ({
  page,
  backEnd,
}) => {
  const [open] = elections;
  const few = {
    ...open,
    positions: open?.positions.slice(0, 1),
    nominations: open?.nominations.slice(0, 1),
  };
  await signIn(page, backEnd, person('admin', 'Asha Verma'));
  await answer(page, 'GET /event/get-all', { events: [...spoilt(events[1] ?? {}), events[0]] });
  await answer(page, 'GET /member/get-all', [...spoilt(members[0] ?? {}), members[1]]);
  await answer(page, 'GET /member/unverified', [...spoilt(members[0] ?? {}), members[1]]);
  await answer(page, 'GET /contact/get-all', [...spoilt(contacts[0] ?? {}), contacts[3]]);
  await answer(page, 'GET /election/get-all', { elections: [...spoilt(few), ...elections] });
  await answer(page, 'GET /election/get-results', [...spoilt(results[0] ?? {}), results[0]]);
  const waiting = [
    ...spoilt(person('faculty', 'Half Teacher')),
    person('faculty', 'Whole Teacher'),
  ];
  await answer(page, 'GET /user/unverified', waiting);
  const asked = { _id: newId(), electionId: open?._id, position: 'Editor', userId: newId() };
  await answer(page, 'GET /nomination/pending', [...spoilt(asked), { ...asked, position: 'Host' }]);
  await visit(page, '/dashboard');
  for (const [name, seen] of [
    ['Nomination Requests', 'Host'],
    ['User Approval', 'Whole Teacher'],
    ['Member Approval : Council', 'Chitra Das'],
    ['Contact Requests', 'Message 7'],
    ['Election List', 'Letter of tomorrow'],
  ] as const) {
    await section(page, name).click();
    await isShown(page, seen, name);
  }
  const others = pages.filter(([link]) => link !== 'Elections');
  for (const [link, seen] of [...others, ['Elections', 'Farid Khan']] as const) {
    await follow(page, link);
    await isShown(page, seen, link);
  }
});
