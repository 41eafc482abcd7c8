// E-mails to many people, in pages and at a pace, and what each account does not want to get.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Who did not vote is written nowhere: a mailing goes through all accounts that may vote, and whom it
// has done with stands in its cursor alone. No e-mail goes out about what happened before `since`.
const changes = `
alter table letters
  add column sender_name text not null default '',
  add column is_fleeting boolean not null default false;

create table mail_state (
  is_only boolean primary key default true check (is_only),
  signing_key bytea not null default decode(
    replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
  free_at timestamptz not null default now(),
  since timestamptz not null default now()
);

create table email_refusals (
  account_id uuid not null references accounts on delete cascade,
  kind text not null
    check (kind in ('invitation', 'voting-opens', 'closes-tomorrow', 'results')),
  primary key (account_id, kind)
);

create table mailings (
  id uuid primary key,
  election_id uuid not null references elections on delete cascade,
  kind text not null
    check (kind in ('invitation', 'voting-opens', 'closes-tomorrow', 'results', 'change')),
  occasion text not null default '',
  status text not null default 'running' check (status in ('running', 'finished', 'stopped')),
  cursor uuid,
  is_listed boolean not null default false,
  sent integer not null default 0,
  failed integer not null default 0,
  try_after timestamptz not null default now(),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (election_id, kind, occasion)
);
create index mailings_running on mailings (created_at) where status = 'running';

create table mailing_recipients (
  mailing_id uuid not null references mailings on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'failed')),
  attempts integer not null default 0,
  try_after timestamptz not null default now(),
  problem text,
  primary key (mailing_id, account_id)
);
create index mailing_recipients_account on mailing_recipients (account_id);
create index mailing_recipients_waiting on mailing_recipients (mailing_id, try_after)
  where status = 'waiting';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
