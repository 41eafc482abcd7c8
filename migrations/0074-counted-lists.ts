// Ballots with several choices, an order or none are rows after the close, and counted once.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A ballot of a position that takes lists names its choices in order, and none where somebody abstained.
// Equal ones are counted once at the close, so that no count of later reads every ballot. The function of
// before stays for servers of the former release beside this one.
const tables = `
alter table ballots
  alter column nomination_id drop not null,
  add column choices uuid[],
  add constraint ballots_says_check check ((nomination_id is null) <> (choices is null));

create table counted_lists (
  position_id uuid not null references positions on delete cascade,
  choices uuid[] not null,
  ballots int not null check (ballots > 0),
  primary key (position_id, choices)
);
`;

const open = `
create or replace function open_lists(election uuid, of_positions uuid[], of_choices text[],
  of_ballots int[]) returns boolean language plpgsql as $$
declare
  place record;
begin
  perform hold_election(election);
  perform from elections e where e.id = election and e.key_check is not null and e.opened_at is null
    and e.state = 'published' and e.ends_at <= clock_timestamp();
  if not found then return false; end if;
  if exists (
    select from unnest(of_positions, of_choices) as v (position_id, choices)
    cross join unnest(string_to_array(v.choices, ',')) as c (nomination_id)
    left join nominations n on n.id = c.nomination_id::uuid and n.position_id = v.position_id
      and n.election_id = election
    left join tallies t on t.nomination_id = n.id
    where t.nomination_id is null
  ) then raise exception 'a ballot names nobody who stands for its position'; end if;
  for place in
    select p.id, p.title, t.ballots as turnout, p.method = 'plurality' as is_counted,
      p.method <> 'plurality' or p.max_choices > 1 or p.can_abstain as takes_lists,
      (select count(*)::int from participations v where v.position_id = p.id) as participations,
      coalesce((select sum(v.ballots)::int
        from unnest(of_positions, of_ballots) as v (position_id, ballots)
        where v.position_id = p.id), 0) as sealed
    from positions p join turnouts t on t.position_id = p.id
    where p.election_id = election order by p.ordinal
  loop
    if place.sealed <> place.participations or place.sealed <> place.turnout then
      raise exception 'the ballots of "%" do not add up: % sealed, % participations, % counted as cast',
        place.title, place.sealed, place.participations, place.turnout;
    end if;
    insert into ballots (id, position_id, nomination_id, choices)
      select gen_random_uuid() as id, place.id as position_id,
        case when not place.takes_lists then v.choices::uuid end,
        case when place.takes_lists then string_to_array(v.choices, ',')::uuid[] end
      from unnest(of_positions, of_choices, of_ballots) as v (position_id, choices, ballots)
      cross join generate_series(1, v.ballots)
      where v.position_id = place.id order by id;
    if place.takes_lists then
      insert into counted_lists (position_id, choices, ballots)
        select v.position_id, string_to_array(v.choices, ',')::uuid[], v.ballots
        from unnest(of_positions, of_choices, of_ballots) as v (position_id, choices, ballots)
        where v.position_id = place.id;
    end if;
    -- A candidate of a ranked position has no number of votes before it is counted.
    if place.is_counted then
      update tallies t set votes = c.votes
        from (
          select c.nomination_id::uuid as id, sum(v.ballots)::int as votes
          from unnest(of_positions, of_choices, of_ballots) as v (position_id, choices, ballots)
          cross join unnest(string_to_array(v.choices, ',')) as c (nomination_id)
          where v.position_id = place.id group by 1
        ) c
        where t.nomination_id = c.id;
    end if;
  end loop;
  delete from sealed_batches s using positions p
    where p.id = s.position_id and p.election_id = election;
  update participations v set choice_mark = null from positions p
    where p.id = v.position_id and p.election_id = election;
  update elections set opened_at = clock_timestamp() where id = election;
  return true;
end $$;
`;

const fixed = `
do $$ begin
  execute format('alter function open_lists(uuid, uuid[], text[], int[])
    set search_path = pg_catalog, %I, pg_temp', current_schema());
end $$;
revoke all on function open_lists(uuid, uuid[], text[], int[]) from public;
alter function open_lists(uuid, uuid[], text[], int[]) security definer;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables + open + fixed).execute(db);
}
