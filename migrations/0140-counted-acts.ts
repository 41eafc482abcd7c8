// What officers do while voting is open is counted for its page; an account that an officer deletes has not left.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A row for each act and election: by whom, and of how many people. No name of a voter stands in it.
const changes = `
create table counted_acts (
  id uuid primary key default gen_random_uuid(),
  election_id uuid not null references elections on delete cascade,
  kind text not null,
  officer_id uuid references accounts on delete set null,
  acts integer not null check (acts > 0),
  at timestamptz not null default clock_timestamp()
);
create index counted_acts_election on counted_acts (election_id);
create index counted_acts_officer on counted_acts (officer_id) where officer_id is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
