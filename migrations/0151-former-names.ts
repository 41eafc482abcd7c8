// The names that a candidate had on the ballot before officers corrected them while voting is open; the last one is the newest.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table nominations add column former_names text[] not null default '{}'`)
    .execute(db);
}
