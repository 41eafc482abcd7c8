import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let election: TestElection;
let callers: readonly Pick<Actor, 'send'>[];
beforeAll(async () => {
  app = await startTestApp();
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
afterAll(() => app.close());

/** Every number that stands under a name of counting, anywhere in an answer. */
function countsIn(value: unknown, name = ''): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => countsIn(one, name));
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, one]) => countsIn(one, key));
  }
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

test('once it has ended everybody sees the counts', async () => {
  await closeElectionNow(app.ctx, election.id);
  for (const caller of callers) {
    const { body } = await caller.send('listElections');
    const votes = body.elections[0].nominations.map((one: { votes: number }) => one.votes);
    expect(votes.toSorted()).toEqual([0, 1]);
    const results = (await caller.send('listResults')).body;
    expect(results[0].results[0].candidates[0].votes).toBe(1);
  }
});
