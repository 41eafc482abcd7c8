import { expect, test } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createListedElection } from '#tests/support/listed-numbers.ts';
import { app, listedNumber, officer, openNumberStage } from '#tests/support/number-stage.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';

openNumberStage();

// One officer can prove any number of the list for any account. How often stands on the page of an
// election while it is open, and not only in its result.

const shownOn = async ({ id }: TestElection) => {
  const { elections } = (await app.send('listElections')).body;
  return elections.find(({ _id }: { _id: string }) => _id === id).provedByHand;
};
async function checkedInBy(who: Actor): Promise<string> {
  const { number } = await listedNumber();
  await createActor(app, { enrollmentNumber: number });
  const { status } = await who.send('checkIn', { body: { enrollmentNumber: number } });
  expect(status).toBe(200);
  return number;
}

test('the page of an open election counts the numbers that officers proved by hand', async () => {
  const other = await createActor(app, { role: 'admin' });
  const open = await createListedElection(app.ctx);
  const upcoming = await createListedElection(app.ctx, { startsInMinutes: 10 });
  const forAnybody = await createElection(app.ctx);
  expect(await shownOn(open)).toBeUndefined();

  const first = await checkedInBy(officer);
  expect(await shownOn(open)).toEqual({ numbers: 1, mostByOne: 1 });
  await checkedInBy(officer);
  await checkedInBy(other);
  expect(await shownOn(open)).toEqual({ numbers: 3, mostByOne: 2 });
  expect(await shownOn(forAnybody)).toBeUndefined();
  expect(await shownOn(upcoming)).toBeUndefined();

  // Those from before the opening count as soon as it opens.
  await app.ctx.transact(async (tx) => {
    await tx
      .updateTable('elections')
      .set({ starts_at: new Date(Date.now() - 1_000) })
      .where('id', '=', upcoming.id)
      .execute();
    await app.ctx.live.announce(tx, { kind: 'elections' });
  });
  expect(await shownOn(upcoming)).toEqual({ numbers: 3, mostByOne: 2 });

  const undo = { enrollmentNumber: first, reason: 'The wrong line' };
  expect((await officer.send('undoCheckIn', { body: undo })).status).toBe(200);
  expect(await shownOn(open)).toEqual({ numbers: 2, mostByOne: 1 });

  // From the close on the result tells it, of those who voted.
  await closeAndCount(app, open.id);
  expect(await shownOn(open)).toBeUndefined();
});

test('counts those alone whom the election is for', async () => {
  const mechanics = await createListedElection(app.ctx);
  await app.ctx.transact((tx) =>
    tx
      .updateTable('elections')
      .set({ electorate: 'some', electorate_branches: ['ME'] })
      .where('id', '=', mechanics.id)
      .execute(),
  );
  await checkedInBy(officer);
  expect(await shownOn(mechanics)).toBeUndefined();
});
