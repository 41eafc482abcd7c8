// SQL functions of the database's owner by which alone a closed election is changed, each with its entry in the record.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Each function of an act looks itself whether the act may be done: whoever has the role that serves can
// call it as they like. The words of an entry are beside the record, so it takes their hash alone. A
// backup of an older release may be restored over the functions, so they are made anew, and none takes a
// row of a table.
const acts = `
create or replace function add_entry(entry uuid, actor uuid, act text, object uuid, election uuid,
  words bytea) returns void language sql as $$
  insert into records (id, actor_id, act, object_id, election_id, detail_hash)
    values (entry, actor, act, object, election, words)
$$;

create or replace function hold_election(election uuid) returns void language plpgsql as $$
begin
  perform from turnouts t join positions p on p.id = t.position_id
    where p.election_id = election order by t.position_id for update of t;
  perform from elections where id = election for no key update;
end $$;

create or replace function open_ballots(election uuid, of_positions uuid[], of_nominations uuid[],
  of_votes int[]) returns boolean language plpgsql as $$
declare
  place record;
begin
  perform hold_election(election);
  perform from elections e where e.id = election and e.key_check is not null and e.opened_at is null
    and e.state = 'published' and e.ends_at <= clock_timestamp();
  if not found then return false; end if;
  if exists (
    select from unnest(of_positions, of_nominations) as v (position_id, nomination_id)
    left join nominations n on n.id = v.nomination_id and n.position_id = v.position_id
      and n.election_id = election
    left join tallies t on t.nomination_id = n.id
    where t.nomination_id is null
  ) then raise exception 'a ballot names nobody who stands for its position'; end if;
  for place in
    select p.id, p.title, t.ballots as turnout,
      (select count(*)::int from participations v where v.position_id = p.id) as participations,
      coalesce((select sum(v.votes)::int from unnest(of_positions, of_votes) as v (position_id, votes)
        where v.position_id = p.id), 0) as sealed
    from positions p join turnouts t on t.position_id = p.id
    where p.election_id = election order by p.ordinal
  loop
    if place.sealed <> place.participations or place.sealed <> place.turnout then
      raise exception 'the ballots of "%" do not add up: % sealed, % participations, % counted as cast',
        place.title, place.sealed, place.participations, place.turnout;
    end if;
    insert into ballots (id, position_id, nomination_id)
      select gen_random_uuid() as id, place.id as position_id, v.nomination_id
      from unnest(of_positions, of_nominations, of_votes) as v (position_id, nomination_id, votes)
      cross join generate_series(1, v.votes)
      where v.position_id = place.id order by id;
  end loop;
  update tallies t set votes = v.votes
    from unnest(of_nominations, of_votes) as v (nomination_id, votes)
    where t.nomination_id = v.nomination_id;
  delete from sealed_batches s using positions p
    where p.id = s.position_id and p.election_id = election;
  update participations v set choice_mark = null from positions p
    where p.id = v.position_id and p.election_id = election;
  update elections set opened_at = clock_timestamp() where id = election;
  return true;
end $$;

create or replace function rewrite_ballots(election uuid) returns boolean language plpgsql as $$
begin
  perform hold_election(election);
  perform from elections e where e.id = election and e.key_check is null and e.closed_at is null
    and e.state = 'published' and e.ends_at <= clock_timestamp();
  if not found then return false; end if;
  with old as (
    delete from ballots where position_id in (select id from positions where election_id = election)
    returning position_id, nomination_id
  )
  insert into ballots (id, position_id, nomination_id)
    select gen_random_uuid() as id, position_id, nomination_id from old order by id;
  return true;
end $$;

create or replace function mark_closed(election uuid) returns boolean language plpgsql as $$
begin
  update elections set closed_at = clock_timestamp()
    where id = election and closed_at is null and state = 'published'
      and ends_at <= clock_timestamp() and (key_check is null or opened_at is not null);
  return found;
end $$;

create or replace function keep_kit(election uuid, of_edition int, made timestamptz,
  of_positions uuid[], of_texts text[], hash bytea, size bigint) returns void language plpgsql as $$
begin
  perform from elections e where e.id = election and e.state = 'published' and not e.is_rehearsal
    and (e.closed_at is not null or e.opened_at is not null
      or (e.key_check is null and e.ends_at <= clock_timestamp()))
    for no key update;
  if not found then raise exception 'this election is not counted'; end if;
  if of_edition <> 1 + (select count(*) from recount_kits k where k.election_id = election) then
    raise exception 'this edition of the recount kit is not the next one';
  end if;
  insert into recount_kits (election_id, edition, made_at, position_ids, texts, sha256, bytes)
    values (election, of_edition, made, of_positions::text[], of_texts, hash, size);
  perform add_entry(gen_random_uuid(), null, 'election.kit', election, election, hash);
end $$;

create or replace function hold_draw(election uuid, of_seed text, of_witnesses text, of_officers int,
  entry uuid, actor uuid, words bytea) returns void language plpgsql as $$
begin
  perform from elections e where e.id = election and e.state = 'published'
    and e.closed_at is not null and e.certified_at is null for no key update;
  if not found then raise exception 'nothing is drawn in this election'; end if;
  insert into draws (election_id, seed, witnesses, officers)
    values (election, of_seed, of_witnesses, of_officers);
  perform add_entry(entry, actor, 'election.draw', election, election, words);
end $$;

create or replace function certify_election(election uuid, entry uuid, actor uuid, words bytea)
returns void language plpgsql as $$
begin
  update nominations n set left_at = clock_timestamp() from accounts a
    where a.id = n.nominee_id and n.election_id = election and n.status = 'accepted'
      and n.left_at is null and a.closed_at is not null;
  update elections set certified_at = clock_timestamp(), certified_by = actor
    where id = election and state = 'published' and closed_at is not null and certified_at is null;
  if not found then raise exception 'this election cannot be certified'; end if;
  perform add_entry(entry, actor, 'election.certify', election, election, words);
end $$;

create or replace function step_down(nomination uuid, entry uuid, actor uuid, words bytea)
returns boolean language plpgsql as $$
declare
  election uuid;
begin
  update nominations n set left_at = clock_timestamp() from elections e
    where n.id = nomination and n.status = 'accepted' and n.left_at is null
      and e.id = n.election_id and e.certified_at is null
    returning n.election_id into election;
  if not found then return false; end if;
  perform add_entry(entry, actor, 'nomination.step-down', nomination, election, words);
  return true;
end $$;

create or replace function delete_votes(election uuid) returns void language plpgsql as $$
begin
  delete from sealed_batches s using positions p
    where p.id = s.position_id and p.election_id = election;
  delete from ballots b using positions p where p.id = b.position_id and p.election_id = election;
  delete from participations v using positions p
    where p.id = v.position_id and p.election_id = election;
end $$;

create or replace function cancel_election(election uuid, entry uuid, actor uuid, words bytea)
returns void language plpgsql as $$
begin
  perform hold_election(election);
  update elections set state = 'cancelled', paused_at = null, opened_at = now(), closed_at = now()
    where id = election and state in ('published', 'paused') and opened_at is null
      and closed_at is null;
  if not found then raise exception 'this election cannot be cancelled any more'; end if;
  perform delete_votes(election);
  delete from number_votes v using positions p
    where p.id = v.position_id and p.election_id = election;
  delete from disputes d using positions p where p.id = d.position_id and p.election_id = election;
  update turnouts t set ballots = 0, batches = 0 from positions p
    where p.id = t.position_id and p.election_id = election;
  update tallies t set votes = 0 from nominations n
    where n.id = t.nomination_id and n.election_id = election;
  perform add_entry(entry, actor, 'election.cancel', election, election, words);
end $$;

create or replace function delete_election(election uuid, of_act text, entry uuid, actor uuid,
  words bytea) returns void language plpgsql as $$
begin
  if of_act not in ('election.delete', 'election.wipe') then
    raise exception 'no act deletes an election so';
  end if;
  perform hold_election(election);
  perform from elections e where e.id = election and e.certified_at is null
    and (of_act = 'election.delete' or e.is_rehearsal) for update;
  if not found then raise exception 'this election cannot be deleted'; end if;
  perform delete_votes(election);
  delete from elections where id = election;
  perform add_entry(entry, actor, of_act, election, election, words);
end $$;

create or replace function forget_voters(election uuid) returns boolean language plpgsql as $$
begin
  update elections e set voters_forgotten_at = clock_timestamp()
    where e.id = election and e.voters_forgotten_at is null and e.state = 'published'
      and e.closed_at is not null
      and coalesce(e.certified_at, greatest(e.closed_at, e.appeals_until))
        < now() - make_interval(days => coalesce((select keep_voter_days from campus), 180));
  if not found then return false; end if;
  update participations v set voter_id = gen_random_uuid(), request_key = null from positions p
    where p.id = v.position_id and p.election_id = election;
  delete from account_notices where election_id = election and kind = 'voted';
  delete from voter_list_entries where election_id = election;
  perform add_entry(gen_random_uuid(), null, 'election.forget-voters', election, election, null);
  return true;
end $$;
`;

// What they name is looked up in this schema, whoever calls and whatever they have put in their way. The
// parts of others are called by these alone.
const fixed = `
do $$
declare
  one record;
begin
  for one in
    select p.oid::regprocedure as name, p.proname = any(array['add_entry', 'hold_election',
      'delete_votes']) as is_part
    from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.proname = any(array['add_entry',
      'hold_election', 'open_ballots', 'rewrite_ballots', 'mark_closed', 'keep_kit', 'hold_draw',
      'certify_election', 'step_down', 'delete_votes', 'cancel_election', 'delete_election',
      'forget_voters'])
  loop
    execute format('alter function %s set search_path = pg_catalog, %I, pg_temp', one.name,
      current_schema());
    execute format('revoke all on function %s from public', one.name);
    if not one.is_part then execute format('alter function %s security definer', one.name); end if;
  end loop;
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(acts + fixed).execute(db);
}
