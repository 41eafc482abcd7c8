// The role of observer, when operators last made a backup or saved keys, and pauses of closings while clocks disagree.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
-- Reads what officers do, and changes nothing.
alter table accounts
  drop constraint accounts_role_check,
  add constraint accounts_role_check
    check (role in ('student', 'faculty', 'council', 'admin', 'observer'));

-- When operators last saved what would be lost with the machine.
create table upkeep (
  what text primary key check (what in ('backup', 'keys')),
  done_at timestamptz not null default clock_timestamp()
);

-- A clock jumped, so no election is counted until clocks agree again or an admin says so.
create table closing_pauses (
  id uuid primary key,
  began_at timestamptz not null default clock_timestamp(),
  cause text not null check (cause in ('server', 'database')),
  jump_ms bigint not null,
  disagreed_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  ended_by uuid references accounts on delete set null
);
create unique index closing_pauses_one on closing_pauses ((true)) where ended_at is null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
