// An address that an officer corrected waits until somebody else than that officer agrees, or 72 hours.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// `read_at`: the link that went to the new address was opened. `agreed`: what let it count before its time.
const changes = `
create table address_corrections (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  email text not null,
  made_by uuid references accounts on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null,
  needs_second boolean not null,
  election_ids uuid[] not null,
  old_hash bytea unique,
  read_at timestamptz,
  agreed text check (agreed in ('old-address', 'second-officer', 'printed-code', 'logged-in')),
  settled_at timestamptz
);
create unique index address_corrections_open on address_corrections (account_id)
  where settled_at is null;
create index address_corrections_maker on address_corrections (made_by);
alter table elections add column corrected_addresses integer not null default 0;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
