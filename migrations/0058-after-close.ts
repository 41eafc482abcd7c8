// Appeals, disputes and the hours of the turnout stay as they were when they were over.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Beside the rows of the result: the hours of the turnout are over with the close, disputes with the
// certificate, and an appeal has one answer. Everything else about them is the server's work.
const triggers = `
create or replace function keep_after_close() returns trigger language plpgsql as $$
declare
  election elections;
  answered text[] := array['answer', 'answered_at', 'answered_by'];
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
    and (here ->> 'answer' is not null or here - answered is distinct from there - answered) then
    raise exception 'an appeal stays as it is, and so does its answer' using errcode = '42501';
  end if;
  select e.* into election from elections e where e.id = coalesce(there ->> 'election_id',
    (select p.election_id::text from positions p
      where p.id = (there ->> 'position_id')::uuid))::uuid;
  if election.certified_at is not null
    or (tg_table_name = 'turnout_hours' and election.closed_at is not null) then
    raise exception 'a closed election cannot be changed' using errcode = '42501';
  end if;
  return new;
end $$;

create or replace trigger closed_kept before insert or update or delete on appeals
  for each row execute function keep_after_close();
create or replace trigger closed_kept before insert or update or delete on disputes
  for each row execute function keep_after_close();
create or replace trigger closed_kept before insert or update or delete on turnout_hours
  for each row execute function keep_after_close();
`;

// What it names is looked up in this schema, whatever the role that serves has put in its way.
const fixed = `
do $$ begin
  execute format('alter function keep_after_close() set search_path = pg_catalog, %I, pg_temp',
    current_schema());
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(triggers + fixed).execute(db);
}
