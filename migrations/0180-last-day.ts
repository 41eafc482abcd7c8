// A role of the campus can have a last day.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Null: it does not end by itself, as with every role before this.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table accounts add column role_ends_at timestamptz').execute(db);
}
