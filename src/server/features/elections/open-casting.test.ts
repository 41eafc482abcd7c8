import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isOnRoll } from '#core/elections/electorate.ts';
import type { Electorate } from '#core/elections/electorate.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Database } from '#server/db/client.ts';
import type { TestAccount, TestElection } from '#tests/support/factories.ts';
import { createAccount, createElection } from '#tests/support/factories.ts';
import { balanced, readLedger } from '#tests/support/ledger.ts';
import { startPostgresProxy } from '#tests/support/postgres-proxy.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import type { CastOutcome, Vote } from './casting.ts';
import { openCasting } from './open-casting.ts';

let house: TestApp;
let connection: { host: string; user: string; database: string; port?: number };
beforeAll(async () => {
  house = await startTestApp();
  const { host = '', user = '', database = '', port } = house.ctx.pool.options;
  connection = { host, user, database, ...(port === undefined ? {} : { port }) };
});
afterAll(() => house.close());

const open: Database[] = [];
afterAll(async () => {
  await Promise.all(open.map((database) => database.close()));
});

/** A server process of its own, as far as votes are concerned. */
function openProcess(to = connection, patience?: readonly number[]) {
  const complaints: string[] = [];
  const database = openDatabase(to, () => {}, 3);
  open.push(database);
  const warn = (_: unknown, message: string) => complaints.push(message);
  const log = { ...house.ctx.log, warn } as typeof house.ctx.log;
  const { pool } = database;
  const casting = openCasting({ pool, log, ...(patience === undefined ? {} : { patience }) });
  return { casting, pool, complaints };
}

async function createVoters(count: number): Promise<TestAccount[]> {
  const voters = [];
  for (let index = 0; index < count; index += 1) voters.push(await createAccount(house.ctx));
  return voters;
}

function voteOf(voter: TestAccount, election: TestElection, index = 0, choice = 0): Vote {
  const position = election.positions[index];
  return {
    electionId: election.id,
    positionId: position?.id ?? '',
    nominationId: position?.candidates[choice % position.candidates.length]?.id ?? '',
    voterId: voter.id,
    requestKey: randomBytes(16),
  };
}

const isReceipt = (outcome: CastOutcome) => 'receipt' in outcome;
const reasonsOf = (outcomes: readonly CastOutcome[]) =>
  new Set(outcomes.map((outcome) => ('refusal' in outcome ? outcome.refusal : 'recorded')));

async function expectBalance(election: TestElection, votes: number): Promise<void> {
  const ledger = await readLedger(house.ctx, election.id);
  expect(ledger.map((line) => [line, balanced(line, votes)])).toEqual(
    ledger.map((line) => [line, true]),
  );
}

describe('the line', () => {
  test('gathers what arrives during a commit into the next one', async () => {
    const election = await createElection(house.ctx);
    const voters = await createVoters(50);
    const { casting } = openProcess();
    await Promise.all(voters.map((voter) => casting.cast(voteOf(voter, election))));
    const { rows } = await house.ctx.pool.query<{ commits: number }>(
      'select count(distinct xmin::text)::int as commits from participations where position_id = $1',
      [election.positions[0]?.id],
    );
    expect(rows).toEqual([{ commits: 2 }]);
  });

  test('is bounded: who finds it full is sent away, who is in it is answered', async () => {
    const election = await createElection(house.ctx);
    const [voter] = await createVoters(1);
    if (voter === undefined) return;
    const { casting, pool } = openProcess();
    const held = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
    const vote = { ...voteOf(voter, election), requestKey: null };
    const waiting = Array.from({ length: 20_001 }, () => casting.cast(vote));
    expect(await casting.cast(vote)).toEqual({ refusal: 'overloaded' });
    for (const client of held) client.release();
    const outcomes = await Promise.all(waiting);
    expect(outcomes.filter(isReceipt)).toHaveLength(1);
    expect(reasonsOf(outcomes)).toEqual(new Set(['recorded', 'already-voted']));
    await expectBalance(election, 1);
  });

  test('is emptied before it closes, and takes nothing afterwards', async () => {
    const election = await createElection(house.ctx);
    const voters = await createVoters(20);
    const { casting } = openProcess();
    const votes = voters.map((voter) => casting.cast(voteOf(voter, election)));
    await casting.close();
    await expectBalance(election, 20);
    expect(reasonsOf(await Promise.all(votes))).toEqual(new Set(['recorded']));
    const [late] = await createVoters(1);
    if (late === undefined) return;
    expect(await casting.cast(voteOf(late, election))).toEqual({ refusal: 'overloaded' });
  });

  test('judges a voter anew whose first try in a batch named nobody', async () => {
    const election = await createElection(house.ctx);
    const [first, voter] = await createVoters(2);
    if (first === undefined || voter === undefined) return;
    const { casting } = openProcess();
    const good = voteOf(voter, election);
    const outcomes = await Promise.all([
      casting.cast(voteOf(first, election)),
      casting.cast({ ...good, nominationId: randomUUID() }),
      casting.cast({ ...good, nominationId: randomUUID() }),
      casting.cast(good),
    ]);
    expect(outcomes).toEqual([
      { receipt: expect.anything() },
      { refusal: 'unknown-candidate' },
      { refusal: 'unknown-candidate' },
      { receipt: expect.anything() },
    ]);
    await expectBalance(election, 2);
  });

  test('does not let one broken vote spoil the others', async () => {
    const election = await createElection(house.ctx);
    const [first, ...voters] = await createVoters(21);
    if (first === undefined) return;
    const { casting } = openProcess();
    const votes = [first, ...voters].map((voter) => casting.cast(voteOf(voter, election)));
    const broken = casting.cast({ ...voteOf(first, election, 0), voterId: 'not an id' });
    const others = await createVoters(10);
    const after = others.map((voter) => casting.cast(voteOf(voter, election)));
    await expect(broken).rejects.toThrow(/uuid/);
    expect(reasonsOf(await Promise.all([...votes, ...after]))).toEqual(new Set(['recorded']));
    await expectBalance(election, 31);
  });
});

test('the roll at the box is the roll of the rules', async () => {
  const { casting } = openProcess();
  const electorates: Electorate[] = [
    { kind: 'everyone' },
    { kind: 'roll' },
    { kind: 'some', roles: [], branches: [], years: [] },
    { kind: 'some', roles: ['student', 'faculty'], branches: [], years: [] },
    { kind: 'some', roles: [], branches: ['CS', 'ME'], years: [] },
    { kind: 'some', roles: [], branches: [], years: ['23'] },
    { kind: 'some', roles: ['student'], branches: ['CS'], years: ['23', '24'] },
  ];
  const numbers = ['0177CS239001', '0177CS249002', '0177ME239003', '0177EC219004', null];
  const voters: (TestAccount & { isOnUploadedRoll: boolean })[] = [];
  for (const [index, enrollmentNumber] of numbers.entries()) {
    for (const role of ['student', 'faculty', 'council'] as const) {
      const number = enrollmentNumber?.replace('900', `9${voters.length % 3}0`) ?? null;
      const voter = await createAccount(house.ctx, { role, enrollmentNumber: number });
      voters.push({ ...voter, isOnUploadedRoll: index % 2 === 0 && number !== null });
    }
  }
  for (const electorate of electorates) {
    const election = await createElection(house.ctx);
    const some = electorate.kind === 'some' ? electorate : { roles: [], branches: [], years: [] };
    await house.ctx.db
      .updateTable('elections')
      .set({
        electorate: electorate.kind,
        electorate_roles: [...some.roles],
        electorate_branches: [...some.branches],
        electorate_years: [...some.years],
      })
      .where('id', '=', election.id)
      .execute();
    for (const { enrollmentNumber, isOnUploadedRoll } of voters) {
      if (!isOnUploadedRoll || enrollmentNumber === null) continue;
      await house.ctx.db
        .insertInto('roll_entries')
        .values({ election_id: election.id, enrollment_number: enrollmentNumber })
        .execute();
    }
    const outcomes = await Promise.all(
      voters.map((voter) => casting.cast(voteOf(voter, election))),
    );
    expect(outcomes.map(isReceipt), JSON.stringify(electorate)).toEqual(
      voters.map((voter) => isOnRoll(voter, electorate)),
    );
    expect([...reasonsOf(outcomes)].filter((one) => one !== 'recorded')).toEqual(
      outcomes.every(isReceipt) ? [] : ['not-on-roll'],
    );
  }
});

describe('several processes', () => {
  test('at one election count each voter once, without a deadlock', async () => {
    const election = await createElection(house.ctx, {
      positions: { President: 3, Secretary: 3, Treasurer: 3, Sport: 3 },
    });
    const voters = await createVoters(150);
    const processes = [openProcess(), openProcess(), openProcess(), openProcess()];
    // Every voter votes everywhere twice, through two processes, in an order of their own.
    const votes = voters.flatMap((voter, index) =>
      [0, 1, 2, 3].flatMap((position) => {
        const vote = voteOf(voter, election, (position + index) % 4, index);
        return [processes[index % 4], processes[(index + 1 + position) % 4]].map(async (one) => {
          const outcome = await one?.casting.cast({ ...vote, requestKey: randomBytes(16) });
          return outcome ?? { refusal: 'overloaded' as const };
        });
      }),
    );
    const outcomes = await Promise.all(votes);
    expect(outcomes.filter(isReceipt)).toHaveLength(600);
    expect(reasonsOf(outcomes)).toEqual(new Set(['recorded', 'already-voted']));
    await expectBalance(election, 150);
    expect(processes.flatMap((one) => one.complaints)).toEqual([]);
  });
});

describe('when the database fails', () => {
  test('a backend that is ended in the midst of a flush leaves nothing behind it', async () => {
    const election = await createElection(house.ctx);
    const voters = await createVoters(30);
    const { casting, complaints } = openProcess();
    const holder = await house.ctx.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from turnouts where position_id = $1 for update', [
      election.positions[0]?.id,
    ]);
    const votes = voters.map((voter) => casting.cast(voteOf(voter, election)));
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitUntil(async () => (await house.ctx.pool.query(end)).rows.length > 0, {
      timeout: 10_000,
    });
    await holder.query('commit');
    holder.release();
    expect(reasonsOf(await Promise.all(votes))).toEqual(new Set(['recorded']));
    expect(complaints).toEqual(['a flush of votes failed']);
    await expectBalance(election, 30);
  });

  test.each(['answer-lost', 'commit-lost'] as const)(
    'doubt is told as doubt (%s), and a repetition ends in exactly one vote',
    async (weather) => {
      const election = await createElection(house.ctx);
      const voters = await createVoters(20);
      const proxy = await startPostgresProxy(connection);
      const { casting, pool } = openProcess(proxy.connection, [0, 10, 20]);
      const votes = voters.map((voter) => voteOf(voter, election));
      const [first, ...rest] = votes;
      if (first === undefined) return;
      expect(isReceipt(await casting.cast(first))).toBe(true);
      await setImmediate();
      proxy.weather = weather;
      const outcomes = await Promise.all(rest.map((vote) => casting.cast(vote)));
      // The line was empty: the first was alone in the flush that went unanswered.
      expect(outcomes[0]).toEqual({ refusal: 'outcome-unknown' });
      expect(reasonsOf(outcomes.slice(1))).toEqual(new Set(['overloaded']));

      proxy.weather = 'fair';
      const repeated = await Promise.all(votes.map((vote) => casting.cast(vote)));
      expect(reasonsOf(repeated)).toEqual(new Set(['recorded']));
      await expectBalance(election, 20);
      await casting.close();
      await pool.query('select 1');
      await proxy.close();
    },
  );

  test('a commit whose answer is lost is asked about again before anybody is told', async () => {
    const election = await createElection(house.ctx);
    const voters = await createVoters(10);
    const proxy = await startPostgresProxy(connection);
    const { casting, complaints } = openProcess(proxy.connection);
    proxy.weather = 'answer-lost-once';
    // Without keys: the receipts alone tell that the votes were theirs.
    const votes = voters.map((voter) => ({ ...voteOf(voter, election), requestKey: null }));
    const outcomes = await Promise.all(votes.map((vote) => casting.cast(vote)));
    expect(reasonsOf(outcomes)).toEqual(new Set(['recorded']));
    expect(complaints).toEqual(['a flush of votes failed']);
    await expectBalance(election, 10);
    await casting.close();
    await proxy.close();
  });
});
