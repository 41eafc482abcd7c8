// The longer text of a candidate, beside the statement.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table nominations add column manifesto text not null default ''`.execute(db);
  await sql`alter table nomination_edits add column manifesto text not null default ''`.execute(db);
}
