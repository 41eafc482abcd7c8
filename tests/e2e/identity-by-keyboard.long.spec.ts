import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { createAccount } from '#tests/support/factories.ts';
import { listNumber } from '#tests/support/listed-numbers.ts';
import { test } from './support/campus-with-mail.ts';
import { linkInEmail } from './support/emails.ts';
import { freshNumber, registerStudent } from './support/people.ts';
import { visit } from './support/visit.ts';

// The keyboard alone, without a mouse: the voter list is imported and undone, people are checked in, and
// numbers come to their owners. The focus is always somewhere, and always to be seen.

const password = 'a kite above the lake';

/** Presses Tab until it has the focus; whatever has it on the way shows it. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeEnabled();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    expect(
      await page.evaluate(() => document.activeElement?.matches('body, :focus-visible')),
      'what has the focus shows it',
    ).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The focus has not fallen back to the page, from where Tab would begin at its top. */
async function focusStays(page: Page, after: string) {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), { message: after })
    .toBe(true);
}

test('a list is imported and undone', { tag: '@desktop' }, async ({ page, campus }) => {
  await campus.signIn(page, { role: 'council' });
  await visit(page, sectionPath('voter-list'));
  const open = page.getByRole('button', { name: 'Import a list' });
  const dialog = page.getByRole('dialog', { name: 'Import a list' });
  const [one, two] = [freshNumber(), freshNumber()];

  await test.step('Escape leaves the dialog, to the button that opened it', async () => {
    await press(page, open);
    await expect(dialog.getByRole('heading', { name: 'Import a list' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('a file is chosen, and its preview read', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Import a list' })).toBeFocused();
    const field = dialog.getByLabel('Choose a file');
    await tabTo(page, field);
    const chosen = page.waitForEvent('filechooser');
    await page.keyboard.press('Space');
    const text = ['Roll No,Name', `${one},Leela Krishnan`, '1.77E+11,Gita Rao', `${two},Omar`];
    const file = { name: 'students.csv', mimeType: 'text/csv' };
    await (await chosen).setFiles({ ...file, buffer: Buffer.from(text.join('\n')) });
    await expect(dialog.getByText('The list will have 2 voters.')).toBeVisible();
    await focusStays(page, 'the file was read');
    // A column holds something else, and the focus stays where it was chosen.
    const column = dialog.getByLabel('Name holds');
    await tabTo(page, column);
    await page.keyboard.press('g');
    await expect(column).toHaveValue('group');
    await expect(dialog.getByRole('button', { name: 'Import 2 voters' })).toBeEnabled();
    await expect(column).toBeFocused();
  });

  await test.step('it is stored, and undone', async () => {
    await press(page, dialog.getByRole('button', { name: 'Import 2 voters' }));
    await expect(dialog).toBeHidden();
    await focusStays(page, 'the list was imported');
    const undo = page.getByRole('button', { name: 'Undo the import of students.csv' });
    await press(page, undo);
    const question = page.getByRole('dialog', { name: 'Undo the import of students.csv?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, question.getByRole('button', { name: 'Undo' }));
    await expect(question).toBeHidden();
    await expect(undo).toHaveCount(0);
    await focusStays(page, 'the import was undone');
  });

  await test.step('lines are pasted', async () => {
    await press(page, open, 'Shift+Tab');
    await type(page, dialog.getByLabel('Or paste a list'), `${one}\tLeela Krishnan`);
    await press(page, dialog.getByRole('button', { name: 'Check the list' }));
    await expect(dialog.getByText('The list will have 1 voter.')).toBeVisible();
    await focusStays(page, 'the lines were read');
  });
});

test('people are checked in', { tag: '@desktop' }, async ({ page, campus }) => {
  const number = freshNumber();
  await listNumber(campus.books, number, { name: 'Leela Krishnan' });
  await createAccount(campus.books, { name: 'Leela Krishnan', enrollmentNumber: number });
  await campus.signIn(page, { role: 'council' });
  await visit(page, '/dashboard');

  await test.step('the page and its part are opened, and a person found', async () => {
    await press(page, page.getByRole('link', { name: 'Voters' }));
    await press(page, page.getByRole('link', { name: /^Check-in/ }));
    await type(page, page.getByLabel('Search the voter lists by number or name'), number);
    await expect(page.getByRole('list', { name: 'Numbers found' })).toContainText(number);
  });

  const mark = page.getByRole('button', { name: `Mark ${number} as proved for Leela Krishnan` });
  const undo = page.getByRole('button', { name: `Undo the check-in of ${number}` });
  await test.step('asked first, marked as proved, and undone with a reason', async () => {
    await press(page, mark);
    const question = page.getByRole('dialog', { name: 'Is this the person?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mark).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, question.getByRole('button', { name: 'Mark as proved' }));
    await expect(question).toBeHidden();
    await expect(undo).toBeVisible();
    await focusStays(page, 'it was marked as proved');
    await press(page, undo);
    const reason = page.getByRole('dialog', { name: 'Undo this check-in?' });
    await type(page, reason.getByLabel('Reason'), 'It was her sister.');
    await press(page, reason.getByRole('button', { name: 'Undo' }));
    await expect(reason).toBeHidden();
    await expect(mark).toBeVisible();
    await focusStays(page, 'the check-in was undone');
  });

  await test.step('another account, and back', async () => {
    const give = page.getByRole('button', { name: `Give ${number} to another account` });
    await press(page, give);
    const dialog = page.getByRole('dialog', { name: 'Which account is theirs?' });
    await expect(dialog.getByLabel('E-mail address of the account')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(give).toBeFocused();
  });

  await test.step('a printed code is shown and its sheet closed', async () => {
    await press(page, page.getByRole('button', { name: `Printed code for ${number}` }));
    const sheet = page.getByRole('region', { name: 'Codes to cut out' });
    await expect(sheet).toBeFocused();
    await press(page, sheet.getByRole('button', { name: 'Close the sheet' }));
    await expect(sheet).toHaveCount(0);
    await focusStays(page, 'the sheet was closed');
  });
});

test('numbers come to their owners', { tag: '@desktop' }, async ({ page, campus, mail, meet }) => {
  const listed = async (email: string) => {
    const number = freshNumber();
    await listNumber(campus.books, number, { email, name: 'Leela Krishnan' });
    return number;
  };
  const takenBySomebody = async (email: string) => {
    const number = await listed(email);
    const data = { name: 'Mala Prop', email: `of.${email}`, enrollmentNumber: number };
    const body = { ...data, password, role: 'student' };
    const answer = await page.request.post('/api/user/register-student', { data: body });
    expect(answer.status(), await answer.text()).toBe(201);
    await page.context().clearCookies();
    return linkInEmail(mail, { to: email, path: '/vote' });
  };
  /** The page that a link leads to after the press. */
  const isProved = async (owner: Page) => {
    await expect(owner.getByRole('main').getByText('Proved by an e-mail')).toBeVisible();
    await focusStays(owner, 'the number is theirs');
  };
  const isDone = (owner: Page) =>
    expect(
      owner.getByRole('main').getByRole('status').filter({ hasText: 'is yours' }),
    ).toBeFocused();

  await test.step('by a link, with a new account', async () => {
    const owner = await meet();
    await visit(owner, await takenBySomebody('new@list.example'));
    await type(owner, owner.getByLabel('Password', { exact: true }), password);
    await owner.keyboard.press('Enter');
    await isProved(owner);
  });

  await test.step('by a link, logged in', async () => {
    const owner = await meet({ role: 'faculty', name: 'Leela Krishnan' });
    await visit(owner, await takenBySomebody('old@list.example'));
    await press(owner, owner.getByRole('button', { name: 'give it to Leela Krishnan' }));
    await isProved(owner);
  });

  await test.step('by the code of the e-mail, in the browser that asked', async () => {
    const owner = await meet();
    const number = await listed('code@list.example');
    await registerStudent(owner, {
      name: 'Leela Krishnan',
      email: 'leela@home.example',
      number,
      password,
    });
    await linkInEmail(mail, { to: 'code@list.example', path: '/vote' });
    const raw = mail.taken.find(({ to }) => to.includes('code@list.example'))?.raw ?? '';
    const [, code = ''] =
      /: ([A-Z2-9]{4}-[A-Z2-9]{4})\r?\n/.exec(raw.replaceAll('=\r\n', '')) ?? [];
    await visit(owner, '/number');
    await type(owner, owner.getByLabel('Code'), 'AAAA-AAAA');
    await owner.keyboard.press('Enter');
    await expect(owner.getByText('This code is not right').first()).toBeVisible();
    await focusStays(owner, 'the code was wrong');
    await type(owner, owner.getByLabel('Code'), code);
    await owner.keyboard.press('Enter');
    await isDone(owner);
  });

  await test.step('by a printed code, with a new account, after a wrong one', async () => {
    const number = await listed('');
    const council = await meet({ role: 'council' });
    const answer = await council.request.post('/api/number/print', { data: { numbers: [number] } });
    const { codes } = (await answer.json()) as { codes: { code: string }[] };
    const owner = await meet();
    await visit(owner, '/number');
    await type(owner, owner.getByLabel('Enrollment number').last(), number);
    await type(owner, owner.getByLabel('Code'), 'AAAA-AAAA-AAAA');
    await owner.keyboard.press('Enter');
    await expect(owner.getByLabel('Name', { exact: true })).toBeFocused();
    await owner.keyboard.type('Leela Krishnan');
    await type(owner, owner.getByLabel('E-mail'), 'leela@other.example');
    await type(owner, owner.getByLabel('Password', { exact: true }), password);
    await owner.keyboard.press('Enter');
    await expect(owner.getByText('This code is not right').first()).toBeVisible();
    await press(owner, owner.getByRole('button', { name: 'Another number or code' }));
    await focusStays(owner, 'back to the code');
    await expect(owner.getByLabel('Enrollment number').last()).toHaveValue(number);
    await type(owner, owner.getByLabel('Code'), codes[0]?.code ?? '');
    await owner.keyboard.press('Enter');
    await expect(owner.getByLabel('Name', { exact: true })).toBeFocused();
    await owner.keyboard.type('Leela Krishnan');
    await type(owner, owner.getByLabel('E-mail'), 'leela@other.example');
    await type(owner, owner.getByLabel('Password', { exact: true }), password);
    await owner.keyboard.press('Enter');
    await isDone(owner);
  });
});
