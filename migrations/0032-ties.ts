// What is done with a tie and with a candidate who leaves; draws, appeals, certification.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A position that an election follows has no key: the two tables would stand in a circle, and the link
// is only shown while both are there.
const changes = `
alter table elections
  add column tie_rule text not null default 'draw' check (tie_rule in ('draw', 'run-off')),
  add column draw_seed text not null default 'dice' check (draw_seed in ('dice', 'public-number')),
  add column draw_source text not null default '',
  add column draw_minutes integer not null default 60 check (draw_minutes between 1 and 10080),
  add column leaving_rule text not null default 'vacant'
    check (leaving_rule in ('vacant', 'next', 'vote-again')),
  add column follows_position_id uuid,
  add column follows_as text check (follows_as in ('run-off', 'vote-again')),
  add column appeals_until timestamptz,
  add column certified_at timestamptz,
  add column certified_by uuid references accounts on delete set null;
create unique index elections_one_run_off on elections (follows_position_id)
  where follows_as = 'run-off' and state <> 'cancelled';
create index elections_follows on elections (follows_position_id)
  where follows_position_id is not null;
create index elections_certified_by on elections (certified_by) where certified_by is not null;

alter table nominations add column left_at timestamptz;

alter table campus
  add column appeal_days integer not null default 3 check (appeal_days between 0 and 30);

create table draw_entries (
  election_id uuid not null references elections on delete cascade,
  officer_id uuid not null references accounts on delete cascade,
  value text not null,
  witnesses text not null,
  entered_at timestamptz not null default clock_timestamp(),
  primary key (election_id, officer_id)
);
create index draw_entries_officer on draw_entries (officer_id);

create table draws (
  election_id uuid primary key references elections on delete cascade,
  seed text not null,
  witnesses text not null,
  officers integer not null check (officers between 1 and 2),
  drawn_at timestamptz not null default clock_timestamp()
);

create table appeals (
  id uuid primary key,
  election_id uuid not null references elections on delete cascade,
  number integer not null,
  account_id uuid references accounts on delete set null,
  subject text not null,
  body text not null,
  made_at timestamptz not null default clock_timestamp(),
  answer text,
  answered_at timestamptz,
  answered_by uuid references accounts on delete set null,
  unique (election_id, number),
  check ((answer is null) = (answered_at is null))
);
create index appeals_account on appeals (account_id) where account_id is not null;
create index appeals_answered_by on appeals (answered_by) where answered_by is not null;

create table turnout_groups (
  election_id uuid not null references elections on delete cascade,
  kind text not null check (kind in ('branch', 'year')),
  ordinal integer not null,
  names text[] not null,
  voters integer not null check (voters > 0),
  primary key (election_id, kind, ordinal)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
