import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { castEach } from '#tests/support/ballot-box.ts';
import type { TestElection } from '#tests/support/factories.ts';
import {
  closeElectionNow,
  createAccount,
  createActor,
  createElection,
} from '#tests/support/factories.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';
import { setClosed } from '#tests/support/outcome-stage.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { ownerOf } from '#tests/support/test-app.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { electionJobs } from './close.ts';

const app = testApp();

const close = (electionId: string) => electionJobs(app.ctx)['close-election']({ electionId });

const emailsOf = (election: TestElection) =>
  app.ctx.db
    .selectFrom('emails')
    .select(['key', 'to_address', 'subject', 'text_body', 'html_body'])
    .where('key', 'like', `winner:${election.id}:%`)
    .orderBy('key')
    .execute();

describe('the e-mails', () => {
  test('go to each single winner, once, however often and by whomever they are asked for', async () => {
    const election = await createElection(app.ctx, {
      positions: { President: 2, 'Vice President': 2, Sport: 2, Empty: 0 },
    });
    await castEach(app, election, 0, [1, 2]);
    await castEach(app, election, 1, [3, 1]);
    await castEach(app, election, 2, [1, 1]);
    await closeElectionNow(app.ctx, election.id);
    const enqueue = vi.spyOn(app.ctx.jobs, 'enqueueAll');
    const president = election.positions[0]?.candidates[1]?.nominee;
    const vice = election.positions[1]?.candidates[0]?.nominee;
    const asker = await createAccount(app.ctx);
    const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, asker.id));
    const caller = app.as(`hustings=${token}`);
    const email = president?.email ?? '';
    await Promise.all([
      close(election.id),
      close(election.id),
      ...Array.from({ length: 10 }, () => caller.send('sendEmail', { body: { email } })),
    ]);
    await close(election.id);
    const emails = await emailsOf(election);
    const subject = (position: string) =>
      `Congratulations on winning ${position} in ${election.name}`;
    expect(new Map(emails.map((one) => [one.to_address, one.subject]))).toEqual(
      new Map([
        [president?.email, subject('President')],
        [vice?.email, subject('Vice President')],
      ]),
    );
    expect(emails).toHaveLength(2);
    const sendings = enqueue.mock.calls.flatMap(([, name, jobs]) =>
      name === 'send-email' ? jobs : [],
    );
    expect(sendings).toHaveLength(2);
    for (const { text_body, html_body } of emails) {
      expect(text_body).toContain('The Election Committee');
      expect(text_body).toMatch(/final when it is certified, after \w+day \d+ \w+\./);
      expect(html_body).toContain(`${app.ctx.config.publicUrl}/elections`);
    }
    enqueue.mockRestore();
  });

  test('wait for the end by the database’s clock', async () => {
    const election = await createElection(app.ctx);
    await castEach(app, election, 0, [1]);
    const enqueue = vi.spyOn(app.ctx.jobs, 'enqueue');
    await close(election.id);
    expect(enqueue).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      'close-election',
      { electionId: election.id },
      { notBefore: expect.any(Date) },
    );
    enqueue.mockRestore();
    expect(await emailsOf(election)).toEqual([]);
  });

  test('wait for the last votes that are being written', async () => {
    const election = await createElection(app.ctx, { isSealed: false });
    await castEach(app, election, 0, [1]);
    const [position] = election.positions;
    const late = position?.candidates[1];
    const flush = await app.ctx.pool.connect();
    await flush.query('begin');
    await flush.query('update turnouts set ballots = 3 where position_id = $1', [position?.id]);
    await flush.query('update tallies set votes = 2 where nomination_id = $1', [late?.id]);
    await closeElectionNow(app.ctx, election.id);
    const closing = close(election.id);
    await untilWaiting(app.ctx);
    await flush.query('commit');
    flush.release();
    await closing;
    const emails = await emailsOf(election);
    expect(emails.map((one) => one.to_address)).toEqual([late?.nominee.email]);
  });

  test('leave out a winner who closed their account', async () => {
    const election = await createElection(app.ctx, { positions: { President: 1 } });
    await castEach(app, election, 0, [1]);
    await closeElectionNow(app.ctx, election.id);
    await app.ctx.db
      .updateTable('accounts')
      .set({ email: null, password_hash: null, is_verified: false, closed_at: new Date() })
      .where('id', '=', election.positions[0]?.candidates[0]?.nominee.id ?? '')
      .execute();
    await close(election.id);
    expect(await emailsOf(election)).toEqual([]);
  });

  test('are nothing to an election that was deleted', async () => {
    await expect(close(randomUUID())).resolves.toBeUndefined();
  });
});

describe('the ballots of an election that was organised before they were sealed', () => {
  test('are written anew: one transaction for all, and not their voters’', async () => {
    const election = await createElection(app.ctx, {
      isSealed: false,
      positions: { President: 3, Sport: 2 },
    });
    await castEach(app, election, 0, [4, 3, 2]);
    await castEach(app, election, 1, [2, 3]);
    const positions = election.positions.map((position) => position.id);
    const read = async (table: 'ballots' | 'participations') => {
      const { rows } = await app.ctx.pool.query<{ transaction: string }>(
        `select xmin::text as transaction from ${table} where position_id = any($1)`,
        [positions],
      );
      return rows.map((row) => row.transaction);
    };
    const ids = async () => {
      const { rows } = await app.ctx.pool.query<{ id: string }>(
        'select id from ballots where position_id = any($1) order by ctid',
        [positions],
      );
      return rows.map((row) => row.id);
    };
    // Until then the transaction that wrote a lone vote also names its voter.
    expect(new Set(await read('ballots'))).toEqual(new Set(await read('participations')));
    const before = await ids();
    await closeElectionNow(app.ctx, election.id);
    await close(election.id);

    const transactions = new Set(await read('ballots'));
    expect(transactions.size).toBe(1);
    const voters = await read('participations');
    expect(voters).toHaveLength(14);
    expect(voters.filter((one) => transactions.has(one))).toEqual([]);
    const after = await ids();
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    expect(after).toEqual(after.toSorted());
    const voteCounts = await readVoteCounts(app.ctx, election.id);
    expect(voteCounts.map((line, index) => balanced(line, index === 0 ? 9 : 5))).toEqual([
      true,
      true,
    ]);
  });

  test('survive being written anew by several at once', async () => {
    const election = await createElection(app.ctx, { isSealed: false });
    await castEach(app, election, 0, [5, 2]);
    await closeElectionNow(app.ctx, election.id);
    await Promise.all([close(election.id), close(election.id), close(election.id)]);
    expect(balanced((await readVoteCounts(app.ctx, election.id))[0], 7)).toBe(true);
  });

  test('leave nothing behind when their election is deleted meanwhile', async () => {
    const election = await createElection(app.ctx, { name: 'Short-lived', isSealed: false });
    await castEach(app, election, 0, [3, 2]);
    await closeElectionNow(app.ctx, election.id);
    const admin = await createActor(app, { role: 'admin' });
    const positionId = election.positions[0]?.id;
    const holder = new pg.Client(ownerOf(app));
    await holder.connect();
    await holder.query('begin');
    const held = 'select 1 from ballots where position_id = $1 order by id limit 1 for update';
    await holder.query(held, [positionId]);
    const closing = close(election.id);
    await untilWaiting(app.ctx);
    const params = { id: election.id };
    const deletion = admin.send('deleteElection', { params, body: { confirm: 'Short-lived' } });
    await untilWaiting(app.ctx, 2);
    await holder.query('commit');
    await holder.end();
    await closing;
    expect(await deletion).toMatchObject({ status: 200 });
    const left = await app.ctx.db
      .selectFrom('ballots')
      .select('id')
      .where('position_id', '=', positionId ?? '')
      .execute();
    expect(left).toEqual([]);
  });
});

test('an election that was closed stays so when the clock is set back', async () => {
  const election = await createElection(app.ctx);
  await castEach(app, election, 0, [2, 1]);
  await closeElectionNow(app.ctx, election.id);
  await close(election.id);
  // An end that is ahead again is what a clock that went back looks like.
  await setClosed(app, election.id, 'ends_at', new Date(Date.now() + 3_600_000));
  const voter = await createActor(app);
  const [position] = election.positions;
  const body = {
    userId: voter.id,
    electionId: election.id,
    position: position?.id,
    candidateId: position?.candidates[0]?.id,
  };
  expect(await voter.send('castVote', { body })).toMatchObject({
    status: 409,
    body: { reason: 'voting-closed' },
  });
  expect(balanced((await readVoteCounts(app.ctx, election.id))[0], 3)).toBe(true);
});
