import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import {
  closeElectionNow,
  createActor,
  createElection,
  sealVotes,
} from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { askAsOwner } from '#tests/support/test-app.ts';

let election: TestElection;
let callers: readonly Pick<Actor, 'send'>[];
const app = testApp();
beforeAll(async () => {
  election = await createElection(app.ctx, { standings: 'after-close' });
  const voter = await createActor(app);
  callers = [
    app,
    voter,
    await createActor(app),
    await createActor(app, { role: 'faculty' }),
    await createActor(app, { role: 'council' }),
    await createActor(app, { role: 'admin' }),
  ];
  await voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: election.id,
      position: 'President',
      candidateId: election.positions[0]?.candidates[0]?.id,
    },
  });
});

/** Every number that stands under a name of counting, anywhere in an answer. */
function countsIn(value: unknown, name = ''): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => countsIn(one, name));
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, one]) => countsIn(one, key));
  }
  // Of people on the voter list, of minutes and of the own appeals, not of votes.
  if (['addedAfterOpening', 'minutes', 'hours'].includes(name)) return [];
  return typeof value === 'number' ? [[name, value]] : [];
}

test('while voting goes on there is no number anywhere, for nobody', async () => {
  for (const caller of callers) {
    const { body } = await caller.send('listElections');
    expect(body.elections).toHaveLength(1);
    expect(countsIn(body)).toEqual([]);
    for (const { votes } of body.elections[0].nominations) expect(votes).toBeNull();
    expect((await caller.send('listResults')).body).toEqual([]);
    expect(countsIn((await caller.send('listMyBallots')).body)).toEqual([]);
  }
  const pending = await callers.at(-1)?.send('listPendingNominations');
  expect(countsIn(pending?.body)).toEqual([]);
});

test('an answer in which nothing moved tells no moment at which somebody voted', async () => {
  const before = await app.send('listElections');
  await app.ctx.transact((tx) => app.ctx.live.announce(tx, { kind: 'elections' }));
  const after = await app.send('listElections');
  expect(after.body).toEqual(before.body);
  expect(after.headers['etag']).toBe(before.headers['etag']);
});

const votesOf = async (id: string): Promise<(number | null)[]> => {
  const { body } = await app.send('listElections');
  const listed = body.elections.find((one: { _id: string }) => one._id === id);
  return listed.nominations.map((one: { votes: number | null }) => one.votes).toSorted();
};

/** Changes a row behind the product's back, as somebody with the password of the database could. */
async function alter(id: string, change: string): Promise<void> {
  await app.ctx.transact(async (tx) => {
    await sql`update elections set ${sql.raw(change)} where id = ${id}`.execute(tx);
    await app.ctx.live.announce(tx, { kind: 'elections' });
  });
}

test('the setting in the database is not enough to see counts that votes were promised to hide', async () => {
  const error = vi.spyOn(app.ctx.log, 'error');
  await alter(election.id, `standings = 'live'`);
  expect(await votesOf(election.id)).toEqual([null, null]);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { electionId: election.id },
    expect.stringContaining('changed in the database'),
  );
  const altered = [{ electionId: election.id, election: expect.any(String) }];
  expect((await app.send('health')).body).toMatchObject({
    status: 'degraded',
    alteredStandings: altered,
  });
  // It stays so for the next votes, which are cast under the other setting.
  const voter = await createActor(app);
  const candidateId = election.positions[0]?.candidates[1]?.id;
  const vote = { userId: voter.id, electionId: election.id, position: 'President', candidateId };
  expect((await voter.send('castVote', { body: vote })).status).toBe(200);
  expect(await votesOf(election.id)).toEqual([null, null]);
  error.mockRestore();
});

test('neither is an end that is moved into the past, and back', async () => {
  const { ends_at: end } = await app.ctx.db
    .selectFrom('elections')
    .select('ends_at')
    .where('id', '=', election.id)
    .executeTakeFirstOrThrow();
  await alter(election.id, `standings = 'after-close', ends_at = now()`);
  expect(await votesOf(election.id)).toEqual([null, null]);
  expect((await app.send('listResults')).body).toEqual([]);
  await alter(election.id, `ends_at = '${end?.toISOString()}'`);
  expect(await votesOf(election.id)).toEqual([null, null]);
});

test('until the first vote officers may choose another setting', async () => {
  const fresh = await createElection(app.ctx, { standings: 'after-close' });
  await votesOf(fresh.id);
  await alter(fresh.id, `standings = 'live'`);
  expect(await votesOf(fresh.id)).toEqual([0, 0]);
  await sealVotes(app.ctx, fresh, [[2, 1]]);
  await expect.poll(() => votesOf(fresh.id)).toEqual([1, 2]);
  await askAsOwner(app, 'delete from elections where id = $1', [fresh.id]);
  await app.ctx.transact((tx) => app.ctx.live.announce(tx, { kind: 'elections' }));
});

test('once it is closed everybody sees the counts', async () => {
  await closeElectionNow(app.ctx, election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
  for (const caller of callers) {
    const { body } = await caller.send('listElections');
    const votes = body.elections[0].nominations.map((one: { votes: number }) => one.votes);
    expect(votes.toSorted()).toEqual([1, 1]);
    const results = (await caller.send('listResults')).body;
    expect(results[0].results[0].candidates[0].votes).toBe(1);
  }
});
