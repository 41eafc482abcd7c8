import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import {
  borrowDatabase,
  folder,
  query,
  start,
  lendFolders,
} from '#tests/support/embedded-servers.ts';
import { checkAddress, UnfitDatabase } from './check-database.ts';

lendFolders();

const problemOf = (url: string) => checkAddress(url).catch((error: unknown) => error);

test('a standby is refused', async () => {
  await borrowDatabase();
  writeFileSync(path.join(folder, 'postgres/data/standby.signal'), '');
  const standby = await start();
  const url = `postgres://hustings@${encodeURIComponent(standby.connection.host)}/hustings`;
  expect(await problemOf(url)).toEqual(
    new UnfitDatabase('DATABASE_URL leads to a standby, which can only be read: name the primary.'),
  );
  await query(standby, 'select pg_promote()');
  expect(await problemOf(url)).toBeUndefined();
});

test('a PostgreSQL before 15 is refused', async () => {
  const { connection, connectionString, drop } = await createTestDatabase();
  afterThis(drop);
  expect(await problemOf(connectionString)).toBeUndefined();
  // None so old can be had here, so that this one answers like one.
  await query(
    { connection: { port: 5432, ...connection, ssl: false } },
    `create schema older;
    create function older.current_setting(name text) returns text language sql return
      case when name = 'server_version_num' then '140012' else pg_catalog.current_setting(name) end;
    alter database ${connection.database} set search_path = older, pg_catalog, public`,
  );
  expect(await problemOf(connectionString)).toEqual(
    new UnfitDatabase('DATABASE_URL leads to PostgreSQL 14; Hustings needs 15 or newer.'),
  );
});
