// What a restore took away, for everybody to see; and the copies of keys that backups wrote.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
create table restores (
  id uuid primary key default gen_random_uuid(),
  restored_at timestamptz not null default clock_timestamp(),
  -- When the backup was taken.
  taken_at timestamptz not null
);
create table restored_elections (
  restore_id uuid not null references restores (id) on delete cascade,
  election_id uuid not null references elections (id) on delete cascade,
  -- How many more votes the database before had; null where nobody knows.
  votes_missing integer check (votes_missing >= 0),
  is_told boolean not null,
  primary key (restore_id, election_id)
);
create index restored_elections_election on restored_elections (election_id);
create table key_files (
  id uuid primary key default gen_random_uuid(),
  file text not null,
  written_at timestamptz not null default clock_timestamp(),
  election_ids uuid[] not null,
  destroyed_at timestamptz
);
create unique index key_files_there on key_files (file) where destroyed_at is null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
