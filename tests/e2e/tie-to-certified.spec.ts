import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createElection, sealVotes } from '#tests/support/factories.ts';
import type { Campus } from './support/campus.ts';
import { test } from './support/fixtures.ts';

// Voting ends level. Two officers enter the dice, each by themselves; a voter appeals and is answered;
// then the election is certified, and says so to everybody.

/** An open election in which two candidates have three votes each. */
async function levelElection({ books }: Campus) {
  const election = await createElection(books, { name: 'Hostel Council' });
  await sealVotes(books, election, [[3, 3]]);
  const position_id = election.positions[0]?.id ?? '';
  const voters = Array.from({ length: 6 }, (_, at) => ({
    position_id,
    voter_id: randomUUID(),
    receipt: `RECEIPT${at}`,
  }));
  await books.transact((tx) => tx.insertInto('participations').values(voters).execute());
  return election;
}

test('a tie is drawn by two officers, an appeal is answered, the election is certified', async ({
  page: council,
  campus,
  meet,
}) => {
  test.setTimeout(120_000);
  const election = await levelElection(campus);
  const path = `/elections/${election.id}`;
  await campus.signIn(council, { role: 'council', name: 'Meera Nair' });
  const admin = await meet({ role: 'admin', name: 'Arun Rao' });
  const voter = await meet({ role: 'student' });
  const closed = await council.request.post(`/api/election/close/${election.id}`, {
    data: { reason: 'Everybody has voted.' },
  });
  expect(closed.status(), await closed.text()).toBe(200);

  await test.step('one officer enters the dice, and nothing is decided', async () => {
    await expect(async () => {
      await council.goto(path);
      await expect(council.getByRole('heading', { name: 'Draw' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await council.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(council.getByText('Enter 8 to 40 dice, each from 1 to 6')).toBeVisible();
    await council.getByLabel('Dice in their order').fill('4 1 6 3 2 5 5 1');
    await council.getByLabel('Names of the witnesses').fill('Mina Iyer');
    await council.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(council.getByText('Entered by Meera Nair.')).toBeVisible();
    await expect(council.getByRole('button', { name: 'Certify' })).toBeDisabled();
  });

  await test.step('another enters the same, and the draw is held', async () => {
    await admin.goto(path);
    await admin.getByLabel('Dice in their order').fill('41632551');
    await admin.getByLabel('Names of the witnesses').fill('Mina Iyer');
    await admin.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(admin.getByText('Elected by draw')).toBeVisible();
    await expect(admin.locator('[data-draw]')).toContainText('dice 4 1 6 3 2 5 5 1');
    await expect(admin.locator('[data-draw]')).toContainText('sha256sum');
  });

  await test.step('a voter appeals, and an officer answers', async () => {
    await voter.goto(path);
    await voter.getByRole('button', { name: 'Appeal', exact: true }).click();
    await voter.getByLabel('What it is about').fill('The room');
    await voter.getByLabel('What went wrong').fill('It was locked at noon.');
    await voter.getByRole('button', { name: 'Send the appeal' }).click();
    await expect(voter.getByText('Your appeal has the number 1.').first()).toBeVisible();
    await council.goto(path);
    await council.getByLabel('Answer, for everybody to read').fill('It was open again at one.');
    await council.getByRole('button', { name: 'Publish the answer' }).click();
    await expect(council.locator('[data-after-close]')).toContainText('It was open again at one.');
  });

  await test.step('its time for appeals ends, and it is certified', async () => {
    await campus.books.transact((tx) =>
      tx
        .updateTable('elections')
        .set({ appeals_until: new Date(Date.now() - 1_000) })
        .where('id', '=', election.id)
        .execute(),
    );
    await council.reload();
    await council.getByRole('button', { name: 'Certify' }).click();
    const dialog = council.getByRole('dialog', { name: 'Certify Hostel Council?' });
    await dialog.getByLabel('Reason').fill('The only appeal is answered.');
    await dialog.getByRole('button', { name: 'Certify' }).click();
    await expect(council.locator('[data-after-close]')).toContainText('Certified on');
    await voter.reload();
    await expect(voter.locator('[data-after-close]')).toContainText('Certified on');
    await expect(voter.getByRole('button', { name: 'Appeal', exact: true })).toBeHidden();
  });
});
