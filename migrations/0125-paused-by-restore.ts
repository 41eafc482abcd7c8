// That a restore paused an election: officers resume it, by two where there are two.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// It says something of a paused election alone.
const column = `
alter table elections add column paused_by_restore boolean not null default false`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column).execute(db);
}
