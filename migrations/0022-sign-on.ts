// Ways to log in beside the password: single sign-on and passkeys.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A day is kept of a log-in, not its moment: the sessions beside it say no more either.
const changes = `
-- Whoever comes by single sign-on or with a passkey needs no password.
alter table accounts
  drop constraint accounts_check,
  add constraint accounts_check check ((closed_at is null) = (email is not null)),
  add constraint accounts_password check (closed_at is null or password_hash is null);

create table sign_on_identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts on delete cascade,
  id uuid not null unique,
  email text not null default '',
  groups text[] not null default '{}',
  connected_on timestamptz not null default date_trunc('day', now()),
  used_on timestamptz not null default date_trunc('day', now()),
  primary key (issuer, subject)
);
create index sign_on_identities_account on sign_on_identities (account_id);

-- A log-in that went to the provider and is not back; deleted when it comes back.
create table sign_on_requests (
  key_hash bytea primary key,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null
);

-- Somebody whom the provider knows and who has no account yet.
create table sign_on_arrivals (
  key_hash bytea primary key,
  issuer text not null,
  subject text not null,
  name text not null,
  email text not null,
  is_email_verified boolean not null,
  enrollment_number text,
  groups text[] not null,
  expires_at timestamptz not null
);

create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_on timestamptz not null default date_trunc('day', now()),
  used_on timestamptz
);
create index passkeys_account on passkeys (account_id);

create table passkey_challenges (
  challenge text primary key,
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
