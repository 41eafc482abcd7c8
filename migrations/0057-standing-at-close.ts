// Who is elected by the rule for candidates who leave is fixed by the close, whoever's account is deleted later.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Who deletes an account while people vote has left; who does so after the count has not, as far as the
// result goes: it is made of rows that only the owner writes, and the account is none of them.
const changes = `
create or replace function keep_standing() returns trigger language plpgsql as $$
begin
  update nominations n set left_at = a.closed_at from accounts a
    where a.id = n.nominee_id and n.election_id = new.id and n.status = 'accepted'
      and n.left_at is null and a.closed_at is not null;
  return null;
end $$;

create or replace trigger standing_kept after update of opened_at, closed_at on elections
  for each row when (new.state = 'published' and old.opened_at is null and old.closed_at is null
    and (new.opened_at is not null or new.closed_at is not null))
  execute function keep_standing();

create or replace function certify_election(election uuid, entry uuid, actor uuid, words bytea)
returns void language plpgsql as $$
begin
  update elections set certified_at = clock_timestamp(), certified_by = actor
    where id = election and state = 'published' and closed_at is not null and certified_at is null;
  if not found then raise exception 'this election cannot be certified'; end if;
  perform add_entry(entry, actor, 'election.certify', election, election, words);
end $$;

-- In elections that are counted already those have left whose last recount kit says so.
update nominations n set left_at = a.closed_at from accounts a, elections e
  where a.id = n.nominee_id and e.id = n.election_id and n.status = 'accepted'
    and n.left_at is null and a.closed_at is not null and e.state = 'published'
    and e.certified_at is null and a.closed_at <= greatest(e.opened_at, e.closed_at,
      (select max(k.made_at) from recount_kits k where k.election_id = e.id));
`;

const fixed = `
do $$ begin
  execute format('alter function keep_standing() set search_path = pg_catalog, %I, pg_temp',
    current_schema());
  execute format('alter function certify_election(uuid, uuid, uuid, bytea) security definer
    set search_path = pg_catalog, %I, pg_temp', current_schema());
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes + fixed).execute(db);
}
