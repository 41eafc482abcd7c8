// Imports of voter lists, which can be undone.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// An import can be undone: what it added has its `import_id`, and what it removed has it as
// `removed_by_import`.
const changes = `
create table voter_list_imports (
  id uuid primary key,
  election_id uuid references elections on delete cascade,
  file_name text not null,
  mode text not null check (mode in ('add', 'replace')),
  added integer not null check (added >= 0),
  changed integer not null check (changed >= 0),
  removed integer not null check (removed >= 0),
  same integer not null check (same >= 0),
  bad integer not null check (bad >= 0),
  imported_by uuid references accounts on delete set null,
  imported_at timestamptz not null,
  undone_at timestamptz
);
create index voter_list_imports_list on voter_list_imports (election_id, imported_at);

-- No foreign keys and no indexes: a list of 100,000 is imported in half the time, and a whole list is
-- read to undo one. An import goes only with its election, and so do the entries.
alter table voter_list_entries add column removed_by_import uuid;

-- How many were added to its voter list after voting opened; everybody reads the number.
alter table elections add column added_after_opening integer not null default 0
  check (added_after_opening >= 0);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
