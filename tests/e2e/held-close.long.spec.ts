import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  closeElectionNow,
  createElection,
  sealVotes,
  takeVoters,
} from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { runCommand } from '#tests/support/run-command.ts';
import type { Campus } from './support/campus.ts';
import { ownCampus, test } from './support/fixtures.ts';
import { expectFocusStays, pressByKey, tabTo } from './support/keyboard.ts';
import { visit } from './support/visit.ts';

// A backup of before a close is restored after it: everybody reads that the result waits, and an admin
// decides which one counts, with the keyboard alone.

// The restore takes a whole campus back, so it is one of its own.
test.use({ campus: ownCampus({}) });

const closedAt = async ({ books }: Campus, { id }: TestElection): Promise<Date | null> => {
  const { closed_at: at } = await books.db
    .selectFrom('elections')
    .select('closed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return at;
};

/** Something has the focus, and the page itself has it never. */
const expectFocus = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'))
    .not.toBe('BODY');

test(
  'what was published stands or gives way, as an admin decides by key',
  { tag: '@desktop' },
  async ({ campus, meet }) => {
    const elections = [
      await createElection(campus.books, { name: 'Council 2027' }),
      await createElection(campus.books, { name: 'Sports 2027' }),
    ] as const;
    const [council, sports] = elections;
    for (const election of elections) {
      await sealVotes(campus.books, election, [[2, 1]]);
      await takeVoters(campus.books, election, [3]);
    }
    const backup = path.join(campus.folder, 'early.tar.gz');
    expect((await runCommand(['backup', '--to', backup], campus.settings)).said).toContain(backup);
    for (const election of elections) {
      await closeElectionNow(campus.books, election.id);
      await expect.poll(() => closedAt(campus, election)).not.toBeNull();
    }
    const keys = path.join(campus.folder, 'early-keys.json');
    const restored = await runCommand(
      ['restore', backup, '--yes', '--keys', keys],
      campus.settings,
    );
    expect(restored.said).toContain('so their close waits: Council 2027, Sports 2027');

    const visitor = await meet();
    await visit(visitor, `/elections/${council.id}`);
    await expect(
      visitor.getByText('The officers have to decide which result counts'),
    ).toBeVisible();
    await expect(visitor.getByRole('button', { name: /^Decide/ })).toHaveCount(0);

    const admin = await meet({ role: 'admin' });
    await test.step('by the row of the dashboard the published result stands', async () => {
      await visit(admin, '/dashboard');
      const row = admin.getByRole('link', { name: /^Decide: Which result of Council 2027/ });
      await pressByKey(admin, row);
      const notice = admin.getByRole('region', { name: /^2 elections cannot be closed/ });
      const decide = notice.getByRole('button', { name: /result of Council 2027 counts/ });
      await pressByKey(admin, decide);
      const dialog = await expectFocusStays(admin, 'Which result of Council 2027 counts?');
      await admin.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(decide).toBeFocused();
      await admin.keyboard.press('Enter');
      await pressByKey(admin, dialog.getByRole('button', { name: 'Decide' }));
      await expect(dialog.getByRole('radiogroup')).toContainText('Choose which result counts.');
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await admin.keyboard.press('Space');
      await tabTo(admin, dialog.getByLabel('Reason'));
      await admin.keyboard.type('Everybody has its code.');
      await admin.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(admin.getByRole('region', { name: /^1 election cannot/ })).toBeVisible();
      await expectFocus(admin);
    });
    await expect.poll(() => closedAt(campus, council)).not.toBeNull();

    await test.step('on the page of the other the restored votes are counted', async () => {
      await visit(admin, `/elections/${sports.id}`);
      const decide = admin.getByRole('button', { name: /result of Sports 2027 counts/ });
      await pressByKey(admin, decide);
      const dialog = await expectFocusStays(admin, 'Which result of Sports 2027 counts?');
      await tabTo(admin, dialog.getByRole('radio').first());
      await admin.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('radio', { name: 'Count the restored votes' })).toBeChecked();
      await tabTo(admin, dialog.getByLabel('Reason'));
      await admin.keyboard.type('It was closed by mistake.');
      await pressByKey(admin, dialog.getByRole('button', { name: 'Decide' }));
      await expect(dialog).toBeHidden();
      await expect(decide).toHaveCount(0);
      await expectFocus(admin);
    });

    await test.step('voters read what was decided, and why', async () => {
      await visit(visitor, `/elections/${council.id}`);
      await expect(visitor.getByText(/^Keep this code/)).toBeVisible();
      await expect(
        visitor.getByText(/published before the restore, with the result code .*, stands\./),
      ).toBeVisible();
      await expect(visitor.getByText('Everybody has its code.')).toBeVisible();
      await expect(
        visitor.getByText('The officers have to decide which result counts'),
      ).toHaveCount(0);
    });
  },
);
