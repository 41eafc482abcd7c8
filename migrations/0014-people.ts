// Accounts are searched, suspended and corrected; members have terms; officers are invited.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A suspended account is not verified either, so that whatever asks for verified accounts leaves it
// out. The words of an account are split here and in the search of accounts/list-store.ts alike.
const changes = `
alter table accounts
  add column suspended_at timestamptz,
  add column suspended_reason text,
  add check ((suspended_at is null) = (suspended_reason is null)),
  add check (suspended_at is null or (not is_verified and closed_at is null));
drop index accounts_waiting;
create index accounts_waiting on accounts (created_at)
  where not is_verified and closed_at is null and suspended_at is null;
create index accounts_listed on accounts (lower(name) collate "C", id) where closed_at is null;
create index accounts_words on accounts using gin ((array_to_tsvector(array_remove(
  regexp_split_to_array(lower(name || ' ' || coalesce(email, '') || ' ' ||
    coalesce(enrollment_number, '')), '[\\s@._-]+'), ''))));

alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column device text not null default '';

alter table account_links
  add column email text,
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check
    check (purpose in ('reset-password', 'confirm-email', 'change-email')),
  add check ((purpose = 'change-email') = (email is not null));

create table invitations (
  email text primary key check (email = lower(email)),
  role text not null check (role in ('council', 'admin')),
  invited_by uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

alter table campus
  add column council_term integer not null default extract(year from now())::integer;

alter table members
  add column term integer not null default extract(year from now())::integer,
  add column last_term integer,
  add column ended_at timestamptz,
  add column replaced_by uuid references members on delete set null,
  add check ((ended_at is null) = (last_term is null)),
  add check (ended_at is null or is_verified),
  drop constraint members_account_id_position_key;
update members set term = extract(year from requested_at)::integer;
create unique index members_account_id_position on members (account_id, position)
  where ended_at is null;
create index members_replaced_by on members (replaced_by) where replaced_by is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
