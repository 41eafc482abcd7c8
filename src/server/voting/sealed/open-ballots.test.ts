import { hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { castEach } from '#tests/support/ballot-box.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { askAsOwner, startBeside } from '#tests/support/test-app.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';
import { electionJobs } from '../../closing/close.ts';
import { destroySpentKeys } from '../../recount/spent-keys.ts';

const app = testApp();

const close = (electionId: string, on = app) =>
  electionJobs(on.ctx)['close-election']({ electionId });
const keyFileOf = ({ id }: TestElection, on = app) => path.join(on.ctx.config.keysDir, `${id}.key`);
const recountOf = ({ id }: TestElection) =>
  path.join(app.ctx.config.dataDir, 'recounts', `${id}.json`);

async function createClosed(given: { isClosed?: boolean } = {}): Promise<TestElection> {
  const election = await createElection(app.ctx, { positions: { President: 3, Sport: 2 } });
  await castEach(app, election, 0, [4, 3, 2]);
  await castEach(app, election, 1, [2, 3]);
  if (given.isClosed !== false) await closeElectionNow(app.ctx, election.id);
  return election;
}

async function expectClosed(election: TestElection): Promise<void> {
  const counts = await readVoteCounts(app.ctx, election.id);
  expect(counts.map((line, index) => balanced(line, index === 0 ? 9 : 5))).toEqual([true, true]);
  expect(counts[0]?.recount).toEqual(
    Object.fromEntries(
      election.positions[0]?.candidates.map(({ id }, index) => [id, 4 - index]) ?? [],
    ),
  );
  const ids = election.positions.map(({ id }) => id);
  const { rows } = await app.ctx.pool.query<{ sealed: number; marks: number }>(
    `select (select count(*)::int from sealed_batches where position_id = any($1)) as sealed,
      (select count(choice_mark)::int from participations where position_id = any($1)) as marks`,
    [ids],
  );
  expect(rows[0]).toEqual({ sealed: 0, marks: 0 });
  expect(fs.existsSync(keyFileOf(election))).toBe(false);
}

test('while voting is open no ballot and no count is written, and no candidate is touched', async () => {
  const election = await createElection(app.ctx, { positions: { President: 2 } });
  const ids = election.positions.map(({ id }) => id);
  // A row that is changed or locked carries the id of that transaction.
  const touched = `select n.id, n.xmin, n.xmax, t.xmin as tally_xmin, t.xmax as tally_xmax, t.votes
    from nominations n join tallies t on t.nomination_id = n.id where n.position_id = any($1)
    order by n.id`;
  const { rows: before } = await app.ctx.pool.query(touched, [ids]);
  await castEach(app, election, 0, [3, 2]);
  expect((await app.ctx.pool.query(touched, [ids])).rows).toEqual(before);
  const { rows } = await app.ctx.pool.query<Record<string, number>>(
    `select (select count(*)::int from ballots where position_id = any($1)) as ballots,
      (select sum(ballots)::int from sealed_batches where position_id = any($1)) as sealed`,
    [ids],
  );
  expect(rows[0]).toEqual({ ballots: 0, sealed: 5 });
});

describe('the close', () => {
  test('writes the opened ballots in one transaction, in the order of random ids', async () => {
    const election = await createClosed();
    await close(election.id);
    await expectClosed(election);
    const { rows } = await app.ctx.pool.query<{ id: string; transaction: string }>(
      `select id, xmin::text as transaction from ballots where position_id = $1 order by ctid`,
      [election.positions[0]?.id],
    );
    expect(new Set(rows.map((row) => row.transaction)).size).toBe(1);
    const ids = rows.map((row) => row.id);
    expect(ids).toEqual(ids.toSorted());
  });

  test('writes every ballot to a file outside the database', async () => {
    const election = await createClosed();
    await close(election.id);
    const recount = JSON.parse(fs.readFileSync(recountOf(election), 'utf8'));
    const [president] = recount.positions;
    const votes = Map.groupBy(
      president.ballots as { candidate: string }[],
      (ballot) => ballot.candidate,
    );
    for (const { id, votes: count } of president.candidates) {
      expect(votes.get(id)).toHaveLength(count);
    }
    expect(president.ballots).toHaveLength(9);
  });

  test('is done once by several servers at once, and each deletes its key', async () => {
    const beside = await startBeside(app);
    const election = await createClosed();
    await Promise.all([close(election.id), close(election.id, beside), close(election.id)]);
    await destroySpentKeys(beside.ctx);
    await expectClosed(election);
    const { rows } = await app.ctx.pool.query('select 1 from ballots where position_id = $1', [
      election.positions[0]?.id,
    ]);
    expect(rows).toHaveLength(9);
    await beside.close();
  });

  test.each([
    ['before the ballots are opened', 0],
    ['after they were opened', 1],
    ['after the e-mails were queued', 2],
    ['after the mark that all is done', 3],
  ])('goes on where it was broken off: %s', async (_, transactions) => {
    const election = await createClosed();
    let left = transactions;
    const transact: typeof app.ctx.transact = (work) => {
      if (left === 0) throw new Error('broken off');
      left -= 1;
      return app.ctx.transact(work);
    };
    const healthCheck = {
      ...app.ctx.healthCheck,
      commits: () => Promise.reject(new Error('broken off')),
    };
    const broken = { ...app, ctx: { ...app.ctx, transact, healthCheck } };
    await expect(close(election.id, broken)).rejects.toThrow('broken off');
    // Whatever came to be: with the key in place nothing is lost.
    expect(fs.existsSync(keyFileOf(election))).toBe(true);
    await close(election.id);
    await destroySpentKeys(app.ctx);
    await expectClosed(election);
  });

  test('keeps the key while the database does not confirm a commit', async () => {
    const election = await createClosed();
    const commits = vi.spyOn(app.ctx.healthCheck, 'commits').mockResolvedValue(false);
    await close(election.id);
    expect(fs.existsSync(keyFileOf(election))).toBe(true);
    commits.mockRestore();
    await destroySpentKeys(app.ctx);
    await expectClosed(election);
  });

  test('of a ballot that is missing or too many is refused, and nothing is written', async () => {
    for (const damage of [
      'delete from sealed_batches where position_id = $1 and number = 9',
      'delete from sealed_batches where position_id = $1 and number = 4',
      'update sealed_batches set ballots = 2 where position_id = $1 and number = 9',
      `update sealed_batches set sealed = set_byte(sealed, 40, 255 - get_byte(sealed, 40))
        where position_id = $1 and number = 2`,
      'delete from participations where ctid = (select min(ctid) from participations where position_id = $1)',
    ]) {
      const election = await createClosed();
      await askAsOwner(app, damage, [election.positions[0]?.id]);
      await expect(close(election.id)).rejects.toThrow(/add up|missing|authenticate/);
      const { rows } = await app.ctx.pool.query(
        'select 1 from ballots where position_id = any($1)',
        [election.positions.map(({ id }) => id)],
      );
      expect(rows).toEqual([]);
      expect(fs.existsSync(keyFileOf(election))).toBe(true);
    }
  });
});

describe('a server without the key of an election', () => {
  test('refuses its votes and says so, shows no counts, and goes on when the key comes', async () => {
    const election = await createClosed({ isClosed: false });
    const [file, aside] = [keyFileOf(election), `${keyFileOf(election)}.aside`];
    fs.renameSync(file, aside);
    const without = await startBeside(app);
    const voter = await createActor(app);
    const body = {
      userId: voter.id,
      electionId: election.id,
      position: 'President',
      candidateId: election.positions[0]?.candidates[0]?.id,
    };
    const caller = without.as(voter.cookie);
    const sent = await caller.send('castVote', { body });
    expect(sent).toMatchObject({ status: 503, body: { reason: 'key-missing' } });
    const health = await without.send('health');
    expect(health).toMatchObject({
      status: 200,
      body: { status: 'degraded', missingKeys: [{ electionId: election.id }] },
    });
    const listed = await without.send('listElections');
    const shown = listed.body.elections.find((one: { _id: string }) => one._id === election.id);
    expect(shown.nominations.map((one: { votes: unknown }) => one.votes)).toEqual(
      Array(5).fill(null),
    );
    await closeElectionNow(app.ctx, election.id);
    const enqueue = vi.spyOn(without.ctx.jobs, 'enqueue');
    await close(election.id, without);
    // Looked at again soon, by whichever server comes first.
    expect(enqueue).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      'close-election',
      { electionId: election.id },
      { notBefore: expect.any(Date) },
    );
    const results = await without.send('listResults');
    expect(JSON.stringify(results.body)).not.toContain(election.id);

    fs.renameSync(aside, file);
    await expect.poll(async () => (await without.send('health')).body.missingKeys).toEqual([]);
    await close(election.id, without);
    await expectClosed(election);
    await without.close();
  });
});

test('results are shown once the close has counted them, on every server from the same place', async () => {
  const election = await createClosed();
  const result = async () => {
    const { body } = await app.send('listResults');
    return body.find((one: { electionId: string }) => one.electionId === election.id);
  };
  expect(await result()).toBeUndefined();
  await close(election.id);
  const { results } = await result();
  expect(results[0].candidates.map((one: { votes: number }) => one.votes)).toEqual([4, 3, 2]);
});

test('the same request with another choice is told that the first one counts', async () => {
  const election = await createElection(app.ctx);
  const voter = await createActor(app);
  const [one, other] = election.positions[0]?.candidates ?? [];
  const send = (candidateId: string | undefined) =>
    voter.send('castVote', {
      headers: { 'idempotency-key': 'a request of this voter' },
      body: { userId: voter.id, electionId: election.id, position: 'President', candidateId },
    });
  const { body } = await send(one?.id);
  expect(await send(one?.nominee.id)).toMatchObject({ status: 200, body });
  expect(await send(other?.id)).toMatchObject({ status: 409, body: { reason: 'other-choice' } });
  const [line] = await readVoteCounts(app.ctx, election.id);
  expect(line?.recount).toEqual({ [one?.id ?? '']: 1, [other?.id ?? '']: 0 });
});

test('who writes a request key into the database learns no choice by repeating the vote', async () => {
  const election = await createElection(app.ctx);
  const voter = await createActor(app);
  const candidates = election.positions[0]?.candidates ?? [];
  const send = (key: string, candidateId: string | undefined) =>
    voter.send('castVote', {
      headers: { 'idempotency-key': key },
      body: { userId: voter.id, electionId: election.id, position: 'President', candidateId },
    });
  await send('the key of the voter', candidates[0]?.id);
  const planted = hash('sha256', 'a planted key', 'buffer').subarray(0, 16);
  await askAsOwner(app, 'update participations set request_key = $1 where voter_id = $2', [
    planted,
    voter.id,
  ]);
  for (const { id } of candidates) {
    expect(await send('a planted key', id)).toMatchObject({
      status: 409,
      body: { reason: 'other-choice' },
    });
  }
});
