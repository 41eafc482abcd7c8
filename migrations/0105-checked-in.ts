// The numbers that officers proved by hand are counted for the pages of open elections.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create index accounts_checked_in on accounts (proved_by) where proved_how = 'check-in'`)
    .execute(db);
}
