// Since when somebody is an officer with this address, and which officer removed or suspended which other.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Null: since long ago, as everybody who is one when this runs. Whoever is suspended and used again stays what
// they were. An account that was removed by another officer may be deleted, so the id refers to nothing.
const changes = `
alter table accounts add column officer_since timestamptz;
create or replace function note_officer_since() returns trigger language plpgsql as $$
begin
  if new.role in ('council', 'admin') and (old.role not in ('council', 'admin')
      or new.is_verified and not old.is_verified and old.suspended_at is null
      or lower(new.email) is distinct from lower(old.email)) then
    new.officer_since := clock_timestamp();
  end if;
  return new;
end $$;
create trigger accounts_officer_since before update of role, is_verified, email on accounts
  for each row execute function note_officer_since();

create table removed_officers (
  account_id uuid not null,
  removed_by uuid not null references accounts on delete cascade,
  removed_at timestamptz not null default clock_timestamp(),
  primary key (removed_by, account_id)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
