// Since when each finding of the doctor is red, so that an admin can tell the person who has the machine.
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
