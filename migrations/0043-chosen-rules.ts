// Whether an organiser chose the rule for ties, or it is the one that stands by default.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table elections add column is_tie_rule_chosen boolean not null default true`.execute(
    db,
  );
}
