import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { defaultTimeZone, toLocalTime } from '#core/campus/time-zone.ts';
import { linkInEmail } from './support/emails.ts';
import { startWithMail, test } from './support/campus-with-mail.ts';
import { fillElection, publishForm } from './support/organise.ts';
import { registerStudent } from './support/people.ts';
import { visit } from './support/visit.ts';
import {
  bad,
  becomeOwner,
  callAs,
  emailOf,
  listFile,
  nameOf,
  numberOf,
  owners,
  registerOwners,
} from './support/listed-campus.ts';

// One person of this campus, one vote: a list of 500 with thirty bad lines, three squatters, two people
// without mail, and every owner votes once. Over a real mail server.

// A whole list is counted, so nobody else is on this campus.
test.use({
  // oxlint-disable-next-line no-empty-pattern
  withMail: async ({}, use) => {
    const withMail = await startWithMail();
    await use(withMail);
    await withMail.stop();
  },
});

const password = 'a kite above the lake';
/** By their place on the list: who has no address, whose numbers others register. */
const [checkedIn, withCode] = [0, 1];
const squatted = [2, 3, 4] as const;
/** How many more are checked in, and how many more get a printed code: fewer are told with others. */
const further = 12;
const officer = 'Omar Rahman';
async function importFile(
  council: Page,
  given: { isCorrected: boolean; after: number; press: string },
) {
  await council.getByRole('button', { name: 'Import a list' }).click();
  const dialog = council.getByRole('dialog', { name: 'Import a list' });
  await dialog.getByLabel('Choose a file').setInputFiles(listFile(given));
  await expect(dialog.getByText(`The list will have ${given.after} voters.`)).toBeVisible();
  await dialog.getByRole('button', { name: given.press }).click();
  await expect(dialog).toBeHidden();
}

async function organise(council: Page): Promise<void> {
  await council.goto('/dashboard?section=organize-election');
  const at = (minutes: number) =>
    toLocalTime(new Date(Date.now() + minutes * 60_000).toISOString(), defaultTimeZone);
  await fillElection(council, {
    name: 'Council 2027',
    description: 'Choose the people who will speak for you.',
    positions: ['President'],
    opens: at(-1),
    closes: at(60),
  });
  // The campus has a list, so that is preselected.
  await expect(council.getByText(/^\d+ people on the voter list\./)).toBeVisible();
  await publishForm(council, 'Council 2027');
}

async function makeAccount(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Create the account' }).click();
  await expect(main.getByText(/The number is yours|Proved by/).first()).toBeInViewport();
}

async function vote(page: Page, candidate: string): Promise<void> {
  await visit(page, '/elections');
  await page.getByRole('button', { name: new RegExp(`^Vote for ${candidate},`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cast vote' }).click();
  await expect(page.getByText('Vote recorded').first()).toBeVisible();
}

async function refusedToVote(squatter: Page, why: string): Promise<void> {
  await visit(squatter, '/elections');
  await expect(squatter.getByText(why).first()).toBeVisible();
  await expect(squatter.getByRole('button', { name: /^Vote for/ })).toHaveCount(0);
}

test('every owner of a list of 500 votes once, and three squatters do not', async ({
  page: council,
  campus,
  mail,
  meet,
}) => {
  await campus.signIn(council, { role: 'admin', name: officer });

  await test.step('an officer imports the list, corrects thirty lines and organises', async () => {
    await council.goto(sectionPath('voter-list'));
    const [good, all] = [owners - bad, owners];
    await importFile(council, {
      isCorrected: false,
      after: good,
      press: `Import ${good} voters`,
    });
    await expect(council.getByText(`${bad} bad lines left out`).first()).toBeVisible();
    await importFile(council, { isCorrected: true, after: all, press: `Import ${bad} voters` });
    await organise(council);
  });
  const others = await registerOwners(campus, { from: 5, provedUntil: owners - 2 * further });
  const [first, second, third] = others;
  if (first === undefined || second === undefined || third === undefined) throw new Error('empty');
  const choiceOf = ({ at }: { at: number }) => (at % 3 === 0 ? second.id : first.id);
  const { id: electionId } = await campus.books.db
    .selectFrom('elections')
    .select('id')
    .executeTakeFirstOrThrow();
  await test.step('two stand', async () => {
    for (const one of [first, second]) {
      const asked = { electionId, position: 'President', userId: one.id };
      await callAs(campus, one, '/nomination/create', asked);
      await council.goto('/dashboard?section=nomination-requests');
      await council.getByRole('button', { name: `Accept ${one.name}` }).click();
      await expect(council.getByRole('button', { name: `Accept ${one.name}` })).toHaveCount(0);
    }
  });

  const squatters = await test.step('three register the numbers of others', async () => {
    const pages = [];
    for (const at of squatted) {
      const squatter = await meet();
      if (at === squatted[0]) {
        const email = 'mala@elsewhere.test';
        await registerStudent(squatter, {
          name: 'Mala Prop',
          email,
          number: numberOf(at),
          password,
        });
        await refusedToVote(squatter, 'Prove first that your enrollment number is yours.');
      } else {
        const data = { name: `Squatter ${at}`, email: `squatter${at}@elsewhere.test`, password };
        const answer = await squatter.request.post('/api/user/register-student', {
          data: { ...data, enrollmentNumber: numberOf(at), role: 'student' },
        });
        expect(answer.status(), await answer.text()).toBe(201);
      }
      pages.push(squatter);
    }
    return pages;
  });

  await test.step('their owners get them by the link of an e-mail, and vote', async () => {
    const [byLink, withAccount, refused] = squatted;
    const link = (at: number) => linkInEmail(mail, { to: emailOf(at), path: '/vote' });
    const one = await meet();
    await one.goto(await link(byLink));
    await expect(one.getByText('Somebody registered this number')).toBeVisible();
    await makeAccount(one);
    await vote(one, first.name);

    const two = await meet({ role: 'faculty', name: nameOf(withAccount) });
    await two.goto(await link(withAccount));
    await two.getByRole('button', { name: `give it to ${nameOf(withAccount)}` }).click();
    await expect(two.getByText('Proved by an e-mail', { exact: false })).toBeVisible();
    await vote(two, first.name);

    const three = await meet();
    await three.goto('/register');
    await three.getByLabel('Role').selectOption('student');
    await three.getByLabel('Name', { exact: true }).fill(nameOf(refused));
    await three.getByLabel('E-mail').fill(emailOf(refused));
    await three.getByLabel('Enrollment number').fill(numberOf(refused));
    await three.getByLabel('Password', { exact: true }).fill(password);
    await three.getByRole('main').getByRole('button', { name: 'Register' }).click();
    await three.getByRole('link', { name: 'Is this number yours? Prove it' }).click();
    await expect(three.getByLabel('Enrollment number').first()).toHaveValue(numberOf(refused));
    await three.getByRole('button', { name: 'Send the e-mail' }).click();
    await expect(three.getByText('an e-mail with a link is on its way there')).toBeVisible();
    await three.goto(await link(refused));
    await makeAccount(three);
    await vote(three, first.name);
  });

  await test.step('one without mail is checked in at the desk, and votes', async () => {
    const voter = await meet();
    const email = 'owner0@private.test';
    const number = numberOf(checkedIn);
    await registerStudent(voter, { name: nameOf(checkedIn), email, number, password });
    await voter.goto('/number');
    await expect(voter.getByText('The voter list has no e-mail address')).toBeVisible();
    await council.goto(sectionPath('check-in'));
    await council.getByRole('searchbox').fill(nameOf(checkedIn));
    const mark = `Mark ${number} as proved for ${nameOf(checkedIn)}`;
    await council.getByRole('button', { name: mark }).click();
    await council.getByRole('dialog').getByRole('button', { name: 'Mark as proved' }).click();
    await expect(council.getByText(`Checked in by ${officer}`)).toBeVisible();
    await vote(voter, second.name);
  });

  await test.step('the other one gets a printed code, makes an account with it, and votes', async () => {
    await council.getByRole('button', { name: 'Codes for all numbers' }).click();
    await council.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();
    const sheet = council.getByRole('region', { name: 'Codes to cut out' });
    await expect(sheet.getByRole('listitem')).toHaveCount(1 + 2 * further);
    await council.emulateMedia({ media: 'print' });
    await expect(council.getByRole('searchbox'), 'the sheet is alone on its paper').toBeHidden();
    await expect(sheet.getByRole('listitem').first()).toBeVisible();
    await council.emulateMedia({ media: null });
    const slips = await sheet.getByRole('listitem').allInnerTexts();
    const codes = new Map(
      slips.map((slip) => {
        const [number = ''] = /0177CS24\d{4}/.exec(slip) ?? [];
        const [code = ''] = /\w{4}-\w{4}-\w{4}/.exec(slip) ?? [];
        return [number, code];
      }),
    );
    const [codeHolders, atDesk] = [others.slice(-2 * further, -further), others.slice(-further)];
    for (const one of codeHolders) {
      const enrollmentNumber = numberOf(one.at);
      const code = codes.get(enrollmentNumber);
      await callAs(campus, one, '/number/code', { enrollmentNumber, code });
    }
    for (const one of atDesk) {
      const data = { enrollmentNumber: numberOf(one.at) };
      const answer = await council.request.post('/api/number/check-in', { data });
      expect(answer.status(), await answer.text()).toBe(200);
    }
    const voter = await meet();
    await voter.goto('/number');
    await voter.getByLabel('Enrollment number').last().fill(numberOf(withCode));
    await voter.getByLabel('Code').fill(codes.get(numberOf(withCode)) ?? '');
    await voter.getByRole('button', { name: 'Prove the number' }).click();
    await expect(voter.getByLabel('Name', { exact: true })).toBeFocused();
    await voter.getByLabel('Name', { exact: true }).fill(nameOf(withCode));
    await voter.getByLabel('E-mail').fill('owner1@private.test');
    await makeAccount(voter);
    await vote(voter, second.name);
  });

  await test.step('everybody else votes, nobody twice, and no squatter', async () => {
    const visitor = await meet();
    await becomeOwner(visitor, campus, third);
    await vote(visitor, first.name);
    const left = others.filter((one) => one !== third);
    const cast = async (one: (typeof others)[number]) => {
      const candidateId = choiceOf(one);
      const choice = { userId: one.id, electionId, position: 'President', candidateId };
      await callAs(campus, one, '/vote/add', choice);
    };
    const queue = [...left];
    const work = async () => {
      for (let one = queue.pop(); one !== undefined; one = queue.pop()) await cast(one);
    };
    await Promise.all(Array.from({ length: 8 }, work));
    const [again] = left;
    if (again === undefined) throw new Error('nobody is there');
    await expect(cast(again)).rejects.toThrow(/already voted/i);
    for (const squatter of squatters)
      await refusedToVote(squatter, 'Your account has no enrollment number');
  });

  await test.step('the count is right, and says how the numbers were proved', async () => {
    await council.goto('/dashboard?section=election-list');
    await council.getByRole('button', { name: 'Actions for Council 2027' }).click();
    await council.getByRole('menuitem', { name: 'Close now' }).click();
    const dialog = council.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Everybody has voted.');
    await dialog.getByRole('button', { name: 'Close now' }).click();
    await expect(dialog).toBeHidden();
    const reader = await meet();
    await visit(reader, `/elections/${electionId}`);
    const results = reader.getByRole('main');
    // Counted in the background: the page tells when it is done.
    await expect(results.getByText('Winner').first()).toBeVisible();
    await results.getByRole('link', { name: 'Was it fair?' }).first().click();
    const proofs = results.locator('[data-proofs]').getByRole('listitem');
    await expect(proofs).toHaveCount(3);
    for (const line of [
      `${owners - 2 * (1 + further)} votes: people who proved their number with the address on the voter list`,
      `${1 + further} votes: people whom ${officer} checked in`,
      `${1 + further} votes: people who proved it with a printed code`,
    ]) {
      await expect(proofs.filter({ hasText: line })).toHaveCount(1);
    }
    // The two without an address, and who voted without a browser.
    const forSecond =
      2 + others.filter((one) => one !== third && choiceOf(one) === second.id).length;
    const answer = await reader.request.get('/api/election/get-results');
    expect(await answer.json()).toMatchObject([
      { results: [{ candidates: [{ votes: owners - forSecond }, { votes: forSecond }] }] },
    ]);
  });
});
