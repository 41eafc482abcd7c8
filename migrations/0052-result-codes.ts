// A result has a code that stays, and says whether count and record agree; a close that fails is noted.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The 32 bytes are made here, once: whoever closes an election cannot choose them, and so cannot look for
// two results with one code. What the votes are is in the chain once, and the same for every edition.
const changes = `
alter table elections add column kit_nonce bytea;

create table result_checks (
  election_id uuid primary key references elections on delete cascade,
  checked_at timestamptz not null,
  agrees boolean not null,
  problems text[] not null default '{}'
);

create table failed_closes (
  election_id uuid primary key references elections on delete cascade,
  position text,
  cause text not null,
  since timestamptz not null default clock_timestamp(),
  told_at timestamptz
);

create or replace function kit_nonce(election uuid) returns bytea language plpgsql as $$
declare
  made bytea;
begin
  update elections e set kit_nonce = sha256(uuid_send(gen_random_uuid())
      || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    where e.id = election and e.kit_nonce is null and e.state = 'published'
      and (e.closed_at is not null or e.opened_at is not null
        or (e.key_check is null and e.ends_at <= clock_timestamp()));
  select e.kit_nonce into made from elections e where e.id = election;
  return made;
end $$;

drop function if exists keep_kit(uuid, int, timestamptz, uuid[], text[], bytea, bigint);
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
  insert into recount_kits (election_id, edition, made_at, position_ids, texts, sha256, bytes)
    values (election, of_edition, made, of_positions::text[], of_texts, hash, size);
  perform add_entry(gen_random_uuid(), null, 'election.kit', election, election, hash);
  if votes_before is null then
    perform add_entry(gen_random_uuid(), null, 'election.result-code', election, election, of_votes);
  end if;
end $$;

do $$
declare
  one regprocedure;
begin
  for one in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and p.proname = any(array['kit_nonce', 'keep_kit'])
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
