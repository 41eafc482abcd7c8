// Candidates without an account, who can take one later.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Somebody whom officers entered by name has no account and stands on no voter list. Their nomination has the id of
// what was entered, so that it goes by one id on the wire, in the link and in the record.
const changes = `
alter table entered_candidates
  add column name text,
  add column email text,
  add column is_standing_checked boolean not null default false,
  drop constraint entered_candidates_who,
  add constraint entered_candidates_who check (num_nonnulls(account_id, list_entry_id, name) > 0),
  add constraint entered_candidates_email check (email is null or name is not null);
create unique index entered_candidates_address on entered_candidates (position_id, lower(email))
  where email <> '';
create unique index entered_candidates_name on entered_candidates (position_id, lower(name))
  where email is null and account_id is null;
comment on column entered_candidates.name is
  'Of somebody without an account who is on no voter list; null for everybody else.';
comment on column entered_candidates.is_standing_checked is
  'The officer said that somebody without a number meets the limits.';

alter table nominations
  drop constraint nominations_person_check,
  add constraint nominations_person_check check (kind = 'person' or nominee_id is null);
`;

// A candidate may take their account after the close as well. The votes, the name and the picture of the
// ballot stay; whose they are is written once.
const take = `
create or replace function take_candidacy(nomination uuid, account uuid, entry uuid, actor uuid,
  words bytea) returns boolean language plpgsql as $$
declare
  election uuid;
begin
  update nominations n set nominee_id = a.id from accounts a, entered_candidates c
    where n.id = nomination and n.kind = 'person' and n.nominee_id is null
      and n.status = 'accepted' and c.id = n.id and c.account_id is null
      and a.id = account and a.closed_at is null
    returning n.election_id into election;
  if not found then return false; end if;
  update entered_candidates set account_id = account, name = null, email = null
    where id = nomination;
  perform add_entry(entry, actor, 'nomination.take', nomination, election, words);
  return true;
end $$;
`;

const fixed = `
do $$ begin
  execute format('alter function take_candidacy(uuid, uuid, uuid, uuid, bytea) security definer
    set search_path = pg_catalog, %I, pg_temp', current_schema());
end $$;
revoke all on function take_candidacy(uuid, uuid, uuid, uuid, bytea) from public;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes + take + fixed).execute(db);
}
