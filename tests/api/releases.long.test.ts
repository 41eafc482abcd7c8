import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { bringUpToDate } from '#server/platform/db/bring-up-to-date.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { listMigrations, migrateTo } from '#server/platform/db/migrate.ts';
import { listUnbearable } from '#server/platform/db/releases-store.ts';
import { compatibility, installAdvice, version } from '#server/release.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { backUp, restoreInto, startServerProcess } from '#tests/support/backups.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { launchProcess, startProcess } from '#tests/support/server-process.ts';
import { askAsOwner } from '#tests/support/test-app.ts';

// Old and new releases over one database (docs/releases.md).

let place: TestDatabase;
let database: pg.Client;
beforeEach(async () => {
  place = await createTestDatabase();
  afterThis(() => place.drop());
  database = new pg.Client(place.connection);
  await database.connect();
  afterThis(() => database.end());
});

const bring = () => bringUpToDate(place.connection, () => {});

/** What a release after this one leaves behind that changed the database. */
async function runNext(number: number, client = database): Promise<void> {
  const name = '9999-of-the-next';
  await client.query('create table of_the_next (id integer)');
  await client.query('insert into kysely_migration values ($1, $2)', [name, '2027-01-01']);
  await client.query(
    `insert into releases (id, version, compatibility, migrations)
     values (gen_random_uuid(), '9.0.0', $1, $2)`,
    [number, [name]],
  );
}

const notes = async () => {
  const { rows } = await database.query<{ version: string; migrations: string[] }>(
    'select version, migrations from releases order by noted_at',
  );
  return rows;
};

test('a start notes which release brought which migrations, once of many at once', async () => {
  await Promise.all(Array.from({ length: 5 }, bring));
  const [only, ...others] = await notes();
  expect(others).toEqual([]);
  expect(only?.version).toBe(version);
  expect(only?.migrations).toContain('0045-releases');
});

test('a server runs beside the next release where that says it is compatible', async () => {
  await bring();
  await runNext(compatibility);
  const server = await startProcess(place);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect(await notes()).toHaveLength(2);
});

test('what raised the number is refused with a sentence, and so is what nobody noted', async () => {
  await bring();
  await runNext(compatibility + 1);
  const server = launchProcess(place);
  expect(await server.ended).toEqual([1, null]);
  expect(server.said()).toContain(`and Hustings ${version} cannot run on it`);
  expect(server.said()).not.toContain('corrupted');
  await database.query('delete from releases where compatibility > $1', [compatibility]);
  await expect(bring()).rejects.toThrow('A newer Hustings has changed this database');
  await database.query('drop table releases');
  await expect(bring()).rejects.toThrow('A newer Hustings has changed this database');
});

test('a release that raised the number waits for live servers, and ends those that come back later', async () => {
  await bring();
  const server = await startProcess(place);
  const latest = `select max(name) as name from kysely_migration`;
  const { rows } = await database.query<{ name: string }>(latest);
  await database.query(`delete from kysely_migration where name = (${latest})`);
  const next = { version: '9.0.0', compatibility: compatibility + 1 };
  await expect(bringUpToDate(place.connection, () => {}, { release: next })).rejects.toThrow(
    'Servers of an older Hustings run on this database (1), and could not go on with what Hustings 9.0.0',
  );
  await database.query('insert into kysely_migration values ($1, $2)', [
    rows[0]?.name,
    '2027-01-01',
  ]);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  // As after a time in which it was cut off, and was not seen.
  await runNext(compatibility + 1);
  await database.query(`select pg_notify('hustings_changes', '{"kind":"migrated"}')`);
  expect(await server.ended).toEqual([1, null]);
  expect(server.said()).toContain(
    `Hustings ends: Hustings 9.0.0 has changed this database, and Hustings ${version} cannot go on with it`,
  );
});

test('two releases that each have a migration of their own do not mix', async () => {
  await bring();
  await runNext(compatibility);
  await database.query(
    `delete from kysely_migration
     where name = (select max(name) from kysely_migration where name < '9')`,
  );
  await expect(bring()).rejects.toThrow('start the newest release');
});

test('after a restore an older release that bears the migrations may start before this one does', async () => {
  const app = await startServerProcess();
  const { file } = await backUp(app);
  // A start of the older release sees all these migrations as those of a newer one.
  const bearsAll = async () => {
    const { known } = await listMigrations(app.ctx.db);
    expect(await listUnbearable(app.ctx.db, known)).toEqual([]);
  };
  await restoreInto(app, file);
  await bearsAll();
  // The tables of another release are made anew.
  await askAsOwner(app, "insert into kysely_migration values ('9999-of-the-next', '2027-01-01')");
  await restoreInto(app, file);
  await bearsAll();
});

/** A database without any tables, which goes after the test. */
async function createEmpty() {
  const name = `${place.connection.database}_empty`;
  await database.query(`create database ${name}`);
  afterThis(async () => void (await database.query(`drop database ${name} with (force)`)));
  const DATABASE_URL = place.connectionString.replace(place.connection.database, name);
  return { connection: { ...place.connection, database: name }, DATABASE_URL };
}

test('a dry run says what would run, changes nothing, and says what a newer release did', async () => {
  const { connection, DATABASE_URL } = await createEmpty();
  const settings = { DATABASE_URL, DATA_DIR: place.folder };
  const dry = () => runCommand(['migrate', '--dry-run'], settings);
  const first = await dry();
  expect(first.told).toMatch(/these migrations would run:\n {2}0001-first-election\n/);
  expect(first.told).toContain('  0045-releases\n');
  expect(first.told).not.toContain(installAdvice);
  expect(await dry()).toEqual(first);
  expect((await runCommand(['migrate'], settings)).told).toContain('  0045-releases\n');
  expect(await dry()).toMatchObject({
    code: 0,
    told: expect.stringContaining('no migration waits'),
  });
  const other = new pg.Client(connection);
  await other.connect();
  await runNext(compatibility + 1, other);
  await other.end();
  expect(await dry()).toMatchObject({
    code: 1,
    told: expect.stringContaining('CANNOT run beside'),
  });
});

test('an upgrade says whether an election may be open, before it and at the start', async () => {
  const { connection, DATABASE_URL } = await createEmpty();
  const older = openDatabase(connection, () => {});
  await migrateTo(older.db, '0047-restore-drills');
  await older.close();
  const settings = { DATABASE_URL, DATA_DIR: place.folder };
  expect((await runCommand(['migrate', '--dry-run'], settings)).told).toContain(installAdvice);
  const first = await startProcess({ connectionString: DATABASE_URL, folder: place.folder });
  expect(first.said()).toContain(installAdvice);
  await first.kill();
  const again = await startProcess({ connectionString: DATABASE_URL, folder: place.folder });
  expect(again.said()).not.toContain(installAdvice);
});

test('--version says the release, and nothing is started', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const file = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
  const { version: written } = JSON.parse(file) as { version: string };
  for (const args of [
    ['src/server/main.ts', '--version'],
    ['tools/run.mjs', '--build', 'src/server/main.ts', '--version'],
  ]) {
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, `Hustings ${written}\n`]);
  }
});
