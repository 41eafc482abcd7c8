// Whether somebody chose what decides a tie, or a call said nothing of it; of earlier elections nobody knows.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table elections add column is_tie_rule_chosen boolean not null default true`.execute(
    db,
  );
}
