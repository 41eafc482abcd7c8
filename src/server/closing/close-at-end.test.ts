import { expect, test } from 'vitest';
import { openJobs } from '../platform/jobs.ts';
import { openLog } from '../platform/log.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { idleJobs } from '#tests/support/idle-jobs.ts';
import { connectionOf } from '#tests/support/test-app.ts';
import { startClosingAtEnd } from './close-at-end.ts';
import { electionJobs } from './close.ts';

const app = testApp();

/** A server whose queue looks by itself only long after this test: whoever waits for that hangs. */
async function startWork() {
  const log = openLog('silent');
  const jobs = await openJobs({ connection: connectionOf(app), log, lookSeconds: 3_600 });
  afterThis(() => jobs.close());
  const services = { ...app.ctx, jobs };
  await jobs.work({ ...idleJobs, ...electionJobs(services) });
  const closing = startClosingAtEnd(services);
  afterThis(() => closing.close());
}

const resultOf = async (id: string) => {
  const { body } = await app.send('listResults');
  return body.find(({ electionId }: { electionId: string }) => electionId === id);
};

test('an election that is closed early is counted without waiting for the queue to look', async () => {
  await startWork();
  const admin = await createActor(app, { role: 'admin' });
  const election = await createElection(app.ctx);
  await castEach(app, election, 0, [2, 1]);
  const params = { id: election.id };
  const body = { reason: 'Everybody has voted.' };
  expect((await admin.send('closeElectionNow', { params, body })).status).toBe(200);
  await expect.poll(() => resultOf(election.id), { timeout: 60_000 }).toBeDefined();
});

test('an election is counted at its end, also where that was moved', async () => {
  await startWork();
  const { id } = await createElection(app.ctx);
  const end = new Date(Date.now() + 2_000);
  await app.ctx.transact(async (tx) => {
    await tx.updateTable('elections').set({ ends_at: end }).where('id', '=', id).execute();
    await app.ctx.jobs.enqueue(tx, 'close-election', { electionId: id }, { notBefore: end });
    await app.ctx.live.announce(tx, { kind: 'elections' });
  });
  await expect.poll(() => resultOf(id), { timeout: 60_000 }).toBeDefined();
});
