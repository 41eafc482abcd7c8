// The providers whose groups decide who votes; each start writes what its settings say.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table deciding_issuers (issuer text primary key)`.execute(db);
}
