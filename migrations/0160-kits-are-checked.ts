// What the database checks of a recount kit before it keeps it.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Whoever has the server's role could keep texts that are no kit, and everybody got an error in its place.
// The hash is compared up to 64 MB, for the whole file has to be in memory; size and counts always.
const changes = `
alter table recount_kits add column is_hash_checked boolean not null default true;

create or replace function check_kit(election uuid, of_edition int, of_positions uuid[], of_texts text[], hash bytea,
  size bigint) returns boolean language plpgsql as $$
declare
  places constant int := cardinality(of_positions);
  most constant bigint := 64 * 1024 * 1024;
  kit jsonb;
  told jsonb;
  is_list boolean;
  is_ranked boolean;
  added bigint := 0;
  whole bytea := '';
begin
  begin
    kit := array_to_string(of_texts, '')::jsonb;
  exception when data_exception then
    raise exception 'this recount kit is no JSON';
  end;
  if kit ->> 'format' is distinct from 'hustings-recount-kit'
    or kit ->> 'edition' is distinct from of_edition::text
    or kit -> 'election' ->> 'id' is distinct from election::text
    or jsonb_typeof(kit -> 'positions') is distinct from 'array' then
    raise exception 'this is not the recount kit of this edition of this election';
  end if;
  if cardinality(of_texts) <> places + 1 or jsonb_array_length(kit -> 'positions') <> places
    or (select array_agg(p.id order by p.id) from positions p where p.election_id = election)
      is distinct from (select array_agg(o order by o) from unnest(of_positions) o) then
    raise exception 'the positions of this recount kit are not those of its election';
  end if;
  for place in 1 .. places loop
    told := kit -> 'positions' -> (place - 1);
    -- Its ballots are read from their table, between two texts.
    if told ->> 'id' is distinct from of_positions[place]::text or told -> 'ballots' is distinct from '[]'
      or of_texts[place] not like '%"ballots":[' || chr(10) then
      raise exception 'a position of this recount kit is not at its place';
    end if;
    is_ranked := coalesce(told ->> 'method', 'plurality') <> 'plurality';
    is_list := is_ranked or coalesce((told ->> 'maxChoices')::int, 1) > 1
      or coalesce((told ->> 'canAbstain')::boolean, false);
    if exists (
      with counted as (
        select n.id, case when is_ranked then coalesce((select sum(c.ballots) from counted_lists c
          where c.position_id = n.position_id and c.choices[1] = n.id), 0) else coalesce(t.votes, 0) end as votes
        from nominations n left join tallies t on t.nomination_id = n.id
        where n.position_id = of_positions[place]),
      written as (select * from jsonb_to_recordset(told -> 'candidates') as w(id uuid, votes numeric))
      select from written w full join counted c on c.id = w.id
      -- Whoever has no vote need not be written: they can be gone.
      where coalesce(w.votes, 0) <> coalesce(c.votes, 0) or c.id is null
    ) then
      raise exception 'the counts of this recount kit are not those of its election';
    end if;
    added := added + octet_length(of_texts[place]) + (
      select coalesce(sum(case when is_list then 60 + greatest(39 * named - 1, 0) else 98 end) - 1, 0)
      from (select case when b.choices is null then 1 else cardinality(b.choices) end as named
        from ballots b where b.position_id = of_positions[place]) lengths);
  end loop;
  if added + octet_length(of_texts[places + 1]) <> size then
    raise exception 'the size of this recount kit is another one';
  end if;
  if size > most then return false; end if;
  for place in 1 .. places loop
    told := kit -> 'positions' -> (place - 1);
    is_list := coalesce(told ->> 'method', 'plurality') <> 'plurality'
      or coalesce((told ->> 'maxChoices')::int, 1) > 1 or coalesce((told ->> 'canAbstain')::boolean, false);
    whole := whole || convert_to(of_texts[place] || coalesce((
      select string_agg(case when is_list
        then '{"id":"' || b.id || '","choices":['
          || coalesce('"' || b.nomination_id || '"', '"' || nullif(array_to_string(b.choices, '","'), '') || '"', '')
          || ']}'
        else '{"id":"' || b.id || '","candidate":"'
          || coalesce(b.nomination_id::text, array_to_string(b.choices, ',')) || '"}' end,
        ',' || chr(10) order by b.id) || chr(10)
      from ballots b where b.position_id = of_positions[place]), ''), 'UTF8');
  end loop;
  if sha256(whole || convert_to(of_texts[places + 1], 'UTF8')) <> hash then
    raise exception 'the hash of this recount kit is another one';
  end if;
  return true;
end $$;

create or replace function keep_kit(election uuid, of_edition int, made timestamptz,
  of_positions uuid[], of_texts text[], hash bytea, size bigint, of_votes bytea)
returns void language plpgsql as $$
declare
  votes_before bytea;
begin
  perform from elections e where e.id = election and e.state = 'published' and not e.is_rehearsal
    and (e.closed_at is not null or e.opened_at is not null
      or (e.key_check is null and e.ends_at <= clock_timestamp()))
    for no key update;
  if not found then raise exception 'this election is not counted'; end if;
  if of_edition <> 1 + (select count(*) from recount_kits k where k.election_id = election) then
    raise exception 'this edition of the recount kit is not the next one';
  end if;
  select r.detail_hash into votes_before from records r
    where r.election_id = election and r.act = 'election.result-code' limit 1;
  if votes_before is not null and votes_before <> of_votes then
    raise exception 'the votes of this edition are not those of the close';
  end if;
  insert into recount_kits (election_id, edition, made_at, position_ids, texts, sha256, bytes, is_hash_checked)
    values (election, of_edition, made, of_positions::text[], of_texts, hash, size,
      check_kit(election, of_edition, of_positions, of_texts, hash, size));
  perform add_entry(gen_random_uuid(), null, 'election.kit', election, election, hash);
  if votes_before is null then
    perform add_entry(gen_random_uuid(), null, 'election.result-code', election, election, of_votes);
  end if;
end $$;

create or replace function keep_kit(election uuid, of_edition int, made timestamptz, of_positions uuid[],
  of_texts text[], hash bytea, size bigint, of_votes bytea, of_rounds text)
returns void language plpgsql as $$
begin
  perform keep_kit(election, of_edition, made, of_positions, of_texts, hash, size, of_votes);
  if of_rounds is null then return; end if;
  begin
    if of_rounds::jsonb -> 'election' ->> 'id' is distinct from election::text then
      raise exception 'these rounds are not those of this election';
    end if;
  exception when data_exception then
    raise exception 'these rounds are no JSON';
  end;
  update recount_kits k set rounds_text = of_rounds
    where k.election_id = election and k.edition = of_edition;
  perform add_entry(gen_random_uuid(), null, 'election.kit-rounds', election, election,
    sha256(convert_to(of_rounds, 'UTF8')));
end $$;

do $$
declare
  one regprocedure;
begin
  for one in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.proname = any(array['keep_kit', 'check_kit'])
  loop
    execute format('alter function %s security definer set search_path = pg_catalog, %I, pg_temp',
      one, current_schema());
    execute format('revoke all on function %s from public', one);
  end loop;
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
