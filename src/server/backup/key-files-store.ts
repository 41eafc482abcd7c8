import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import { hasTable } from '../platform/db/has-table.ts';

/** A copy of keys that a backup wrote, and of which nobody has said that it was destroyed. */
export interface KeyFile {
  id: string;
  file: string;
  writtenAt: Date;
  /** Some of its elections are closed, so nobody needs it for them. */
  isSpent: boolean;
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
  return db
    .selectFrom('key_files as k')
    .select(['k.id', 'k.file', 'k.written_at as writtenAt'])
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('elections as e')
            .select('e.id')
            .whereRef('e.id', '=', (any) => any.fn.any('k.election_ids'))
            .where('e.closed_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('isSpent'),
    )
    .where('k.destroyed_at', 'is', null)
    .orderBy('k.written_at')
    .orderBy('k.file')
    .execute();
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
