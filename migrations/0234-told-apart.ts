// What tells a candidate apart from somebody of the same name, where branch and year should not or do not.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table nominations add column apart text not null default ''`.execute(db);
  await sql`alter table nomination_edits add column apart text not null default ''`.execute(db);
}
