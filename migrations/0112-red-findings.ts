// Since when the server is not well in a way: an admin hands that on to the person who has the machine.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table red_findings (
        subject text primary key,
        since timestamptz not null default clock_timestamp()
      )`,
    )
    .execute(db);
}
