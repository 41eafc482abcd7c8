// Triggers that let nobody but the database's owner change a closed election. Runs after 0051-closed-acts.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The functions of 0051-closed-acts and a restore work as the owner of the tables. So does what deletes the rows of a
// parent: that is why the parents have their trigger as well.
const triggers = `
create or replace function keep_closed() returns trigger language plpgsql as $$
declare
  election elections;
  -- What officers may change of an election at any time, and what the close writes before its end.
  free text[] := array['name', 'description', 'upload_id', 'roll_revision', 'is_tie_rule_chosen'];
  closing text[] := array['appeals_until', 'eligible_at_close'];
  here jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  there jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_of_it jsonb := coalesce(here, there);
begin
  if pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage') then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_table_name = 'elections' then
    if tg_op = 'INSERT' then
      if there ->> 'opened_at' is not null or there ->> 'closed_at' is not null
        or there ->> 'certified_at' is not null or there ->> 'kit_nonce' is not null
        or exists (select from records where election_id = (there ->> 'id')::uuid
          and act in ('election.delete', 'election.wipe')) then
        raise exception 'an election begins with no result' using errcode = '42501';
      end if;
      return new;
    end if;
    election := old;
    if (there -> 'opened_at', there -> 'closed_at', there -> 'certified_at',
        there -> 'voters_forgotten_at', there -> 'kit_nonce')
      is distinct from (here -> 'opened_at', here -> 'closed_at', here -> 'certified_at',
        here -> 'voters_forgotten_at', here -> 'kit_nonce') then
      raise exception 'a result is written by the owner alone' using errcode = '42501';
    end if;
    if election.closed_at is null then free := free || closing; end if;
    here := here - free;
    there := there - free;
  else
    select e.* into election from elections e where e.id = coalesce(
      row_of_it ->> 'election_id',
      (select n.election_id::text from nominations n
        where n.id = (row_of_it ->> 'nomination_id')::uuid and tg_table_name = 'tallies'),
      (select p.election_id::text from positions p
        where p.id = (row_of_it ->> 'position_id')::uuid))::uuid;
    -- Neither into a closed election, nor out of one.
    if tg_op = 'UPDATE'
      and (here ->> 'election_id', here ->> 'position_id', here ->> 'nomination_id')
        is distinct from
        (there ->> 'election_id', there ->> 'position_id', there ->> 'nomination_id') then
      raise exception 'what belongs to an election stays there' using errcode = '42501';
    end if;
    if tg_table_name = 'nominations' and not exists (select from positions p
      where p.id = (there ->> 'position_id')::uuid and p.election_id = election.id) then
      raise exception 'a nomination is for a position of its election' using errcode = '42501';
    end if;
    -- Who is none of the candidates is forgotten when their account is deleted.
    if tg_table_name = 'nominations' and tg_op = 'UPDATE'
      and not exists (select from tallies t where t.nomination_id = (here ->> 'id')::uuid) then
      return new;
    end if;
    -- No row has a count or a choice while ballots are sealed.
    if election.key_check is not null
      and (tg_table_name = 'ballots' or (tg_table_name = 'tallies' and tg_op = 'UPDATE')) then
      raise exception 'the votes of an election are written by its close' using errcode = '42501';
    end if;
    if tg_table_name = 'positions' then
      if tg_op = 'DELETE' and exists (select from turnouts t
        where t.position_id = (here ->> 'id')::uuid and t.ballots > 0) then
        raise exception 'a position with votes stays' using errcode = '42501';
      end if;
      if tg_op = 'UPDATE' and election.closed_at is null then
        here := here - closing;
        there := there - closing;
      end if;
    end if;
  end if;
  if (election.opened_at is not null or election.closed_at is not null)
    and here is distinct from there then
    raise exception 'a closed election cannot be changed' using errcode = '42501';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger closed_kept before insert or update on elections
  for each row execute function keep_closed();
create trigger closed_kept before insert or update or delete on positions
  for each row execute function keep_closed();
create trigger closed_kept before insert or update on nominations
  for each row execute function keep_closed();
create trigger closed_kept before insert or update or delete on tallies
  for each row execute function keep_closed();
create trigger closed_kept before insert on ballots
  for each row execute function keep_closed();
`;

// What it names is looked up in this schema, whatever the role that serves has put in its way.
const fixed = `
do $$ begin
  execute format('alter function keep_closed() set search_path = pg_catalog, %I, pg_temp',
    current_schema());
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(triggers + fixed).execute(db);
}
