import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestElection } from '#tests/support/factories.ts';
import { createAccount, createElection } from '#tests/support/factories.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { askAsOwner, startBeside } from '#tests/support/test-app.ts';
import { listWholeElections } from '../../elections/store.ts';

let beside: TestApp;
const app = testApp();
beforeAll(async () => {
  beside = await startBeside(app);
});
afterAll(async () => {
  await beside.close();
});

/** Casts votes at once, so that they share batches. */
async function vote(election: TestElection, counts: readonly number[], on = app): Promise<void> {
  const [position] = election.positions;
  const votes = counts.flatMap((count, candidate) => Array<number>(count).fill(candidate));
  const voters = await Promise.all(votes.map(() => createAccount(app.ctx)));
  const outcomes = await Promise.all(
    votes.map((candidate, index) =>
      on.ctx.voteQueue.cast({
        electionId: election.id,
        positionId: position?.id ?? '',
        choices: [position?.candidates[candidate]?.id ?? ''],
        voterId: voters[index]?.id ?? '',
        requestKey: null,
      }),
    ),
  );
  expect(outcomes.filter((one) => 'refusal' in one)).toEqual([]);
}

/** The votes of the candidates as everybody sees them, in their order. */
async function shown(election: TestElection, on: TestApp): Promise<unknown[]> {
  const { body } = await on.send('listElections');
  const listed = body.elections.find((one: { _id: string }) => one._id === election.id);
  const votes = new Map(
    listed.nominations.map((one: { _id: string; votes: number }) => [one._id, one.votes]),
  );
  return election.positions[0]?.candidates.map(({ id }) => votes.get(id)) ?? [];
}

test('every server counts what any of them sealed', async () => {
  const election = await createElection(app.ctx);
  await vote(election, [3, 1]);
  await vote(election, [2, 4], beside);
  await expect.poll(() => shown(election, app)).toEqual([5, 5]);
  await expect.poll(() => shown(election, beside)).toEqual([5, 5]);
  const later = await startBeside(app);
  expect(await shown(election, later)).toEqual([5, 5]);
  await later.close();
});

test('counts in batches move by at least so many votes, and the same on every server', async () => {
  const election = await createElection(app.ctx, { standings: 'in-batches' });
  await vote(election, [10, 9]);
  expect(await shown(election, app)).toEqual([0, 0]);
  await vote(election, [1, 0]);
  await expect.poll(() => shown(election, app)).toEqual([11, 9]);
  await vote(election, [5, 5], beside);
  const later = await startBeside(app);
  for (const on of [app, beside, later]) {
    await expect.poll(() => shown(election, on)).toEqual([11, 9]);
  }
  await later.close();
});

test('a batch that was damaged hides the counts of its election, and of no other', async () => {
  const damaged = await createElection(app.ctx);
  const sound = await createElection(app.ctx);
  await vote(damaged, [1, 2]);
  await vote(sound, [2, 1]);
  await askAsOwner(
    app,
    `update sealed_batches set sealed = sealed || '\\x00' where position_id = $1`,
    [damaged.positions[0]?.id],
  );
  const later = await startBeside(app);
  expect(await shown(damaged, later)).toEqual([null, null]);
  expect(await shown(sound, later)).toEqual([2, 1]);
  await later.close();
});

test('what a restore put back is counted anew', async () => {
  const election = await createElection(app.ctx);
  await vote(election, [2, 2]);
  await expect.poll(() => shown(election, app)).toEqual([2, 2]);
  const [position] = election.positions;
  await askAsOwner(app, 'delete from sealed_batches where position_id = $1', [position?.id]);
  await askAsOwner(app, 'delete from participations where position_id = $1', [position?.id]);
  await app.ctx.pool.query('update turnouts set ballots = 0, batches = 0 where position_id = $1', [
    position?.id,
  ]);
  // As the command says it, which is another process.
  await beside.ctx.transact((tx) => beside.ctx.live.announce(tx, { kind: 'restored' }));
  await expect.poll(() => shown(election, app)).toEqual([0, 0]);
  await vote(election, [0, 1]);
  await expect.poll(() => shown(election, app)).toEqual([0, 1]);
});

test('a reading within a transaction waits for none that waits for a connection', async () => {
  const election = await createElection(app.ctx);
  await vote(election, [4, 3]);
  const later = await startBeside(app);
  const [one, other] = election.positions[0]?.candidates ?? [];
  const cast = new Map([
    [one?.id, 4],
    [other?.id, 3],
  ]);
  const { db, pool, transact, sealedCounts } = later.ctx;
  const elections = await listWholeElections(db, { id: election.id });
  const most = pool.options.max ?? 0;
  const held = await Promise.all(Array.from({ length: most - 1 }, () => pool.connect()));
  const outside = await transact(async (tx) => {
    const waiting = sealedCounts.read(db, elections);
    const counts = await sealedCounts.read(tx, elections);
    expect(counts.get(election.id)).toEqual(cast);
    return { waiting };
  });
  for (const client of held) client.release();
  const counts = await outside.waiting;
  expect(counts.get(election.id)).toEqual(cast);
  await later.close();
});
