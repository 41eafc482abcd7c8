// How many could vote for a position that is for some of the voters only, as of the close.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table positions add column eligible_at_close int`.execute(db);
}
