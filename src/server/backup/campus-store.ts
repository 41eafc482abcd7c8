import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Tx } from '../platform/db/client.ts';
import { givenName } from '#core/campus/university-name.ts';
import { pictureFileNames } from '#core/pictures/picture-address.ts';
import { changeChannel, encodeChange } from '../platform/live.ts';
import type { Table } from './table-store.ts';
import { keepTables, speakPlainly } from './table-store.ts';

/**
 * From here on the connection sees the database of one moment. The tables are held first: one that
 * is replaced between the snapshot and its turn would look empty.
 */
export async function beginSnapshot(client: ClientBase, tables: readonly Table[]): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await speakPlainly(client);
  await keepTables(client, tables);
}

export async function endSnapshot(client: ClientBase): Promise<void> {
  await client.query('commit');
}

/** Whose campus it is, the moment by the database's clock, and what serves it. */
export async function readCampus(client: ClientBase) {
  const { rows } = await client.query<{ name: string | null; now: Date; version: string }>(
    `select (select university_name from campus) as name, now() as now,
      current_setting('server_version') as version`,
  );
  const [row] = rows;
  return {
    university: givenName(row?.name ?? ''),
    takenAt: (row?.now ?? new Date(0)).toISOString(),
    database: `PostgreSQL ${row?.version ?? ''}`,
  };
}

/**
 * The files of all pictures that were stored, in every size. Before migration 0008 an upload was
 * known by the name of its file, and a backup may be taken before the migrations.
 */
export async function listPictures(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select coalesce(to_jsonb(u) ->> 'id', left(to_jsonb(u) ->> 'name', 64)) as id
     from uploads u where is_stored`,
  );
  const ids = rows.map(({ id }) => id).toSorted();
  return ids.flatMap(pictureFileNames);
}

/** What must be so of a server that we move to. */
export async function readServer(client: ClientBase) {
  const { rows } = await client.query<{ version: number; name: string; encoding: string }>(
    `select current_setting('server_version_num')::int as version,
      current_setting('server_version') as name, current_setting('server_encoding') as encoding`,
  );
  return rows[0] ?? { version: 0, name: 'unknown', encoding: 'unknown' };
}

/** Tells every server process, on commit, that nothing is what it remembers. */
export async function announceRestored(tx: Tx): Promise<void> {
  const said = encodeChange({ kind: 'restored' });
  await sql`select pg_notify(${changeChannel}, ${said})`.execute(tx);
}
