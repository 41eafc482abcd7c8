// Events, members, messages, pictures, links sent by e-mail, and the settings of a campus.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const tables = `
create table events (
  id uuid primary key,
  title text not null,
  description text not null,
  held_at timestamptz not null,
  type text not null
    check (type in ('cultural', 'technical', 'sports', 'management', 'social', 'other')),
  image_url text not null,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null default now()
);
create index events_held_at on events (held_at);

create table members (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  position text not null,
  is_verified boolean not null default false,
  proposed_by uuid references accounts on delete set null,
  requested_at timestamptz not null default now(),
  unique (account_id, position)
);

create table contacts (
  id uuid primary key,
  name text not null,
  email text not null,
  category text not null check (category in ('query', 'grievances', 'suggestion')),
  message text not null,
  resolved integer not null default 2 check (resolved in (0, 1, 2)),
  created_at timestamptz not null default now()
);
create index contacts_created_at on contacts (created_at desc);

create table uploads (
  name text primary key,
  bytes integer not null,
  is_stored boolean not null default false,
  uploaded_by uuid references accounts on delete set null,
  uploaded_at timestamptz not null default now()
);

create table quotas (
  key bytea primary key,
  used integer not null,
  ends_at timestamptz not null
);

create table account_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'confirm-email')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index account_links_account on account_links (account_id, purpose);

alter table accounts add column email_confirmed_at timestamptz;

alter table letters
  add column secret_until timestamptz,
  drop constraint letters_status_check,
  add constraint letters_status_check
    check (status in ('waiting', 'sending', 'sent', 'stuck', 'dropped'));

alter table campus
  add column enrollment_prefix text not null default '0177'
    check (enrollment_prefix ~ '^[0-9]{4}$'),
  add column logo_url text not null default '',
  add column about text not null default '',
  add column is_winner_email_hidden boolean not null default false,
  add column social jsonb not null default '{}',
  add column initiatives jsonb not null default '[]';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}
