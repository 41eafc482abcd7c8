// A close that would make another result than the one that was published waits for a decision.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A decision holds for what was found, and for nothing that is found later. What is brought back is read
// here, out of the very file whose hash was proved: whoever calls cannot write other votes than it has.
const changes = `
create table held_closes (
  election_id uuid primary key references elections on delete cascade,
  since timestamptz not null default clock_timestamp(),
  -- What files of servers say: hashes of recount kits and of votes that the database does not know.
  found text[] not null,
  -- The recount kit that proves the published result; null where none does, and why.
  kit_sha256 bytea,
  problem text not null default '',
  -- The result code that was published last; null where nobody knows.
  code text,
  choice text check (choice in ('stands', 'count')),
  brought_at timestamptz
);

create or replace function hold_close(election uuid, of_found text[], of_kit bytea, of_problem text,
  of_code text) returns text language plpgsql as $$
declare
  known text[];
  chosen text;
begin
  perform from elections e where e.id = election and e.closed_at is null
    and e.state in ('published', 'paused') for no key update;
  if not found then return 'closes'; end if;
  select h.found, h.choice into known, chosen from held_closes h where h.election_id = election;
  if known is null and cardinality(of_found) = 0 then return 'closes'; end if;
  if known is null or not of_found <@ known then
    insert into held_closes (election_id, found, kit_sha256, problem, code)
      values (election, of_found, of_kit, of_problem, of_code)
      on conflict (election_id) do update set since = clock_timestamp(), choice = null,
        found = (select array_agg(distinct one) from unnest(held_closes.found || of_found) one),
        kit_sha256 = excluded.kit_sha256, problem = excluded.problem,
        code = coalesce(excluded.code, held_closes.code)
      where held_closes.brought_at is null;
    perform add_entry(gen_random_uuid(), null, 'election.hold', election, election, null);
    return 'held';
  end if;
  -- The file was brought to its place meanwhile, or went away.
  if chosen is null and cardinality(of_found) > 0 then
    update held_closes h set kit_sha256 = of_kit, problem = of_problem
      where h.election_id = election and (h.kit_sha256 is null or of_kit is not null);
  end if;
  return case chosen when 'stands' then 'stands' when 'count' then 'closes' else 'held' end;
end $$;

create or replace function settle_hold(election uuid, of_choice text, entry uuid, actor uuid,
  words bytea) returns void language plpgsql as $$
begin
  perform from elections e where e.id = election and e.closed_at is null
    and e.state in ('published', 'paused') for no key update;
  if not found then raise exception 'this election is not held'; end if;
  update held_closes h set choice = of_choice
    where h.election_id = election and h.brought_at is null
      and h.choice is distinct from of_choice
      and (of_choice = 'count' or h.kit_sha256 is not null);
  if not found then raise exception 'this cannot be chosen'; end if;
  perform add_entry(entry, actor, 'election.settle-hold', election, election, words);
end $$;

create or replace function bring_back(election uuid, kit bytea) returns boolean language plpgsql as $$
declare
  chosen text;
  proved bytea;
  brought timestamptz;
  said jsonb;
  place record;
  cast_there int;
  voted_here int;
begin
  perform hold_election(election);
  perform from elections e where e.id = election and e.closed_at is null
    and e.state in ('published', 'paused');
  if not found then return false; end if;
  select h.choice, h.kit_sha256, h.brought_at into chosen, proved, brought
    from held_closes h where h.election_id = election;
  if brought is not null then return false; end if;
  if chosen is distinct from 'stands' or sha256(kit) is distinct from proved then
    raise exception 'nobody has decided that this result stands';
  end if;
  said := convert_from(kit, 'UTF8')::jsonb;
  if said #>> '{election,id}' is distinct from election::text then
    raise exception 'the recount kit is of another election';
  end if;
  if exists (
    select from (select p.id::text as id from positions p where p.election_id = election) here
    full join (select one ->> 'id' as id from jsonb_array_elements(said -> 'positions') one) there
      using (id)
    where here.id is null or there.id is null
  ) or exists (
    select from (select n.position_id::text as place, n.id::text as id from nominations n
      join tallies t on t.nomination_id = n.id where n.election_id = election) here
    full join (select one ->> 'id' as place, who ->> 'id' as id
      from jsonb_array_elements(said -> 'positions') one,
        jsonb_array_elements(one -> 'candidates') who) there using (place, id)
    where here.id is null or there.id is null
  ) then raise exception 'the recount kit has other positions or candidates'; end if;
  delete from sealed_batches s using positions p
    where p.id = s.position_id and p.election_id = election;
  delete from ballots b using positions p where p.id = b.position_id and p.election_id = election;
  for place in select (one ->> 'id')::uuid as id, one -> 'ballots' as ballots
    from jsonb_array_elements(said -> 'positions') one
  loop
    if exists (select from jsonb_array_elements(place.ballots) one
      left join nominations n on n.id = (one ->> 'candidate')::uuid and n.position_id = place.id
      where n.id is null) then
      raise exception 'a ballot names nobody who stands for its position';
    end if;
    insert into ballots (id, position_id, nomination_id)
      select (one ->> 'id')::uuid, place.id, (one ->> 'candidate')::uuid
      from jsonb_array_elements(place.ballots) one;
    cast_there := jsonb_array_length(place.ballots);
    update turnouts t set ballots = cast_there where t.position_id = place.id;
    update participations v set choice_mark = null where v.position_id = place.id;
    select count(*)::int into voted_here from participations v where v.position_id = place.id;
    -- Nobody knows who of them voted before the close, so none of them is said to have.
    if voted_here > cast_there then
      delete from participations v where v.position_id = place.id;
      voted_here := 0;
    end if;
    -- A kit has no voters: whoever voted after the backup is a vote without a name.
    insert into participations (position_id, voter_id, receipt)
      select place.id, gen_random_uuid(), '' from generate_series(1, cast_there - voted_here);
  end loop;
  update tallies t set votes = coalesce(v.votes, 0)
    from nominations n left join (
      select b.nomination_id, count(*)::int as votes from ballots b
      join positions p on p.id = b.position_id where p.election_id = election group by 1
    ) v on v.nomination_id = n.id
    where n.id = t.nomination_id and n.election_id = election;
  insert into draws (election_id, seed, witnesses, officers)
    select election, one #>> '{draw,seed}', 'Brought back from the recount kit.', 1
    from jsonb_array_elements(said -> 'positions') one where one ? 'draw' limit 1
    on conflict (election_id) do nothing;
  update elections e set state = 'published', paused_at = null, opened_at = clock_timestamp(),
      kit_nonce = coalesce(decode(said ->> 'nonce', 'hex'), e.kit_nonce),
      ends_at = case when (said #>> '{election,closesAt}')::timestamptz
          between e.starts_at and clock_timestamp()
        then (said #>> '{election,closesAt}')::timestamptz
        else least(e.ends_at, clock_timestamp()) end
    where e.id = election;
  -- Who had left by the published result, and nobody else, whoever's account was closed since.
  update nominations n set left_at = case when (who ->> 'hasLeft')::boolean
      then coalesce(n.left_at, clock_timestamp()) end
    from jsonb_array_elements(said -> 'positions') one, jsonb_array_elements(one -> 'candidates') who
    where n.election_id = election and n.id::text = who ->> 'id';
  update held_closes h set brought_at = clock_timestamp() where h.election_id = election;
  perform add_entry(gen_random_uuid(), null, 'election.bring-back', election, election, sha256(kit));
  return true;
end $$;

-- As before, and never while a decision is awaited.
create or replace function mark_closed(election uuid) returns boolean language plpgsql as $$
begin
  update elections set closed_at = clock_timestamp()
    where id = election and closed_at is null and state = 'published'
      and ends_at <= clock_timestamp() and (key_check is null or opened_at is not null)
      and not exists (select from held_closes h where h.election_id = election and h.choice is null);
  return found;
end $$;

do $$
declare
  one regprocedure;
begin
  for one in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and p.proname = any(array['hold_close', 'settle_hold', 'bring_back',
        'mark_closed'])
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
