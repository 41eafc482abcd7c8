// An index by which the sweep of pictures finds whose profile shows one.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index accounts_profile_img on accounts (profile_img)`.execute(db);
}
