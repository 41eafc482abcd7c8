import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Upkeep } from '../platform/db/tables.ts';

/**
 * Notes that operators saved a backup or the keys of elections, or proved a restore, as of a moment;
 * officers are reminded of it. A database of an older release has no place for it.
 */
export async function noteUpkeep(tx: Tx, what: Upkeep['what'], at: Date): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('upkeep') is not null as "isThere"`.execute(tx);
  if (rows[0]?.isThere !== true) return;
  await tx
    .insertInto('upkeep')
    .values({ what, done_at: at })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ done_at: at }))
    .execute();
}

/** When the last backup was taken, by hand or by itself; null where there was none. */
export async function findLastBackup(db: Db): Promise<Date | null> {
  return findLast(db, 'backup');
}

/** When a restore drill last proved everything; null where none did. */
export async function findLastDrill(db: Db): Promise<Date | null> {
  return findLast(db, 'drill');
}

/** Of when the backup is that this campus was restored from last; null where it never was. */
export async function findLastRestored(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('restores')
    .select('taken_at')
    .orderBy('restored_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.taken_at ?? null;
}

async function findLast(db: Db, what: Upkeep['what']): Promise<Date | null> {
  const row = await db
    .selectFrom('upkeep')
    .select('done_at')
    .where('what', '=', what)
    .executeTakeFirst();
  return row?.done_at ?? null;
}

/** Notes what became of a backup that a server took by itself; of older ones the last hundred stay. */
export async function noteRun(
  tx: Tx,
  { file, bytes, problem }: { file: string; bytes: number | null; problem: string | null },
): Promise<void> {
  const size = bytes === null ? null : String(bytes);
  await tx.insertInto('backup_runs').values({ file, bytes: size, problem }).execute();
  const newest = tx.selectFrom('backup_runs').select('id').orderBy('ended_at', 'desc').limit(100);
  await tx.deleteFrom('backup_runs').where('id', 'not in', newest).execute();
}

/** The last backup that a server tried by itself and that is not whole; null where it is. */
export async function findFailedRun(db: Db): Promise<{ at: Date; problem: string } | null> {
  const row = await db
    .selectFrom('backup_runs')
    .select(['ended_at as at', 'problem'])
    .orderBy('ended_at', 'desc')
    .executeTakeFirst();
  if (row === undefined || row.problem === null) return null;
  return { at: row.at, problem: row.problem };
}

/** Makes this connection the only one that takes a backup, until it is closed; false: another one is. */
export async function tryToHoldBackups(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isHeld: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('backup', 0)) as "isHeld"`,
  );
  return rows[0]?.isHeld === true;
}

/** Lets another one take the next. A connection that was closed holds on until the database noticed. */
export async function letGoOfBackups(client: ClientBase): Promise<void> {
  await client.query(`select pg_advisory_unlock(hashtextextended('backup', 0))`);
}

/** Of some elections those that people vote in now, or will within a day. */
export async function listSoonOpen(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string; name: string; translations: unknown; startsAt: Date }[]> {
  return tx
    .selectFrom('elections')
    .select(['id', 'name', 'translations', 'starts_at as startsAt'])
    .where('id', 'in', ids)
    .where('state', '=', 'published')
    .where('is_rehearsal', '=', false)
    .where('starts_at', '<=', new Date(now.getTime() + dayMs))
    .where('ends_at', '>', now)
    .$narrowType<{ startsAt: Date }>()
    .orderBy('starts_at')
    .execute();
}

const dayMs = 24 * 3_600_000;

/** The last restore, where it is not older than a day, with the elections in which votes can be missing. */
export async function findFreshRestore(tx: Tx): Promise<{
  id: string;
  takenAt: Date;
  elections: { name: string; translations: unknown }[];
} | null> {
  const restore = await tx
    .selectFrom('restores')
    .select(['id', 'taken_at as takenAt'])
    .where('restored_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('restored_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (restore === undefined) return null;
  const elections = await tx
    .selectFrom('restored_elections as r')
    .innerJoin('elections as e', 'e.id', 'r.election_id')
    .select(['e.name', 'e.translations'])
    .where('r.restore_id', '=', restore.id)
    .orderBy('e.name')
    .execute();
  return { ...restore, elections };
}
