import { expect, test } from 'vitest';
import { uncountedText } from '#texts/kept-problems.ts';
import { electionJobs } from '#server/closing/close.ts';
import { openClockWatch } from '#server/clock/watch.ts';
import type { ClockWatch } from '#server/clock/watch.ts';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// The database's clock is a real one; this server's two are set here. To set both back is, to this
// server, a database whose clock jumped ahead.

const server = testApp();

/** A watch of its own, whose clocks are as far from the true ones as `set` says. */
function watchWith(calmSeconds: number) {
  const set = { monotonic: 0, wall: 0 };
  const clocks = {
    monotonic: () => performance.now() + set.monotonic,
    wall: () => Date.now() + set.wall,
  };
  return { set, watch: openClockWatch(server.ctx, clocks, calmSeconds) };
}

async function endedElection() {
  const { id } = await createElection(server.ctx);
  await closeElectionNow(server.ctx, id);
  const isClosed = async () => {
    const row = await server.ctx.db
      .selectFrom('elections')
      .select('closed_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.closed_at !== null;
  };
  const close = (clockWatch: ClockWatch) =>
    electionJobs({ ...server.ctx, clockWatch })['close-election']({ electionId: id });
  const cause = async () => {
    const row = await server.ctx.db
      .selectFrom('failed_closes')
      .select('cause')
      .where('election_id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : uncountedText(row.cause);
  };
  return { close, isClosed, cause };
}

test.each([
  ['server', { monotonic: 0, wall: 3_600_000 }, 3_600_000],
  ['database', { monotonic: -3_600_000, wall: -3_600_000 }, 3_600_000],
] as const)('no election is counted after a jump of the %s', async (cause, jump, ms) => {
  const { set, watch } = watchWith(0);
  const election = await endedElection();
  await watch.look();
  Object.assign(set, jump);
  await election.close(watch);
  expect(await election.isClosed()).toBe(false);
  expect(await election.cause()).toMatch(
    /^the clocks of server and database are -?3[56]\d+ ms apart$/,
  );
  expect(watch.latest()).toMatchObject({ isApart: true, jump: { cause } });
  expect(Math.abs((watch.latest().jump?.ms ?? 0) - ms)).toBeLessThan(2_000);

  // As long as they do not agree it stays so; set right it goes on, and the election is counted.
  await election.close(watch);
  expect(await election.isClosed()).toBe(false);
  Object.assign(set, { monotonic: 0, wall: 0 });
  expect((await watch.look()).isApart).toBe(false);
  await election.close(watch);
  expect(await election.isClosed()).toBe(true);
  expect(await election.cause()).toBeNull();
});

test('both clocks of one machine that jump together hold up the count for a while', async () => {
  const { set, watch } = watchWith(2);
  const election = await endedElection();
  await watch.look();
  // The monotonic clock alone stays: to it, server and database jumped ahead by as much.
  set.monotonic = -3_600_000;
  await election.close(watch);
  expect(watch.latest()).toMatchObject({ isApart: false, jump: { cause: 'database' } });
  expect(await election.isClosed()).toBe(false);
  expect(await election.cause()).toMatch(/^the clock of the database jumped by 3[56]\d+ ms$/);
  await expect.poll(async () => (await watch.look()).jump).toBeNull();
  await election.close(watch);
  expect(await election.isClosed()).toBe(true);
});

test('clocks that agree again have to do so for a while', async () => {
  const { set, watch } = watchWith(60);
  await watch.look();
  set.wall = 10_000;
  await watch.look();
  set.wall = 0;
  await watch.look();
  expect((await watch.look()).jump).not.toBeNull();
});

test('the page about health says what is wrong with the clocks', async () => {
  await server.ctx.clockWatch.look();
  expect((await server.send('health')).body).toMatchObject({
    status: 'ok',
    clocks: { isApart: false, jump: null },
  });
  const { set, watch } = watchWith(60);
  await watch.look();
  set.wall = 5_000;
  await watch.look();
  const other = await server.send('health');
  // What another server sees is its own: health is asked of each.
  expect(other.body).toMatchObject({ status: 'ok' });
  expect(watch.latest()).toMatchObject({ isApart: true, jump: { cause: 'server' } });
});
