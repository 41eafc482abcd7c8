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
import { createElection } from '#tests/support/factories.ts';
import { startPostgresProxy } from '#tests/support/postgres-proxy.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { connectionOf } from '#tests/support/test-app.ts';
import { writeBatch } from './write-batch.ts';

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

test('a vote that is given twice in one batch counts once', async () => {
  const election = await createElection(app.ctx);
  const [voter] = await createVoters(app, 1);
  if (voter === undefined) return;
  const vote = voteOf(voter, election);
  const verdicts = await writeBatch(
    openProcess().pool,
    [
      { ...vote, receipt: '2222-2222' },
      { ...vote, receipt: '3333-3333' },
    ],
    { live: app.ctx.live, keys: app.ctx.electionKeys },
  );
  expect(new Set(verdicts.map((one) => one.refusal))).toEqual(new Set(['already-voted', null]));
  const receipts = verdicts.flatMap((one) => one.participation?.receipt ?? []);
  expect(receipts).toHaveLength(1);
  await expectBalance(app, election, 1);
});

describe('when the database fails', () => {
  test('a backend that is ended in the midst of a batch leaves nothing behind it', async () => {
    const election = await createElection(app.ctx);
    const voters = await createVoters(app, 30);
    const { voteQueue, complaints } = openProcess();
    const holder = await app.ctx.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from turnouts where position_id = $1 for update', [
      election.positions[0]?.id,
    ]);
    const votes = voters.map((voter) => voteQueue.cast(voteOf(voter, election)));
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await app.ctx.pool.query(end)).rows).not.toEqual([]);
    await holder.query('commit');
    holder.release();
    expect(reasonsOf(await Promise.all(votes))).toEqual(new Set(['recorded']));
    expect(complaints()).toEqual(['a batch of votes failed']);
    await expectBalance(app, election, 30);
  });

  test.each(['answer-lost', 'commit-lost'] as const)(
    'doubt is told as doubt (%s), and a repetition ends in exactly one vote',
    async (weather) => {
      const election = await createElection(app.ctx);
      const voters = await createVoters(app, 20);
      const proxy = await startPostgresProxy(connectionOf(app));
      const { voteQueue, pool } = open(proxy.connection, app.ctx.config.keysDir, [0, 10, 20]);
      const votes = voters.map((voter) => voteOf(voter, election));
      const [first, ...rest] = votes;
      if (first === undefined) return;
      expect(isRecorded(await voteQueue.cast(first))).toBe(true);
      await setImmediate();
      proxy.weather = weather;
      // The first two are each alone in a batch that goes unanswered; nothing of the rest is sent.
      const waiting = [];
      for (const vote of rest) {
        waiting.push(voteQueue.cast(vote));
        if (waiting.length < 3) await setImmediate();
      }
      const outcomes = await Promise.all(waiting);
      expect(reasonsOf(outcomes.slice(0, 2))).toEqual(new Set(['outcome-unknown']));
      expect(reasonsOf(outcomes.slice(2))).toEqual(new Set(['overloaded']));

      proxy.weather = 'fair';
      const repeated = await Promise.all(votes.map((vote) => voteQueue.cast(vote)));
      expect(reasonsOf(repeated)).toEqual(new Set(['recorded']));
      await expectBalance(app, election, 20);
      await voteQueue.close();
      await pool.query('select 1');
      await proxy.close();
    },
  );

  test('a commit whose answer is lost is asked about again before anybody is told', async () => {
    const election = await createElection(app.ctx);
    const voters = await createVoters(app, 10);
    const proxy = await startPostgresProxy(connectionOf(app));
    const { voteQueue, complaints } = open(proxy.connection, app.ctx.config.keysDir);
    proxy.weather = 'answer-lost-once';
    // Without keys: the receipts alone tell that the votes were theirs.
    const votes = voters.map((voter) => ({ ...voteOf(voter, election), requestKey: null }));
    const outcomes = await Promise.all(votes.map((vote) => voteQueue.cast(vote)));
    expect(reasonsOf(outcomes)).toEqual(new Set(['recorded']));
    expect(complaints()).toEqual(['a batch of votes failed']);
    await expectBalance(app, election, 10);
    await voteQueue.close();
    await proxy.close();
  });

  test('a commit that the standby may not know of is not acknowledged', async () => {
    const election = await createElection(app.ctx);
    const [voter] = await createVoters(app, 1);
    if (voter === undefined) return;
    const proxy = await startPostgresProxy(connectionOf(app));
    const { voteQueue } = open(proxy.connection, app.ctx.config.keysDir, [0, 10]);
    proxy.weather = 'unsure';
    const vote = voteOf(voter, election);
    expect(await voteQueue.cast(vote)).toEqual({ refusal: 'outcome-unknown' });
    proxy.weather = 'fair';
    expect(isRecorded(await voteQueue.cast(vote))).toBe(true);
    await expectBalance(app, election, 1);
    await voteQueue.close();
    await proxy.close();
  });
});
