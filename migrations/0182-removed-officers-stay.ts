// Who removed an officer may be deleted: the officer counts as there all the same, for the days in which they do.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table removed_officers drop constraint removed_officers_removed_by_fkey')
    .execute(db);
}
