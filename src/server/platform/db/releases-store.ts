import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { compatibility, thisRelease } from '../../release.ts';
import type { Release } from '../../release.ts';
import type { Tx } from './client.ts';
import { listMigrations } from './migrate.ts';
import type { Schema } from './tables.ts';

/** Of migrations that this release does not know: those after which it must not run. */
export async function listUnbearable(
  db: Kysely<Schema>,
  unknown: readonly string[],
): Promise<string[]> {
  if (!(await isKept(db))) return [...unknown];
  const notes = await db
    .selectFrom('releases')
    .select('migrations')
    .where('compatibility', '<=', compatibility)
    .execute();
  // What nobody noted may be anything.
  const bearable = new Set(notes.flatMap(({ migrations }) => migrations));
  return unknown.filter((name) => !bearable.has(name));
}

/** The release that has changed the database so that this one must not go on; null where none has. */
export async function findSuccessor(db: Kysely<Schema>): Promise<string | null> {
  const higher = await db
    .selectFrom('releases')
    .select(['version', 'migrations'])
    .where('compatibility', '>', compatibility)
    .execute();
  if (higher.length === 0) return null;
  const { known } = await listMigrations(db);
  const one = higher.find(({ migrations }) => migrations.some((name) => !known.includes(name)));
  return one?.version ?? null;
}

/** How many servers run on this database whose number of compatibility is lower than this. */
export async function countLiveOlder(db: Kysely<Schema>, number: number): Promise<number> {
  // Servers from before the number said none; that was 1.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'hustings live%'
      and coalesce(substring(application_name from 'compatibility (\\d+)$')::int, 1) < ${number}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/**
 * The names of the servers that live now and have another folder of keys than this one. What this one said when it
 * began goes before what its folder is now: a file that was written back since has another number.
 */
export async function listServersElsewhere(db: Kysely<Schema>, own: string): Promise<string[]> {
  const [folder = '', ownName = ''] = own.split(' ');
  const { rows } = await sql<{ name: string }>`
    with live as (
      select substring(application_name from 15 for 8) as folder,
             substring(application_name from '^hustings live [0-9a-f]{8} ([^ ,]+)') as name
      from pg_stat_activity
      where datname = current_database() and application_name ~ '^hustings live [0-9a-f]{8} ')
    select distinct name from live
    where name <> ${ownName}
      and folder <> coalesce((select min(folder) from live where name = ${ownName}), ${folder})
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Notes what this database has had, where a command of this release made its tables: so that others
 * that bear these migrations may start on it before this one does.
 */
export async function noteMigrated(tx: Tx): Promise<void> {
  if (!(await isKept(tx))) return;
  const { done } = await listMigrations(tx);
  await noteRelease(tx, thisRelease, done);
}

/** Notes the migrations that no release has noted yet; each once, however many servers start. */
export async function noteRelease(
  tx: Tx,
  release: Release,
  known: readonly string[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('releases', 0))`.execute(tx);
  const notes = await tx.selectFrom('releases').select('migrations').execute();
  const noted = new Set(notes.flatMap(({ migrations }) => migrations));
  const migrations = known.filter((name) => !noted.has(name));
  if (migrations.length === 0) return;
  await tx
    .insertInto('releases')
    .values({ id: randomUUID(), ...release, migrations })
    .execute();
}

/** Whether the database is new enough to have these notes. */
async function isKept(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('releases') is not null as is_there`.execute(db);
  return rows[0]?.is_there === true;
}
