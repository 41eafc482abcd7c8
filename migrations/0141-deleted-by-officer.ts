// A candidate whose account an officer deletes after the opening has not left: the seat is open if they are elected.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Who deletes their own account has left, as before. What an officer deletes must not decide who is elected: by the
// rule for leavers one admin turned a result round. Accounts that are closed already stay as they are counted.
const changes = `
alter table accounts add column closed_by_officer boolean not null default false,
  add check (not closed_by_officer or closed_at is not null);

create or replace function keep_standing() returns trigger language plpgsql as $$
begin
  update nominations n set left_at = a.closed_at from accounts a
    where a.id = n.nominee_id and n.election_id = new.id and n.status = 'accepted'
      and n.left_at is null and a.closed_at is not null and not a.closed_by_officer;
  return null;
end $$;
do $$ begin
  execute format('alter function keep_standing() set search_path = pg_catalog, %I, pg_temp',
    current_schema());
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
