// When an election's close was done, so that a start can tell which are still due.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table elections add column closed_at timestamptz`.execute(db);
}
