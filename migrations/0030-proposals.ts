// What cannot be undone can wait for a second officer.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Whoever has gone keeps nothing waiting: a proposal without its officer cannot be confirmed.
const changes = `
alter table campus add column needs_two_officers boolean not null default false;

-- 2 where two officers did it, 1 where only one was left, null where one was enough.
alter table election_changes add column officers integer check (officers in (1, 2));

create table proposals (
  id uuid primary key,
  call text not null,
  act text not null,
  object_key text not null,
  election_id uuid references elections on delete cascade,
  subject text not null,
  what text not null,
  changes jsonb not null default '[]',
  body jsonb not null,
  upload_id text references uploads,
  reason text not null,
  proposed_by uuid references accounts on delete set null,
  proposed_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  state text not null default 'open'
    check (state in ('open', 'confirmed', 'refused', 'withdrawn', 'expired')),
  decided_by uuid references accounts on delete set null,
  decided_at timestamptz,
  constraint proposals_two_officers check (state <> 'confirmed' or decided_by <> proposed_by)
);
create unique index proposals_once on proposals (act, object_key) where state = 'open';
create index proposals_election on proposals (election_id) where election_id is not null;
create index proposals_upload on proposals (upload_id) where upload_id is not null;
create index proposals_proposed_by on proposals (proposed_by);
create index proposals_decided_by on proposals (decided_by);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
