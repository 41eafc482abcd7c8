import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startBackground } from '#server/background.ts';
import { electionJobs } from '#server/closing/close.ts';
import { openLog } from '#server/platform/log.ts';
import { openServices } from '#server/services.ts';
import type { Services } from '#server/services.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { backUp, restoreInto, startServerProcess, resumeRestored } from '#tests/support/backups.ts';
import { createVoters, isRecorded, voteOf } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createAccount } from '#tests/support/factories.ts';
import type { TestAccount, TestElection } from '#tests/support/factories.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { connectionOf, upgrade } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { balanced, readVoteCounts } from '#tests/support/vote-record.ts';

// The last release wrote a row for each ballot and the time of each vote. Its campuses come along.

const onList = '0177CS209999';

interface FormerCampus {
  app: TestApp;
  open: TestElection;
  upcoming: TestElection;
  voted: TestAccount[];
}

/** A database as the last release left it: an open election with votes, and one still to come. */
async function startFormerCampus(): Promise<FormerCampus> {
  const app = await startServerProcess();
  await goBackTo(app, '0009-rate-limits');
  const [open, upcoming] = [
    await formerElection(app, "interval '-1 hour'"),
    await formerElection(app, "interval '1 hour'"),
  ];
  // One of the next election's voters; of the last release it could ask for nothing but its own list.
  await app.ctx.pool.query(`update elections set electorate = 'roll' where id = $1`, [upcoming.id]);
  await app.ctx.pool.query('insert into roll_entries values ($1, $2)', [upcoming.id, onList]);
  const voted = await createVoters(app, 9);
  for (const [index, voter] of voted.entries()) await formerVote(app, open, voter, index % 2);
  return { app, open, upcoming, voted };
}

async function formerElection(app: TestApp, starts: string): Promise<TestElection> {
  const [id, positionId] = [randomUUID(), randomUUID()];
  const ask = (text: string, values: unknown[]) => app.ctx.pool.query(text, values);
  await ask(
    `insert into elections (id, name, description, starts_at, ends_at, nominations_close_at,
       standings, electorate)
     values ($1, 'Of the last release', 'Yearly.', now() + ${starts}, now() + interval '2 hours',
       now() + interval '2 hours', 'live', 'everyone')`,
    [id],
  );
  await ask(
    `insert into positions (id, election_id, title, title_key, ordinal)
     values ($1, $2, 'President', 'president', 0)`,
    [positionId, id],
  );
  await ask('insert into turnouts (position_id) values ($1)', [positionId]);
  const candidates = [];
  for (let count = 0; count < 2; count += 1) {
    const candidate = { id: randomUUID(), nominee: await createAccount(app.ctx) };
    await ask(
      `insert into nominations (id, election_id, position_id, nominee_id, status)
       values ($1, $2, $3, $4, 'accepted')`,
      [candidate.id, id, positionId, candidate.nominee.id],
    );
    await ask('insert into tallies (nomination_id) values ($1)', [candidate.id]);
    candidates.push(candidate);
  }
  const positions = [{ id: positionId, title: 'President', candidates }];
  return { id, name: 'Of the last release', positions };
}

/** What the last release wrote for one vote. */
async function formerVote(
  { ctx }: TestApp,
  { positions: [position] }: TestElection,
  voter: TestAccount,
  choice: number,
): Promise<void> {
  const candidate = position?.candidates[choice]?.id;
  await ctx.pool.query(
    `with cast_ballot as (
       insert into ballots (id, position_id, nomination_id) values ($1, $2, $3)
     ), counted as (
       update tallies set votes = votes + 1 where nomination_id = $3
     ), turnout as (
       update turnouts set ballots = ballots + 1 where position_id = $2
     )
     insert into participations (position_id, voter_id, receipt, request_key, voted_at)
     values ($2, $4, $5, null, now())`,
    [randomUUID(), position?.id, candidate, voter.id, `HUST-${randomUUID().slice(0, 8)}`],
  );
}

/** This release over the database that the last one left. */
async function startThisRelease({ ctx, ...app }: TestApp): Promise<Services> {
  const { config } = ctx;
  const connection = connectionOf({ ctx, ...app });
  const server = await openServices({
    config,
    connection,
    owner: ctx.owner,
    log: openLog('silent'),
  });
  afterThis(() => server.close());
  const background = await startBackground(server.services);
  afterThis(() => background.close());
  return server.services;
}

async function isSealed(ctx: Services, { id }: TestElection): Promise<boolean> {
  const election = await ctx.db
    .selectFrom('elections')
    .select('key_check')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return election.key_check !== null;
}

/** The open election takes votes as before, is closed, and is counted; the other one is sealed. */
async function expectUpgraded(app: TestApp, campus: FormerCampus): Promise<void> {
  const { open, upcoming, voted } = campus;
  const ctx = await startThisRelease(app);
  expect(await isSealed(ctx, open)).toBe(false);
  expect(await isSealed(ctx, upcoming)).toBe(true);
  expect(await ctx.electionKeys.list()).toEqual([upcoming.id]);
  const columns = await ctx.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'participations'`,
  );
  expect(columns.rows.map(({ name }) => name)).not.toContain('voted_at');

  const list = await ctx.db
    .selectFrom('voter_list_entries as r')
    .innerJoin('elections as e', 'e.id', 'r.election_id')
    .select(['e.id', 'e.voters', 'r.enrollment_number', 'r.removed_at'])
    .execute();
  expect(list).toEqual([
    { id: upcoming.id, voters: 'listed', enrollment_number: onList, removed_at: null },
  ]);

  const [first, ...others] = await createVoters(app, 6);
  if (first === undefined) throw new Error('no voter');
  const repeated = await ctx.voteQueue.cast(voteOf(voted[0] ?? first, open, 0, 1));
  expect(repeated).toMatchObject({ refusal: 'already-voted' });
  for (const voter of [first, ...others]) {
    expect(isRecorded(await ctx.voteQueue.cast(voteOf(voter, open, 0, 1)))).toBe(true);
  }
  const [counts] = await readVoteCounts(ctx, open.id);
  expect(balanced(counts, 15)).toBe(true);
  // Five and four by the last release, six for the second candidate by this one.
  const [one, two] = open.positions[0]?.candidates.map(({ id }) => id) ?? [];
  expect(counts?.counters).toEqual({ [one ?? '']: 5, [two ?? '']: 10 });
  expect(await ctx.db.selectFrom('sealed_batches').select('number').execute()).toEqual([]);

  await closeElectionNow(ctx, open.id);
  await electionJobs(ctx)['close-election']({ electionId: open.id });
  const closed = await ctx.db
    .selectFrom('elections')
    .select('closed_at')
    .where('id', '=', open.id)
    .executeTakeFirstOrThrow();
  expect(closed.closed_at).not.toBeNull();
  const [after] = await readVoteCounts(ctx, open.id);
  expect(balanced(after, 15)).toBe(true);
  expect(after?.counters).toEqual(counts?.counters);
}

test('an election that is open at the upgrade takes votes and closes as it began; a later one is sealed', async () => {
  const campus = await startFormerCampus();
  expect(await upgrade(campus.app)).toContain('0010-sealed-ballots');
  await expectUpgraded(campus.app, campus);
});

test('so it does when it comes back from a backup of the last release', async () => {
  const campus = await startFormerCampus();
  const { file, manifest } = await backUp(campus.app);
  expect(manifest.migrations.at(-1)).toBe('0009-rate-limits');
  const copy = await startServerProcess();
  await restoreInto(copy, file);
  await resumeRestored(copy);
  await expectUpgraded(copy, campus);
});
