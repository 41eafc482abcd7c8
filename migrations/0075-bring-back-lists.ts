// The function that brings a published result back from its kit reads ranked ballots and questions as well.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A recount kit may hold lists of choices, and entries that are no persons: bringing a result back reads both.
const bringBack = `
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
      join tallies t on t.nomination_id = n.id where n.election_id = election
        and (n.kind <> 'nobody' or exists (select from nominations o
          join tallies s on s.nomination_id = o.id
          where o.position_id = n.position_id and o.kind = 'person'))) here
    full join (select one ->> 'id' as place, who ->> 'id' as id
      from jsonb_array_elements(said -> 'positions') one,
        jsonb_array_elements(one -> 'candidates') who) there using (place, id)
    where here.id is null or there.id is null
  ) then raise exception 'the recount kit has other positions or candidates'; end if;
  delete from sealed_batches s using positions p
    where p.id = s.position_id and p.election_id = election;
  delete from ballots b using positions p where p.id = b.position_id and p.election_id = election;
  delete from counted_lists c using positions p
    where p.id = c.position_id and p.election_id = election;
  for place in select (one ->> 'id')::uuid as id, one -> 'ballots' as ballots
    from jsonb_array_elements(said -> 'positions') one
  loop
    if exists (select from jsonb_array_elements(place.ballots) one
      cross join jsonb_array_elements_text(
        coalesce(one -> 'choices', jsonb_build_array(one ->> 'candidate'))) as c (id)
      left join nominations n on n.id = c.id::uuid and n.position_id = place.id
      where n.id is null) then
      raise exception 'a ballot names nobody who stands for its position';
    end if;
    insert into ballots (id, position_id, nomination_id, choices)
      select (one ->> 'id')::uuid, place.id, (one ->> 'candidate')::uuid,
        case when one ? 'choices' then array(select c.id::uuid
          from jsonb_array_elements_text(one -> 'choices') with ordinality as c (id, place)
          order by c.place) end
      from jsonb_array_elements(place.ballots) one;
    insert into counted_lists (position_id, choices, ballots)
      select place.id, b.choices, count(*)::int from ballots b
      where b.position_id = place.id and b.choices is not null group by b.choices;
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
      select c.id as nomination_id, count(*)::int as votes from ballots b
      join positions p on p.id = b.position_id
      cross join unnest(coalesce(b.choices, array[b.nomination_id])) as c (id)
      where p.election_id = election and p.method = 'plurality' group by 1
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
`;

const fixed = `
do $$ begin
  execute format('alter function bring_back(uuid, bytea) security definer
    set search_path = pg_catalog, %I, pg_temp', current_schema());
end $$;
revoke all on function bring_back(uuid, bytea) from public;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(bringBack + fixed).execute(db);
}
