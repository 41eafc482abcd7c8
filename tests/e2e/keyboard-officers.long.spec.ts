import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { createElection, sealVotes } from '#tests/support/factories.ts';
import { ownCampus, test } from './support/fixtures.ts';
import { chooseByKey, expectEscapeIsSafe, pressByKey, tabTo } from './support/keyboard.ts';
import { visit } from './support/visit.ts';

// What officers and voters do about an election, with no mouse at all:
// the focus goes into each dialog, stays there, and comes back; Escape never loses what was typed.

// A rule of the whole campus is turned on.
test.use({ campus: ownCampus() });

const reason = 'The hall was closed for an hour.';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test(
  'officers and a voter: from the draft to the certified result',
  { tag: '@desktop' },
  async ({ page: council, campus, meet }) => {
    await campus.signIn(council, { role: 'council', name: 'Meera Nair' });
    const admin = await meet({ role: 'admin', name: 'Arun Rao' });
    const observer = await meet({ role: 'observer', name: 'Sana Qureshi' });
    const voter = await meet({ name: 'Zoya Rahman' });
    const { books } = campus;
    const open = await createElection(books, { name: 'Hostel Council' });
    const level = await createElection(books, { name: 'Library Council' });
    await sealVotes(books, level, [[1, 1]]);
    await books.transact((tx) =>
      tx
        .insertInto('participations')
        .values(
          [1, 2].map((at) => ({
            position_id: level.positions[0]?.id ?? '',
            voter_id: randomUUID(),
            receipt: `RECEIPT${at}`,
          })),
        )
        .execute(),
    );
    const list = '/dashboard?section=election-list';
    const acts = (name: string) => button(council, `Actions for ${name}`);
    const done = async (page: Page, text: string) =>
      expect(page.getByText(text).first()).toBeVisible();

    await test.step('what an election is missing, for an observer and for who can help', async () => {
      for (const page of [observer, admin]) {
        await visit(page, list);
        const missing = button(page, /to do: check Hostel Council/);
        if ((await missing.count()) === 0) continue;
        await expectEscapeIsSafe(page, {
          open: () => pressByKey(page, missing),
          name: 'Check: Hostel Council',
          opener: missing,
        });
      }
    });

    await test.step('voting is extended, and another election is closed', async () => {
      await visit(council, list);
      const dialog = await expectEscapeIsSafe(council, {
        open: () => chooseByKey(council, acts(open.name), 'Extend'),
        name: 'Extend Hostel Council?',
        opener: acts(open.name),
        field: 'Reason',
      });
      await council.keyboard.press('Enter');
      await done(council, 'extended');
      await expect(dialog).toBeHidden();
      await expect(acts(open.name)).toBeFocused();
      await chooseByKey(council, acts(level.name), 'Close now');
      await expect(council.getByLabel('Reason')).toBeFocused();
      await council.keyboard.type(reason);
      await council.keyboard.press('Enter');
      await expect(council.getByRole('dialog')).toBeHidden();
    });

    await test.step('a voter writes what is wrong with the election', async () => {
      const link = voter.getByRole('link', { name: 'Something is wrong' });
      // It is counted first.
      await expect(async () => {
        await visit(voter, `/elections/${level.id}`);
        await expect(link).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await pressByKey(voter, link);
      await tabTo(voter, voter.getByLabel('Message', { exact: true }));
      await voter.keyboard.type('It was locked at noon.');
      await tabTo(voter, voter.getByLabel('Whom it concerns'));
      await pressByKey(voter, button(voter, 'Send'));
      await done(voter, 'Message sent successfully.');
    });

    await test.step('dice by one officer, a mistake that is told, and the other confirms', async () => {
      await visit(council, `/elections/${level.id}`);
      const dice = council.getByLabel('Dice in order');
      await tabTo(council, dice);
      await council.keyboard.type('4 1 6');
      await tabTo(council, council.getByLabel('Names of the witnesses'));
      await council.keyboard.type('Mina Iyer');
      await council.keyboard.press('Enter');
      await expect(council.getByText('Enter 8 to 40 dice, each from 1 to 6').first()).toBeVisible();
      await expect(dice).toBeFocused();
      await council.keyboard.press('End');
      await council.keyboard.type(' 3 2 5 5 1');
      await council.keyboard.press('Enter');
      await expect(council.getByText('Your entry is saved. Another officer')).toBeVisible();
      await expect(council.getByRole('heading', { name: 'After the close' })).toBeFocused();
      await visit(admin, sectionPath('decisions'));
      const confirm = button(admin, `Confirm: Accept the draw of ${level.name}`);
      const question = await expectEscapeIsSafe(admin, {
        open: () => pressByKey(admin, confirm),
        name: /Accept the draw/,
        opener: confirm,
      });
      await pressByKey(admin, question.getByRole('button', { name: 'Confirm' }));
      await expect(confirm).toBeHidden();
      await visit(admin, `/elections/${level.id}`);
      await expect(admin.getByText('Elected by draw').first()).toBeVisible();
    });

    await test.step('an admin turns the rule of two officers on', async () => {
      await visit(admin, '/settings?section=accounts');
      const turnOn = button(admin, 'Turn on');
      const dialog = await expectEscapeIsSafe(admin, {
        open: () => pressByKey(admin, turnOn),
        name: /two officers/i,
        opener: turnOn,
      });
      await pressByKey(admin, dialog.getByRole('button', { name: 'Turn on' }));
      await done(admin, 'This is on.');
    });

    await test.step('certifying is proposed with a reason', async () => {
      await books.transact((tx) =>
        tx
          .updateTable('elections')
          .set({ appeals_until: new Date(Date.now() - 1_000) })
          .where('id', '=', level.id)
          .execute(),
      );
      await visit(council, `/elections/${level.id}`);
      const certify = button(council, 'Ask a second officer: Certify');
      await expect(certify).toBeEnabled();
      const dialog = await expectEscapeIsSafe(council, {
        open: () => pressByKey(council, certify),
        name: `Certify ${level.name}?`,
        opener: certify,
        field: 'Reason',
      });
      // The voter's message has no answer: everybody reads why.
      await council.keyboard.press('Shift+Tab');
      const passedOver = dialog.getByLabel('Why messages without an answer are passed over');
      await expect(passedOver).toBeFocused();
      await council.keyboard.type('It was answered at the desk.');
      await council.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(council.getByRole('heading', { name: 'After the close' })).toBeFocused();
    });

    await test.step('a cancellation is proposed, and refused with a reason', async () => {
      await visit(council, list);
      await expectEscapeIsSafe(council, {
        open: () => chooseByKey(council, acts(open.name), 'Ask a second officer: Cancel election'),
        name: 'Cancel Hostel Council?',
        opener: acts(open.name),
        field: 'Reason',
      });
      await council.keyboard.press('Enter');
      await done(council, 'Waiting for another officer');
      await visit(admin, sectionPath('decisions'));
      const waiting = admin.getByRole('region', { name: 'Waiting for a second officer' });
      const refuse = waiting.getByRole('button', { name: `Refuse: Cancel ${open.name}` });
      await expectEscapeIsSafe(admin, {
        open: () => pressByKey(admin, refuse),
        name: /^Refuse/,
        opener: refuse,
        field: 'Reason',
      });
      await admin.keyboard.press('Enter');
      await expect(refuse).toBeHidden();
      const heading = waiting.getByRole('heading', { name: 'Waiting for a second officer' });
      await expect(heading).toBeFocused();
      const confirm = waiting.getByRole('button', { name: `Confirm: Certify ${level.name}` });
      const dialog = await expectEscapeIsSafe(admin, {
        open: () => pressByKey(admin, confirm),
        name: /Certify/,
        opener: confirm,
      });
      await pressByKey(admin, dialog.getByRole('button', { name: 'Confirm' }));
      await expect(waiting).toBeHidden();
      // Nothing waits any more, so the page's own heading is next.
      await expect(admin.locator('main h1')).toBeFocused();
    });

    await test.step('the record is searched and exported', async () => {
      for (const page of [admin, observer]) {
        await visit(page, page === admin ? sectionPath('record') : '/dashboard');
        const search = page.getByRole('searchbox', { name: 'Search the record' });
        await tabTo(page, search);
        await page.keyboard.type('Library');
        await expect(page).toHaveURL(/q=Library/);
        await expect(search).toBeFocused();
        const exporting = page.getByRole('button', { name: /^Export/ });
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          pressByKey(page, exporting),
        ]);
        expect(await readFile(await download.path(), 'utf8')).toContain('Library Council');
        await expect(exporting).toBeFocused();
      }
    });
  },
);
