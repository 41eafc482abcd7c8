// The groups that the university's log-in says, with the time since when.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const changes = `
-- A change is a new row beside the old one, so that an open election keeps what was known when it
-- opened. The log-in that said it may be disconnected since, so no key leads to it.
create table sign_on_groups (
  id uuid primary key default gen_random_uuid(),
  identity_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  issuer text not null,
  groups text[] not null check (cardinality(groups) > 0),
  known_at timestamptz not null default clock_timestamp(),
  replaced_at timestamptz
);
create unique index sign_on_groups_current on sign_on_groups (identity_id) where replaced_at is null;
create index sign_on_groups_account on sign_on_groups (account_id);

insert into sign_on_groups (identity_id, account_id, issuer, groups, known_at)
select id, account_id, issuer, groups, used_on from sign_on_identities where cardinality(groups) > 0;
alter table sign_on_identities drop column groups;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
