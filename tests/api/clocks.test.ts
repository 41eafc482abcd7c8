import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { electionJobs } from '#server/elections/close.ts';
import { pauseWorkOf } from '#server/clock/start.ts';
import { openClockWatch } from '#server/clock/watch.ts';
import type { ClockWatch } from '#server/clock/watch.ts';
import type { Actor } from '#tests/support/factories.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

// The database's clock is a real one; this server's two are set here. To set both back is, to this
// server, a database whose clock jumped ahead.

let server: TestApp;
let admin: Actor;
beforeAll(async () => {
  server = await startTestApp({ smtpUrl: 'smtp://localhost:1' });
  admin = await createActor(server, { role: 'admin' });
  await server.ctx.transact((tx) =>
    tx
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', admin.id)
      .execute(),
  );
});
afterAll(() => server.close());
beforeEach(() => server.ctx.transact((tx) => tx.deleteFrom('closing_pauses').execute()));

/** A watch of its own, whose clocks are as far from the true ones as `set` says. */
function watchWith(calmSeconds: number) {
  const set = { monotonic: 0, wall: 0 };
  const clocks = {
    monotonic: () => performance.now() + set.monotonic,
    wall: () => Date.now() + set.wall,
  };
  const watch = openClockWatch(server.ctx, clocks, calmSeconds);
  watch.attend(pauseWorkOf(server.ctx));
  return { set, watch };
}

const actsOf = async (act: string) =>
  (await server.ctx.db.selectFrom('records').select('id').where('act', '=', act).execute()).length;

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
  return { close, isClosed };
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
  expect(watch.latest()).toMatchObject({ isApart: true, pause: { cause } });
  expect(Math.abs((watch.latest().pause?.jumpMs ?? 0) - ms)).toBeLessThan(2_000);

  // As long as they do not agree it stays so; set right it goes on, and the election is counted.
  expect((await watch.look()).pause).not.toBeNull();
  Object.assign(set, { monotonic: 0, wall: 0 });
  expect((await watch.look()).pause).not.toBeNull();
  expect((await watch.look()).pause).toBeNull();
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
  expect((await watch.look()).pause).not.toBeNull();
});

test('several servers that see one jump pause once, and officers get one e-mail', async () => {
  const paused = await actsOf('clock.pause');
  const watches = Array.from({ length: 8 }, () => watchWith(60));
  await Promise.all(watches.map(({ watch }) => watch.look()));
  for (const { set } of watches) Object.assign(set, { monotonic: -9_000, wall: -9_000 });
  const states = await Promise.all(watches.map(({ watch }) => watch.look()));
  const [id] = states.map(({ pause }) => pause?.id);
  expect(states.map(({ pause }) => pause?.id)).toEqual(Array(8).fill(id));
  expect(await actsOf('clock.pause')).toBe(paused + 1);
  const told = await server.ctx.db
    .selectFrom('letters')
    .select('to_address')
    .where('key', 'like', `clock:${id}:%`)
    .execute();
  expect(told).toEqual([{ to_address: admin.email }]);
});

test('an admin lets closings go on, once however many press', async () => {
  const { set, watch } = watchWith(60);
  await watch.look();
  set.wall = -30_000;
  await watch.look();
  const goneOn = await actsOf('clock.go-on');
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.send('resumeClosings')));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(await actsOf('clock.go-on')).toBe(goneOn + 1);
  // The clocks still do not agree, and nothing jumped again.
  expect(await watch.look()).toMatchObject({ isApart: true, pause: null });
});

test('the page about health says what is wrong with the clocks', async () => {
  await server.ctx.clockWatch.look();
  expect((await server.send('health')).body).toMatchObject({
    status: 'ok',
    clocks: { isApart: false, pause: null },
  });
  const { set, watch } = watchWith(60);
  await watch.look();
  set.wall = 5_000;
  await watch.look();
  await server.ctx.clockWatch.look();
  expect((await server.send('health')).body).toMatchObject({
    status: 'degraded',
    clocks: { isApart: false, pause: { cause: 'server' } },
  });
});
