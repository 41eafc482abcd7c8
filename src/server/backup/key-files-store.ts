import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import { hasTable } from '../platform/db/has-table.ts';

/** A copy of keys that a backup wrote, and of which nobody has said that it was destroyed. */
export interface KeyFile {
  id: string;
  file: string;
  writtenAt: Date;
  /** Elections that are not counted yet and so need it, by name; with none of them it is to be destroyed. */
  neededBy: string[];
}

/** Notes a file of keys; a database of an older release has no place for it. */
export async function noteKeyFile(
  tx: Tx,
  { file, electionIds }: { file: string; electionIds: readonly string[] },
): Promise<void> {
  if (!(await hasTable(tx, 'key_files'))) return;
  await tx
    .insertInto('key_files')
    .values({ file, election_ids: [...electionIds] })
    .onConflict((conflict) =>
      conflict
        .column('file')
        .where('destroyed_at', 'is', null)
        .doUpdateSet({ election_ids: [...electionIds] }),
    )
    .execute();
}

/** The copies that are still there, the oldest first. */
export async function listKeyFiles(db: Db): Promise<KeyFile[]> {
  if (!(await hasTable(db, 'key_files'))) return [];
  return (
    db
      .selectFrom('key_files as k')
      .select(['k.id', 'k.file', 'k.written_at as writtenAt'])
      // Of one that was cancelled or deleted nothing is left to open.
      .select(
        sql<string[]>`array(select e.name from elections e where e.id = any(k.election_ids)
        and e.closed_at is null and e.state <> 'cancelled' order by e.ends_at, e.name)`.as(
          'neededBy',
        ),
      )
      .where('k.destroyed_at', 'is', null)
      .orderBy('k.written_at')
      .orderBy('k.file')
      .execute()
  );
}

/** Somebody says that copies were destroyed, or the server has removed them; answers those that were noted. */
export async function noteDestroyed(tx: Tx, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await tx
    .updateTable('key_files')
    .set({ destroyed_at: sql<Date>`clock_timestamp()` })
    .where('file', 'in', files)
    .where('destroyed_at', 'is', null)
    .returning('file')
    .execute();
  return rows.map(({ file }) => file);
}
