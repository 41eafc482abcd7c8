import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { BallotBox } from '#tests/support/ballot-box.ts';
import {
  createVoters,
  expectBalance,
  isRecorded,
  openBallotBox,
  reasonsOf,
  voteOf,
} from '#tests/support/ballot-box.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { connectionOf } from '#tests/support/test-app.ts';

const boxes: BallotBox[] = [];
const open = (...given: Parameters<typeof openBallotBox>) => {
  const box = openBallotBox(...given);
  boxes.push(box);
  return box;
};
const openProcess = () => open(connectionOf(app), app.ctx.config.keysDir);
const app = testApp();
afterAll(async () => {
  await Promise.all(boxes.map((box) => box.close()));
});

/** Keeps every batch of an election waiting. */
async function hold(election: TestElection) {
  const client = await app.ctx.pool.connect();
  await client.query('begin');
  await client.query('select 1 from turnouts where position_id = $1 for update', [
    election.positions[0]?.id,
  ]);
  return {
    async letGo() {
      await client.query('commit');
      client.release();
    },
  };
}

test('a vote that is repeated beside another request of the same person is that vote', async () => {
  const election = await createElection(app.ctx);
  const [voter] = await createVoters(app, 1);
  if (voter === undefined) throw new Error('no voter');
  const { voteQueue } = openProcess();
  const [phone, laptop] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  const vote = (requestKey: string) => voteQueue.cast({ ...voteOf(voter, election), requestKey });
  const first = await vote(laptop);
  expect(first).toHaveProperty('receipt');
  // Both are in one batch, where the request of the phone comes first.
  expect(await Promise.all([vote(phone), vote(laptop)])).toEqual([
    { refusal: 'already-voted' },
    first,
  ]);
});

describe('the line', () => {
  test('gathers what arrives during a commit into the next one', async () => {
    const election = await createElection(app.ctx);
    const voters = await createVoters(app, 60);
    const { voteQueue } = openProcess();
    const cast = (from: number, to: number) =>
      voters.slice(from, to).map((voter) => voteQueue.cast(voteOf(voter, election)));
    const held = await hold(election);
    const atOnce = cast(0, 20);
    await setImmediate();
    // Too few for a batch of their own; the last of them make it worth one.
    const during = cast(20, 30);
    await setImmediate();
    expect(voteQueue.waiting()).toBe(10);
    during.push(...cast(30, 50));
    await setImmediate();
    // Two batches are under way, and that is all.
    const behind = cast(50, 60);
    await setImmediate();
    expect(voteQueue.waiting()).toBe(10);
    await held.letGo();
    await Promise.all([...atOnce, ...during, ...behind]);
    const { rows } = await app.ctx.pool.query<{ votes: number }>(
      `select count(*)::int as votes from participations where position_id = $1
       group by xmin::text order by votes`,
      [election.positions[0]?.id],
    );
    expect(rows.map(({ votes }) => votes)).toEqual([10, 20, 30]);
  });

  test('is bounded: who finds it full is sent away, who is in it is answered', async () => {
    const election = await createElection(app.ctx);
    const [voter] = await createVoters(app, 1);
    if (voter === undefined) return;
    const { voteQueue, pool } = openProcess();
    const held = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
    const vote = { ...voteOf(voter, election), requestKey: null };
    const waiting = Array.from({ length: 20_000 }, () => voteQueue.cast(vote));
    expect(await voteQueue.cast(vote)).toEqual({ refusal: 'overloaded' });
    for (const client of held) client.release();
    const outcomes = await Promise.all(waiting);
    expect(outcomes.filter(isRecorded)).toHaveLength(1);
    expect(reasonsOf(outcomes)).toEqual(new Set(['recorded', 'already-voted']));
    await expectBalance(app, election, 1);
  });

  test('is emptied before it closes, and takes nothing afterwards', async () => {
    const election = await createElection(app.ctx);
    const voters = await createVoters(app, 20);
    const { voteQueue } = openProcess();
    const votes = voters.map((voter) => voteQueue.cast(voteOf(voter, election)));
    await voteQueue.close();
    await expectBalance(app, election, 20);
    expect(reasonsOf(await Promise.all(votes))).toEqual(new Set(['recorded']));
    const [late] = await createVoters(app, 1);
    if (late === undefined) return;
    expect(await voteQueue.cast(voteOf(late, election))).toEqual({ refusal: 'overloaded' });
  });

  test('counts a voter once who comes several times in one batch', async () => {
    const election = await createElection(app.ctx);
    const [first, voter] = await createVoters(app, 2);
    if (first === undefined || voter === undefined) return;
    const { voteQueue } = openProcess();
    const good = voteOf(voter, election);
    const outcomes = await Promise.all([
      voteQueue.cast(voteOf(first, election)),
      voteQueue.cast(good),
      voteQueue.cast({ ...good, requestKey: null }),
      voteQueue.cast(voteOf(voter, election, 0, 1)),
      voteQueue.cast(good),
    ]);
    expect(outcomes).toEqual([
      { receipt: expect.anything() },
      { receipt: expect.anything() },
      { refusal: 'already-voted' },
      { refusal: 'already-voted' },
      outcomes[1],
    ]);
    await expectBalance(app, election, 2);
  });

  test('judges a voter anew whose first try in a batch named nobody', async () => {
    const election = await createElection(app.ctx);
    const [first, voter] = await createVoters(app, 2);
    if (first === undefined || voter === undefined) return;
    const { voteQueue } = openProcess();
    const good = voteOf(voter, election);
    const outcomes = await Promise.all([
      voteQueue.cast(voteOf(first, election)),
      voteQueue.cast({ ...good, choices: [randomUUID()] }),
      voteQueue.cast({ ...good, choices: [randomUUID()] }),
      voteQueue.cast(good),
    ]);
    expect(outcomes).toEqual([
      { receipt: expect.anything() },
      { refusal: 'unknown-candidate' },
      { refusal: 'unknown-candidate' },
      { receipt: expect.anything() },
    ]);
    await expectBalance(app, election, 2);
  });

  test('does not let one broken vote spoil the others', async () => {
    const election = await createElection(app.ctx);
    const [first, ...voters] = await createVoters(app, 21);
    if (first === undefined) return;
    const { voteQueue } = openProcess();
    const votes = [first, ...voters].map((voter) => voteQueue.cast(voteOf(voter, election)));
    const broken = voteQueue.cast({ ...voteOf(first, election, 0), voterId: 'not an id' });
    const others = await createVoters(app, 10);
    const after = others.map((voter) => voteQueue.cast(voteOf(voter, election)));
    await expect(broken).rejects.toThrow(/uuid/);
    expect(reasonsOf(await Promise.all([...votes, ...after]))).toEqual(new Set(['recorded']));
    await expectBalance(app, election, 31);
  });
});

describe('several processes', () => {
  test('at one election count each voter once, without a deadlock', async () => {
    const election = await createElection(app.ctx, {
      positions: { President: 3, Secretary: 3, Treasurer: 3, Sport: 3 },
    });
    const voters = await createVoters(app, 150);
    const processes = [openProcess(), openProcess(), openProcess(), openProcess()];
    // Every voter votes everywhere twice, through two processes, in an order of their own.
    const votes = voters.flatMap((voter, index) =>
      [0, 1, 2, 3].flatMap((position) => {
        const vote = voteOf(voter, election, (position + index) % 4, index);
        return [processes[index % 4], processes[(index + 1 + position) % 4]].map(async (one) => {
          const outcome = await one?.voteQueue.cast({
            ...vote,
            requestKey: randomBytes(16).toString('hex'),
          });
          return outcome ?? { refusal: 'overloaded' as const };
        });
      }),
    );
    const outcomes = await Promise.all(votes);
    expect(outcomes.filter(isRecorded)).toHaveLength(600);
    expect(reasonsOf(outcomes)).toEqual(new Set(['recorded', 'already-voted']));
    await expectBalance(app, election, 150);
    expect(processes.flatMap((one) => one.complaints())).toEqual([]);
  });
});
