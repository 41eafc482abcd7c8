// The second step of officers, and when a session was last proved to be its owner's.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
alter table campus add column officers_need_second_factor boolean not null default false;

-- When somebody last showed in this session that they are its owner.
alter table sessions add column proved_at timestamptz not null default now();
update sessions set proved_at = created_at;

-- An officer with a row here takes a second step at each log-in. Without a secret a passkey is the step.
create table second_factors (
  account_id uuid primary key references accounts on delete cascade,
  secret text,
  -- The last step of 30 seconds whose code was used: a code counts once.
  used_step bigint not null default 0,
  added_on timestamptz not null default date_trunc('day', now())
);

-- A secret that was shown and is not yet confirmed by a code.
create table second_factor_offers (
  account_id uuid primary key references accounts on delete cascade,
  secret text not null,
  expires_at timestamptz not null
);

-- Each code is here until it is used.
create table recovery_codes (
  account_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- Log-ins whose first step is done. The key opens nothing but the second step.
create table log_in_steps (
  key_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  expires_at timestamptz not null
);
create index log_in_steps_account on log_in_steps (account_id);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
