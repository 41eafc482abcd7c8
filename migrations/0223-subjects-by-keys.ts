// What a proposal is about, where it is no name, is kept by its key beside the English words.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table proposals add column subject_told jsonb`.execute(db);
}
