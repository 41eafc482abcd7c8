// Whose picture this is: asked for each picture that may be swept, of everybody.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index accounts_profile_img on accounts (profile_img)`.execute(db);
}
