import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { launchProcess, startProcess } from '#tests/support/server-process.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { askAsOwner, connectionOf, ownerOf } from '#tests/support/test-app.ts';
import { eraseDetails, record } from '../../record.ts';
import { openDatabase } from '../client.ts';
import type { Connection, Database } from '../client.ts';
import { readingRole } from './create-roles.ts';
import { grantRights } from './grant-rights.ts';
import { isRecordGuarded } from './guards.ts';
import { secrets } from './secrets.ts';

const officer = '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42';
const line = {
  actorId: officer,
  act: 'event.create',
  objectId: officer,
  detail: 'A word',
} as const;

let owner: Database;
const app = testApp();
beforeAll(async () => {
  owner = openDatabase(ownerOf(app), () => {});
  await app.ctx.transact((tx) => record(tx, line));
});
afterAll(async () => {
  await owner.close();
});

function as(connection: Connection): Database {
  const database = openDatabase(connection, () => {});
  afterThis(() => database.close());
  return database;
}

describe('the role that serves', () => {
  test.each([
    'update records set act = act',
    'update records set at = at where false',
    'delete from records',
    'truncate records',
    'truncate records, record_chain, record_details',
    'drop trigger records_kept on records',
    'alter table records disable trigger records_kept',
    'alter table records disable trigger all',
    'drop table records cascade',
    'update record_chain set hash = hash',
    `insert into record_chain values (9999, gen_random_uuid(), '')`,
    'delete from record_chain',
    'truncate record_chain',
    'alter table record_chain disable trigger record_chain_kept',
    `update record_details set detail = 'another'`,
    'truncate record_details',
    `insert into records (id, at, act) values (gen_random_uuid(), '2020-01-01', 'event.create')`,
    'create or replace function keep_record() returns trigger language sql as $$ select null $$',
    'alter function chain_record() security invoker',
    'drop function chain_record() cascade',
    'create table another (id int)',
    'create trigger another before insert on records for each row execute function keep_record()',
    'alter table accounts add column another int',
    'truncate accounts',
    'set role hustings',
    'set session_replication_role = replica',
    'drop schema public cascade',
    'insert into kysely_migration values (0, 0)',
  ])('is refused: %s', async (statement) => {
    // Nor does it help to say what a restore says.
    const attempt = app.ctx.pool.query(
      `begin; set local hustings.restoring = 'on'; ${statement}; commit`,
    );
    await expect(attempt).rejects.toThrow(/denied|must be owner|is not owner/);
  });

  test('adds to the record, and erases what identifies people', async () => {
    const { rows } = await app.ctx.pool.query('select count(*)::int as entries from record_chain');
    await app.ctx.transact((tx) => record(tx, line));
    await app.ctx.transact((tx) => eraseDetails(tx, officer));
    const after = await app.ctx.pool.query(`select count(c.seq)::int as entries,
      count(d.record_id)::int as words
      from records r left join record_chain c on c.record_id = r.id
      left join record_details d on d.record_id = r.id`);
    expect(after.rows).toEqual([{ entries: rows[0].entries + 1, words: 0 }]);
  });

  test('has its rights on a table that a later migration makes', async () => {
    await askAsOwner(
      app,
      'create table of_tomorrow (id int generated always as identity, n serial)',
    );
    const write = 'insert into of_tomorrow default values returning id';
    await expect(app.ctx.pool.query(write)).rejects.toThrow('permission denied');
    await owner.transact((tx) => grantRights(tx, connectionOf(app).user));
    expect((await app.ctx.pool.query(write)).rows).toEqual([{ id: 1 }]);
    await app.ctx.pool.query('update of_tomorrow set n = 2; delete from of_tomorrow');
    await expect(app.ctx.pool.query('drop table of_tomorrow')).rejects.toThrow('must be owner');
    await askAsOwner(app, 'drop table of_tomorrow');
  });
});

describe('that the record is guarded', () => {
  test('is so for the role that serves, and not for the owner', async () => {
    expect(await isRecordGuarded(app.ctx.db)).toBe(true);
    expect(await isRecordGuarded(owner.db)).toBe(false);
  });

  test.each([
    ['grant update (act) on records to', 'revoke update (act) on records from'],
    ['grant delete on records to', 'revoke delete on records from'],
    ['grant truncate on record_chain to', 'revoke truncate on record_chain from'],
    ['grant insert on record_chain to', 'revoke insert on record_chain from'],
    ['grant trigger on records to', 'revoke trigger on records from'],
    ['alter schema public owner to', 'alter schema public owner to hustings --'],
    ['grant hustings to', 'revoke hustings from'],
  ])('is found out where somebody said: %s', async (give, take) => {
    const role = await aRole();
    await askAsOwner(app, `grant select on records, record_chain to ${role}`);
    afterThis(() => askAsOwner(app, `drop owned by ${role}; drop role ${role}`));
    const { db } = as({ ...connectionOf(app), user: role });
    expect(await isRecordGuarded(db)).toBe(true);
    await askAsOwner(app, `${give} ${role}`);
    expect(await isRecordGuarded(db)).toBe(false);
    await askAsOwner(app, `${take} ${role}`);
    expect(await isRecordGuarded(db)).toBe(true);
  });
});

describe('the role that reads', () => {
  test('reads what is no secret, and writes nothing', async () => {
    const { pool } = as({ ...connectionOf(app), user: readingRole });
    await pool.query('select id, name, email from accounts');
    await pool.query('select * from records');
    for (const refused of [
      'select password_hash from accounts',
      'select * from sessions',
      'select id from ballots',
      'select votes from tallies',
      'select count(*) from counted_lists',
      'select texts from recount_kits',
      'select email from voter_list_entries',
      'select salt from record_details',
      'insert into events default values',
      'delete from record_details',
      'select * from pgboss.job',
    ]) {
      await expect(pool.query(refused), refused).rejects.toThrow('permission denied');
    }
  });

  test('sees none of the columns whose names say that they are secrets, but for these', async () => {
    const { rows } = await owner.pool.query<{ place: string }>(`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and has_column_privilege('${readingRole}',
        (table_schema || '.' || table_name)::regclass, column_name, 'select')
        and column_name ~ 'hash|secret|token|salt|code|_key|^key|mark|receipt|sealed|challenge|nonce'
      order by 1`);
    expect(rows.map(({ place }) => place)).toEqual([
      // A result code, which everybody reads on the election's page.
      'held_closes.code',
      'passkeys.public_key',
      'positions.title_key',
      'proposals.object_key',
      'record_chain.hash',
      'records.detail_hash',
    ]);
    const tables = await owner.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const known = new Set(tables.rows.map(({ name }) => name));
    expect(Object.keys(secrets).filter((table) => !known.has(table))).toEqual([]);
  });
});

describe('servers on a DATABASE_URL', () => {
  test('with one role start, and say what that means', async () => {
    const place = await aDatabase();
    const server = await startProcess(place);
    expect(server.said()).toMatch(/"level":"?(warn|40).*could change or delete the record/);
  });

  test('with two roles guard the record, of a database that one role made as well', async () => {
    const place = await aDatabase();
    const role = await aRole();
    const DATABASE_URL = place.connectionString.replace('//hustings@', `//${role}@`);
    const server = await startProcess(place, {
      DATABASE_URL,
      MIGRATE_DATABASE_URL: place.connectionString,
    });
    expect(server.said()).not.toContain('the record');
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    const { pool, db } = as({ ...place.connection, user: role });
    expect(await isRecordGuarded(db)).toBe(true);
    await expect(pool.query('delete from records')).rejects.toThrow('permission denied');
    // Once all is there, no owner is needed to start.
    await server.kill();
    const again = await startProcess(place, { DATABASE_URL });
    expect(again.said()).not.toContain('the record');
  });

  test('of which one leads elsewhere do not start', async () => {
    const [place, other] = [await aDatabase(), await aDatabase()];
    const server = launchProcess(place, { MIGRATE_DATABASE_URL: other.connectionString });
    expect(await server.ended).toEqual([1, null]);
    expect(server.said()).toContain('must lead to the same database');
  });
});

async function aDatabase() {
  const database = await createTestDatabase();
  afterThis(() => database.drop());
  return database;
}

async function aRole(): Promise<string> {
  const role = `role_${randomBytes(6).toString('hex')}`;
  await askAsOwner(app, `create role ${role} login`);
  return role;
}
