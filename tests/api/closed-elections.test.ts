import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/client.ts';
import type { Database } from '#server/platform/db/client.ts';
import { servingRole } from '#server/platform/db/roles/create-roles.ts';
import { isClosedGuarded } from '#server/platform/db/roles/guards.ts';
import { electionJobs } from '#server/closing/close.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { attacksOn, turnRound } from '#tests/support/attack-closed.ts';
import { castEach } from '#tests/support/ballot-box.ts';
import { backUp, restoreInto } from '#tests/support/backups.ts';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { askAsOwner, connectionOf, ownerOf, startTestApp } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// A1 of the attack on the second release: whoever has the password of the server's own database role,
// and what was counted. tests/api/closed-campus.long.test.ts does it on a campus as `npm start` makes it.

async function closedElection(app: TestApp, isSealed = true): Promise<TestElection> {
  const election = await createElection(app.ctx, { isSealed });
  await castEach(app, election, 0, [5, 1]);
  await closeElectionNow(app.ctx, election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
  return election;
}

/** Does something as the role that serves, and undoes it. */
async function attempt({ ctx }: TestApp, statement: string): Promise<void> {
  const client = await ctx.pool.connect();
  try {
    await client.query(`begin; ${statement}; set constraints all immediate`);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const refusal =
  /denied|owner|closed election|foreign key|not the next|cannot be|division by zero|recount kit|result|stays|written by/;

const resultOf = async (app: TestApp, { id }: TestElection) => {
  const { body } = await app.send('listResults');
  const found = body.find((one: { electionId: string }) => one.electionId === id);
  return found?.results[0]?.candidates.map((one: { votes: number }) => one.votes);
};

const download =
  (app: TestApp, { id }: TestElection) =>
  async () =>
    (await app.fastify.inject(`/api/election/recount-kit/${id}`)).payload;

let election: TestElection;
/** One whose ballots were rows from the beginning, as a former release wrote them. */
let former: TestElection;
const app = testApp();
beforeAll(async () => {
  election = await closedElection(app);
  former = await closedElection(app, false);
});

describe('the role that serves', () => {
  test('cannot turn a closed result round', async () => {
    const before = [await resultOf(app, election), await download(app, election)()];
    await expect(turnRound(app.ctx.pool, election, download(app, election))).rejects.toThrow(
      'permission denied',
    );
    expect([await resultOf(app, election), await download(app, election)()]).toEqual(before);
    expect(before[0]).toEqual([5, 1]);
  });

  // By the names; the statements name rows that the campus has only later.
  test.each(Object.keys(attacksOn({ id: '', name: '', positions: [] })))(
    'is refused: %s',
    async (name) => {
      for (const closed of [election, former]) {
        const statement = attacksOn(closed)[name] ?? '';
        // Nor does it help to say what a restore says.
        await expect(
          attempt(app, `set local hustings.restoring = 'on'; ${statement}`),
        ).rejects.toThrow(refusal);
        expect(await resultOf(app, closed)).toEqual([5, 1]);
      }
    },
  );

  test('writes no complaint of 0.3.0, and no dispute', async () => {
    const [position] = election.positions;
    const complaint = `insert into appeals (id, election_id, number, subject, body, answer, answered_at)
      values (gen_random_uuid(), '${election.id}', 1, 'The room', 'It was locked.', 'No.', now())`;
    const dispute = `insert into disputes values ('${position?.id}', 2, 1, true)`;
    for (const statement of [
      complaint,
      `update appeals set body = 'Nothing.'`,
      dispute,
      'update disputes set votes = 3',
    ]) {
      await expect(attempt(app, statement), statement).rejects.toThrow('permission denied');
    }
  });

  test('gains nothing by tables of its own that stand in the way', async () => {
    const forged = `create temporary table elections (id uuid, key_check bytea, opened_at timestamptz,
        closed_at timestamptz); create temporary table pg_class (oid oid, relowner oid);
      insert into pg_temp.pg_class select oid, '${servingRole}'::regrole from pg_catalog.pg_class;
      create temporary table nominations (id uuid, election_id uuid);
      set local search_path = pg_temp, pg_catalog, public;`;
    for (const closed of [election, former]) {
      const id = closed.positions[0]?.candidates[0]?.id;
      await expect(
        attempt(app, `${forged} update public.tallies set votes = 0 where nomination_id = '${id}'`),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('cannot bring votes or candidates of an open election into a closed one', async () => {
    const open = await createElection(app.ctx);
    const [position] = election.positions;
    const [stranger] = open.positions[0]?.candidates ?? [];
    for (const statement of [
      `update nominations set election_id = '${election.id}', position_id = '${position?.id}'
         where id = '${stranger?.id}'`,
      `update positions set election_id = '${election.id}', ordinal = 5, title_key = 'x'
         where id = '${open.positions[0]?.id}'`,
      `update tallies set nomination_id = '${position?.candidates[0]?.id}'
         where nomination_id = '${stranger?.id}'`,
      // While ballots are sealed nobody but the close writes a count or a ballot.
      `update tallies set votes = 3 where nomination_id = '${stranger?.id}'`,
      `insert into ballots values (gen_random_uuid(), '${open.positions[0]?.id}', '${stranger?.id}')`,
      `update elections set closed_at = now(), opened_at = now() where id = '${open.id}'`,
    ]) {
      await expect(app.ctx.pool.query(statement), statement).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  test('cannot delete an election with votes, or its position, but by the function that records it', async () => {
    const open = await createElection(app.ctx);
    await castEach(app, open, 0, [1]);
    for (const statement of [
      `delete from elections where id = '${open.id}'`,
      `delete from positions where election_id = '${open.id}'`,
      `delete from sealed_batches where position_id = '${open.positions[0]?.id}'`,
      `update sealed_batches set sealed = '' where position_id = '${open.positions[0]?.id}'`,
    ]) {
      await expect(app.ctx.pool.query(statement), statement).rejects.toMatchObject({
        code: '42501',
      });
    }
    await app.ctx.pool.query(
      `select delete_election($1, 'election.delete', gen_random_uuid(), null, null)`,
      [open.id],
    );
    const { rows } = await app.ctx.pool.query(
      'select act from records r join record_chain c on c.record_id = r.id where election_id = $1',
      [open.id],
    );
    expect(rows).toEqual([{ act: 'election.delete' }]);
    // What was deleted does not come back under its name with another result.
    const again = app.ctx.pool.query(
      `insert into elections (id, name, description, starts_at, ends_at, nominations_close_at,
         standings, electorate)
       values ($1, 'Again', '', now(), now() + interval '1 hour', now(), 'live', 'everyone')`,
      [open.id],
    );
    await expect(again).rejects.toMatchObject({ code: '42501' });
  });

  test('opens the ballots once, only after the end, and only as many as people voted', async () => {
    const open = await createElection(app.ctx);
    await castEach(app, open, 0, [2]);
    const [position] = open.positions;
    const [one, other] = position?.candidates.map(({ id }) => id) ?? [];
    const openAs = (votes: number, candidate = one) =>
      app.ctx.pool.query('select open_lists($1, $2::uuid[], $3::text[], $4::int[]) as done', [
        open.id,
        [position?.id],
        [candidate],
        [votes],
      ]);
    expect((await openAs(2)).rows).toEqual([{ done: false }]);
    await closeElectionNow(app.ctx, open.id);
    await expect(openAs(3)).rejects.toThrow('do not add up');
    await expect(openAs(2, election.positions[0]?.candidates[0]?.id)).rejects.toThrow(
      'names nobody who stands',
    );
    // Of many at once one is the close.
    const all = await Promise.all(Array.from({ length: 8 }, () => openAs(2)));
    expect(all.filter(({ rows }) => rows[0]?.done === true)).toHaveLength(1);
    expect((await openAs(2, other)).rows).toEqual([{ done: false }]);
  });

  test('changes name, description and picture of a closed election', async () => {
    const { rowCount } = await app.ctx.pool.query(
      `update elections set name = 'Council 2027', description = 'Was held.' where id = $1`,
      [election.id],
    );
    expect(rowCount).toBe(1);
  });
});

describe('the role that reads', () => {
  test('calls none of the functions of the owner', async () => {
    const reader = as({ ...connectionOf(app), user: 'hustings_reader' });
    await expect(
      reader.pool.query(`select delete_election($1, 'election.delete', $1, null, null)`, [
        election.id,
      ]),
    ).rejects.toThrow('permission denied for function');
  });
});

describe('that closed elections are guarded', () => {
  test('is so for the role that serves, and not for the owner', async () => {
    expect(await isClosedGuarded(app.ctx.db)).toBe(true);
    expect(await isClosedGuarded(as(ownerOf(app)).db)).toBe(false);
  });

  test.each([
    ['grant update on ballots to ROLE', 'revoke update on ballots from ROLE'],
    [
      'grant update (votes) on tallies to ROLE; alter table tallies disable trigger closed_kept',
      'alter table tallies enable trigger closed_kept',
    ],
    ['alter table elections disable trigger all', 'alter table elections enable trigger all'],
    [
      'alter table elections enable replica trigger closed_kept',
      'alter table elections enable trigger closed_kept',
    ],
    ['grant delete on recount_kits to ROLE', 'revoke delete on recount_kits from ROLE'],
    ['grant insert on draws to ROLE', 'revoke insert on draws from ROLE'],
    ['grant truncate on tallies to ROLE', 'revoke truncate on tallies from ROLE'],
    ['grant delete on elections to ROLE', 'revoke delete on elections from ROLE'],
    ['grant hustings to ROLE', 'revoke hustings from ROLE'],
  ])('is found out where somebody said: %s', async (give, take) => {
    const role = `role_${randomBytes(6).toString('hex')}`;
    await askAsOwner(app, `create role ${role} login; grant ${servingRole} to ${role}`);
    afterThis(() => askAsOwner(app, `drop owned by ${role}; drop role ${role}`));
    const { db } = as({ ...connectionOf(app), user: role });
    expect(await isClosedGuarded(db)).toBe(true);
    await askAsOwner(app, give.replaceAll('ROLE', role));
    expect(await isClosedGuarded(db)).toBe(false);
    await askAsOwner(app, take.replaceAll('ROLE', role));
    expect(await isClosedGuarded(db)).toBe(true);
  });
});

test('a campus that was restored over this one has the same rights', async () => {
  const copy = await startTestApp();
  afterThis(() => copy.close());
  const { file } = await backUp(app);
  await restoreInto(copy, file);
  expect(await isClosedGuarded(copy.ctx.db)).toBe(true);
  for (const [name, statement] of Object.entries(attacksOn(election))) {
    await expect(attempt(copy, statement), name).rejects.toThrow(refusal);
  }
  expect(await resultOf(copy, election)).toEqual([5, 1]);
});

function as(connection: ConstructorParameters<typeof pg.Client>[0] & object): Database {
  const database = openDatabase(connection as Parameters<typeof openDatabase>[0], () => {});
  afterThis(() => database.close());
  return database;
}
