import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openClockWatch } from '#server/clock/watch.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { runDue } from '#tests/support/run-due.ts';
import { startBeside } from '#tests/support/test-app.ts';
import { electionJobs } from '#server/closing/close.ts';
import { recoverClosings } from '#server/closing/recover-closings.ts';
import { tellOfUncounted } from '#server/closing/tell-uncounted.ts';

// An election that is closed early, while the job of its former end waits for hours, and that cannot be
// counted at first: by each cause, and whoever looks.

const app = testApp();

/** Three votes, closed five hours early. */
async function closeEarly(): Promise<{ admin: Actor; election: TestElection }> {
  const admin = await createActor(app, { role: 'admin' });
  const election = await createElection(app.ctx, { endsInMinutes: 300 });
  await castEach(app, election, 0, [2, 1]);
  const notBefore = new Date(Date.now() + 300 * 60_000);
  await app.ctx.transact((tx) =>
    app.ctx.jobs.enqueue(tx, 'close-election', { electionId: election.id }, { notBefore }),
  );
  const { status } = await admin.send('closeElectionNow', {
    params: { id: election.id },
    body: { reason: 'Everybody has voted.' },
  });
  expect(status).toBe(200);
  return { admin, election };
}

const isCounted = async ({ id }: TestElection) => {
  const { closed_at: closedAt } = await app.ctx.db
    .selectFrom('elections')
    .select('closed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return closedAt !== null;
};
const keyOf = ({ id }: TestElection) => path.join(app.ctx.config.keysDir, `${id}.key`);

/** Takes the key away, as a folder that is not mounted does; gives what brings it back. */
function takeKey(election: TestElection): () => void {
  const secret = fs.readFileSync(keyOf(election));
  fs.rmSync(keyOf(election));
  app.ctx.electionKeys.forget(election.id);
  return () => fs.writeFileSync(keyOf(election), secret);
}

/** What a queue does in the seconds after it: not the job of five hours later. */
const soon = () => new Date(Date.now() + 15_000);
const run = (services = app.ctx) => runDue(services, electionJobs(services), { asOf: soon() });
const isTriedSoon = ({ id }: TestElection) =>
  app.ctx.jobs.isWaiting('close-election', { electionId: id }, { dueBy: soon() });

/** As when voting was closed three minutes ago. */
async function letTimePass({ id }: TestElection) {
  await app.ctx.db
    .updateTable('elections')
    .set({ ends_at: new Date(Date.now() - 3 * 60_000) })
    .where('id', '=', id)
    .execute();
}

test('without its key it is counted once the key is back', async () => {
  const { election } = await closeEarly();
  const bringBack = takeKey(election);
  await run();
  expect([await isCounted(election), await isTriedSoon(election)]).toEqual([false, true]);
  bringBack();
  await run();
  expect(await isCounted(election)).toBe(true);
});

test('while the clocks do not agree it is tried again soon', async () => {
  const { election } = await closeEarly();
  let apart = 3_600_000;
  const clocks = { monotonic: () => performance.now(), wall: () => Date.now() + apart };
  const services = { ...app.ctx, clockWatch: openClockWatch(app.ctx, clocks, 0) };
  await run(services);
  expect([await isCounted(election), await isTriedSoon(election)]).toEqual([false, true]);
  apart = 0;
  await services.clockWatch.look();
  await run(services);
  expect(await isCounted(election)).toBe(true);
});

test('of two servers of which one has no key the other counts it', async () => {
  const { election } = await closeEarly();
  const keysDir = path.join(app.ctx.config.dataDir, 'no keys');
  const beside = await startBeside(app, { keysDir });
  afterThis(() => beside.close());
  await run(beside.ctx);
  expect([await isCounted(election), await isTriedSoon(election)]).toEqual([false, true]);
  await run();
  expect(await isCounted(election)).toBe(true);
});

test('a start does not wait for the job of the former end', async () => {
  const { election } = await closeEarly();
  // The process that had the first try was killed.
  await app.ctx.pool.query(
    `delete from pgboss.job where data ->> 'electionId' = $1 and start_after < now() + interval '1 hour'`,
    [election.id],
  );
  await recoverClosings(app.ctx);
  await run();
  expect(await isCounted(election)).toBe(true);
});

test('what is over for two minutes and not counted is told, whatever became of its job', async () => {
  const { admin, election } = await closeEarly();
  await app.ctx.pool.query(`delete from pgboss.job where data ->> 'electionId' = $1`, [
    election.id,
  ]);
  const failed = async () => (await app.send('health')).body.failedCloses;
  const emails = async () => {
    const { rows } = await app.ctx.pool.query(
      `select text_body as text from emails where to_address = $1 and key like 'failed-close:%'`,
      [admin.email],
    );
    return rows;
  };
  expect(await failed()).toEqual([]);
  expect(await tellOfUncounted(app.ctx, new Set())).toEqual(new Set());

  await letTimePass(election);
  expect(await failed()).toMatchObject([{ electionId: election.id, position: null }]);
  const { body: system } = await admin.send('readSystem');
  expect(system.findings).toContainEqual(
    expect.objectContaining({
      subject: 'results',
      state: 'problem',
      says: expect.stringContaining('no server has counted it yet'),
    }),
  );
  // A server that has just started counts it first: one look tells nobody, and gives the job again.
  const seen = await tellOfUncounted(app.ctx, new Set());
  expect([seen, await emails()]).toEqual([new Set([election.id]), []]);
  expect(await isTriedSoon(election)).toBe(true);
  await Promise.all(Array.from({ length: 12 }, () => tellOfUncounted(app.ctx, seen)));
  expect(await emails()).toHaveLength(1);
  await run();
  expect([await isCounted(election), await failed()]).toEqual([true, []]);
});

test('a close that runs is let run, and one of a killed process is not waited for', async () => {
  const { election } = await closeEarly();
  await letTimePass(election);
  const begun = (ago: string) =>
    app.ctx.pool.query(
      `update pgboss.job set state = 'active', started_on = now() - $2::interval
       where data ->> 'electionId' = $1 and start_after < now() + interval '1 hour'`,
      [election.id, ago],
    );
  await begun('1 minute');
  await tellOfUncounted(app.ctx, new Set());
  expect(await isTriedSoon(election)).toBe(false);
  await begun('3 minutes');
  await tellOfUncounted(app.ctx, new Set());
  expect(await isTriedSoon(election)).toBe(true);
  await run();
  expect(await isCounted(election)).toBe(true);
});
