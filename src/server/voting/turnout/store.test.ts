import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { castEach } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createAccount, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { electionJobs } from '../../closing/close.ts';
import { listElectionRows } from '../../elections/store.ts';
import { countEligible } from './count-eligible.ts';
import { writeTurnoutHours } from './store.ts';

const app = testApp();

interface Turnout {
  eligible: number;
  positions: { positionId: string; eligible: number }[];
  byHour: { from: string; until: string; votes: number }[];
}

const read = async (id: string) => {
  const reply = await app.send('readTurnout', { params: { id } });
  expect(reply.status).toBe(200);
  return reply.body as Turnout;
};
const countHour = (timeZone = 'Asia/Kolkata') =>
  app.ctx.transact((tx) => writeTurnoutHours(tx, timeZone));
/** As if the hours that are told so far had ended an hour earlier. */
const anHourPasses = (id: string) =>
  app.ctx.pool.query(
    `update turnout_hours set until = until - interval '1 hour' where election_id = $1`,
    [id],
  );
const told = async (id: string) => {
  const sql = 'select votes from turnout_hours where election_id = $1 order by until';
  const { rows } = await app.ctx.pool.query<{ votes: number }>(sql, [id]);
  return rows.map(({ votes }) => votes);
};

test('hours are told once, each with enough votes, and add up to all votes', async () => {
  const election = await createElection(app.ctx, { positions: { President: 2, Sport: 1 } });
  await castEach(app, election, 0, [13, 5]);
  await countHour();
  expect(await told(election.id), 'too few for a bar').toEqual([]);
  await castEach(app, election, 1, [7]);
  await Promise.all(Array.from({ length: 8 }, () => countHour()));
  expect(await told(election.id)).toEqual([25]);

  await anHourPasses(election.id);
  await castEach(app, election, 0, [12, 11]);
  await countHour();
  expect(await told(election.id)).toEqual([25, 23]);
  expect((await read(election.id)).byHour, 'not before the close').toEqual([]);

  await castEach(app, election, 0, [3]);
  await closeElectionNow(app.ctx, election.id);
  const close = () => electionJobs(app.ctx)['close-election']({ electionId: election.id });
  await Promise.all([close(), close(), close()]);
  expect(await told(election.id), 'the last three go into the last bar').toEqual([25, 26]);
  const { byHour } = await read(election.id);
  expect(byHour.map(({ votes }) => votes)).toEqual([25, 26]);
  expect(byHour[1]?.from).toBe(byHour[0]?.until);
});

test('an hour is whole on the clocks of the campus', async () => {
  const election = await createElection(app.ctx, { positions: { President: 2 } });
  await castEach(app, election, 0, [20]);
  await countHour('Asia/Kathmandu');
  const sql = 'select until from turnout_hours where election_id = $1';
  const { rows } = await app.ctx.pool.query<{ until: Date }>(sql, [election.id]);
  // Nepal is 5 hours and 45 minutes ahead.
  expect(rows.map(({ until }) => until.getUTCMinutes())).toEqual([15]);
});

test('a small election has one bar, whenever its votes came', async () => {
  const election = await createElection(app.ctx);
  await castEach(app, election, 0, [2]);
  await closeElectionNow(app.ctx, election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
  expect((await read(election.id)).byHour).toMatchObject([{ votes: 2 }]);
});

test('who may vote is counted by role, branch and year, and kept at the close', async () => {
  const number = (start: string, n: number) => `0177${start}${7000 + n}`;
  await createAccount(app.ctx, { enrollmentNumber: number('ZQ31', 1) });
  await createAccount(app.ctx, { enrollmentNumber: number('ZQ31', 2) });
  await createAccount(app.ctx, { enrollmentNumber: number('ZQ31', 3), isVerified: false });
  await createAccount(app.ctx, { enrollmentNumber: number('ZQ32', 4) });
  await createAccount(app.ctx, { enrollmentNumber: number('ZR31', 5) });
  await createAccount(app.ctx, { enrollmentNumber: number('ZQ31', 6), role: 'council' });
  const election = await createElection(app.ctx);
  await app.ctx.pool.query(
    `update elections set electorate = 'some', electorate_roles = '{student}',
      electorate_branches = '{ZQ}', electorate_years = '{31}' where id = $1`,
    [election.id],
  );
  expect((await read(election.id)).eligible).toBe(2);

  await closeElectionNow(app.ctx, election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
  await createAccount(app.ctx, { enrollmentNumber: number('ZQ31', 7) });
  expect((await read(election.id)).eligible).toBe(2);
});

test('a position for some of the voters has its own number, by accounts, and kept at the close', async () => {
  const number = (start: string, n: number) => `0177${start}${7100 + n}`;
  for (const n of [1, 2]) await createAccount(app.ctx, { enrollmentNumber: number('ZS31', n) });
  await createAccount(app.ctx, { enrollmentNumber: number('ZS32', 3) });
  await createAccount(app.ctx, { enrollmentNumber: number('ZT31', 4) });
  const election = await createElection(app.ctx, { positions: { Seat: 1, President: 1 } });
  const [seat] = election.positions.map(({ id }) => id);
  const limit = (id: string | undefined, branch: string) =>
    app.ctx.pool.query(`update positions set branches = $2, years = '{31}' where id = $1`, [
      id,
      [branch],
    ]);
  await limit(seat, 'ZS');
  const { eligible, positions } = await read(election.id);
  expect(positions).toEqual([{ positionId: seat, eligible: 2 }]);
  expect(eligible, 'the other position is for all').toBeGreaterThan(4);

  const other = await createElection(app.ctx, { positions: { Seat: 1, Second: 1 } });
  const [first, second] = other.positions.map(({ id }) => id);
  await limit(first, 'ZS');
  await limit(second, 'ZT');
  expect(await read(other.id), 'the fourth votes for nothing').toMatchObject({
    eligible: 3,
    positions: [
      { positionId: first, eligible: 2 },
      { positionId: second, eligible: 1 },
    ],
  });

  await closeElectionNow(app.ctx, election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
  await createAccount(app.ctx, { enrollmentNumber: number('ZS31', 5) });
  expect((await read(election.id)).positions).toEqual([{ positionId: seat, eligible: 2 }]);
});

test('by a voter list, the numbers of a position’s branch and groups are counted', async () => {
  const election = await createElection(app.ctx, { positions: { Seat: 1, President: 0 } });
  const [seat, president] = election.positions.map(({ id }) => id);
  await app.ctx.pool.query(
    `update elections set electorate = 'roll', voters = 'listed' where id = $1`,
    [election.id],
  );
  await app.ctx.pool.query(
    `update positions set branches = '{ZU}', groups = '{Chess}' where id = $1`,
    [seat],
  );
  const add = (enrollmentNumber: string, groups: string[]) =>
    app.ctx.pool.query(
      `insert into voter_list_entries (election_id, enrollment_number, branch, year, groups)
       values ($1, $2, substr($2, 5, 2), substr($2, 7, 2), $3)`,
      [election.id, enrollmentNumber, groups],
    );
  await add('0177ZU317201', ['Chess', 'Band']);
  await add('0177ZU317202', ['Band']);
  await add('0177ZV317203', ['Chess']);
  const limited = [{ positionId: seat, eligible: 1 }];
  expect(await read(election.id)).toMatchObject({ eligible: 3, positions: limited });
  // What is counted is kept for a minute.
  await app.ctx.pool.query(`update positions set groups = '{Band}' where id = $1`, [president]);
  const [row] = await listElectionRows(app.ctx.db, { id: election.id });
  if (row === undefined) throw new Error('the election vanished');
  expect(await countEligible(app.ctx.db, row), 'the third has no seat').toEqual({
    eligible: 2,
    positions: [...limited, { positionId: president, eligible: 2 }],
  });
});

test('an election that there is not has no turnout', async () => {
  const reply = await app.send('readTurnout', { params: { id: randomUUID() } });
  expect(reply).toMatchObject({ status: 404, body: { reason: 'unknown-election' } });
});
