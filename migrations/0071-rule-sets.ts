// Rules for elections that an admin saves by name.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The rules are the body of a new election, and its contract reads them.
const changes = `
create table rule_sets (
  id uuid primary key,
  name text not null,
  rules jsonb not null,
  saved_by uuid references accounts on delete set null,
  saved_at timestamptz not null default clock_timestamp()
);
create unique index rule_sets_name on rule_sets (lower(name));
create index rule_sets_saved_by on rule_sets (saved_by);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
