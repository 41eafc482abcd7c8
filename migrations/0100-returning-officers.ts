// The returning officer of an election, where the officers are not that, and accounts opened for it.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Somebody who is no officer, named for one election: what its officers would decide as its returning officer
// they decide. An account that was opened for this reads nothing else, whatever becomes of the naming.
const changes = `
create table returning_officers (
  election_id uuid primary key references elections on delete cascade,
  account_id uuid references accounts on delete set null,
  named_by uuid references accounts on delete set null,
  by_two boolean not null,
  named_at timestamptz not null default clock_timestamp()
);
create index returning_officers_account on returning_officers (account_id)
  where account_id is not null;
create index returning_officers_named_by on returning_officers (named_by) where named_by is not null;
alter table accounts
  add column is_for_desk boolean not null default false,
  add check (not is_for_desk or role = 'observer');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
