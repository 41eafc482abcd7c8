// Accounts, sessions, elections, votes, e-mails (called letters until 0106) and the record of what officers did.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Ballots and participations carry no foreign keys: the row lock on turnouts that every write to
// them takes guards their position, and a key check per row would cost more than the vote itself.
const tables = `
create table campus (
  is_only boolean primary key default true check (is_only),
  university_name text not null,
  time_zone text not null
);

create table set_up_links (
  token_hash bytea primary key,
  created_at timestamptz not null default now()
);

create table accounts (
  id uuid primary key,
  role text not null check (role in ('student', 'faculty', 'council', 'admin')),
  name text not null,
  email text,
  enrollment_number text,
  password_hash text,
  is_verified boolean not null,
  profile_img text not null default '',
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((closed_at is null) = (email is not null and password_hash is not null)),
  check (closed_at is null or not is_verified)
);
create unique index accounts_email on accounts (lower(email));
create unique index accounts_enrollment_number on accounts (enrollment_number);
create index accounts_waiting on accounts (created_at) where not is_verified and closed_at is null;

create table sessions (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);

create table log_in_attempts (
  key bytea primary key,
  failures integer not null,
  last_at timestamptz not null default now(),
  blocked_until timestamptz
);

create table elections (
  id uuid primary key,
  name text not null,
  description text not null,
  image_url text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  nominations_close_at timestamptz not null,
  standings text not null check (standings in ('live', 'after-close')),
  electorate text not null check (electorate in ('everyone', 'some', 'roll')),
  electorate_roles text[] not null default '{}',
  electorate_branches text[] not null default '{}',
  electorate_years text[] not null default '{}',
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);

create table roll_entries (
  election_id uuid not null references elections on delete cascade,
  enrollment_number text not null,
  primary key (election_id, enrollment_number)
);

create table positions (
  id uuid primary key,
  election_id uuid not null references elections on delete cascade,
  title text not null,
  title_key text not null,
  ordinal integer not null,
  unique (election_id, title_key),
  unique (election_id, ordinal)
);

create table turnouts (
  position_id uuid primary key references positions on delete cascade,
  ballots integer not null default 0 check (ballots >= 0)
) with (fillfactor = 50);

create table nominations (
  id uuid primary key,
  election_id uuid not null references elections on delete cascade,
  position_id uuid not null references positions on delete cascade,
  nominee_id uuid not null references accounts,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references accounts on delete set null,
  unique (position_id, nominee_id)
);
create index nominations_election on nominations (election_id);
create index nominations_nominee on nominations (nominee_id);
create index nominations_pending on nominations (requested_at) where status = 'pending';

create table tallies (
  nomination_id uuid primary key references nominations on delete cascade,
  votes integer not null default 0 check (votes >= 0)
) with (fillfactor = 50);

create table participations (
  position_id uuid not null,
  voter_id uuid not null,
  receipt text not null,
  request_key bytea,
  voted_at timestamptz not null,
  primary key (position_id, voter_id)
);

create table ballots (
  id uuid primary key,
  position_id uuid not null,
  nomination_id uuid not null
);
create index ballots_position on ballots (position_id);

create table letters (
  id uuid primary key,
  key text not null unique,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'stuck')),
  attempts integer not null default 0,
  problem text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index letters_unsent on letters (created_at) where status <> 'sent';

create table records (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  act text not null,
  object_id uuid,
  detail text
);
create index records_at on records (at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}
