// After the close the server adds no group of the turnout and no proof to an election.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The close writes both before it marks the election as closed. Afterwards a row was a forged "99 votes by code" on
// the election's page, and no check found it.
const trigger = `
create or replace function keep_after_close() returns trigger language plpgsql as $$
declare
  election elections;
  answered text[] := array['answer', 'answered_at', 'answered_by', 'ruling', 'reply', 'replied_at'];
  counted text[] := array['turnout_hours', 'turnout_groups', 'election_proofs'];
  here jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  there jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage') then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'what was noted of a close stays' using errcode = '42501';
  end if;
  if tg_op = 'UPDATE'
    and (here ->> 'election_id', here ->> 'position_id') is distinct from
      (there ->> 'election_id', there ->> 'position_id') then
    raise exception 'what belongs to an election stays there' using errcode = '42501';
  end if;
  if tg_op = 'UPDATE' and tg_table_name = 'appeals'
    and (here ->> 'answer' is not null or here - answered is distinct from there - answered
      or (here ->> 'reply' is not null and here ->> 'reply' is distinct from there ->> 'reply')) then
    raise exception 'an appeal stays as it is, and so does its answer' using errcode = '42501';
  end if;
  select e.* into election from elections e where e.id = coalesce(there ->> 'election_id',
    (select p.election_id::text from positions p
      where p.id = (there ->> 'position_id')::uuid))::uuid;
  if election.certified_at is not null
    or (tg_table_name = any(counted) and election.closed_at is not null) then
    raise exception 'a closed election cannot be changed' using errcode = '42501';
  end if;
  return new;
end $$;
create or replace trigger closed_kept before insert on turnout_groups
  for each row execute function keep_after_close();
create or replace trigger closed_kept before insert on election_proofs
  for each row execute function keep_after_close();
do $$ begin
  execute format('alter function keep_after_close() set search_path = pg_catalog, %I, pg_temp',
    current_schema());
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(trigger).execute(db);
}
