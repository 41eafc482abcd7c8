// Where and when a person helps who cannot log in.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campus add column help_desk text not null default ''`.execute(db);
}
