// A position can be for those who are in all of its groups; until now it was for those in any of them.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table positions add column all_groups boolean not null default false`.execute(db);
}
