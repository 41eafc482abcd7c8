// Who votes on after voting has ended for everybody else, and when that is.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Added time for some: `ends_at` is when the last of them can vote, so that whatever waits for the close waits
// for them, and `others_end_at` when voting ends for everybody else. Who votes on is named by number: the
// account that has it at the moment of the vote. The ruling stands among the sanctions, written by the owner
// with its entry; of one election one stands, and more people join it.
const changes = `
alter table elections
  add column others_end_at timestamptz,
  add column added_people int not null default 0,
  add constraint elections_added_time_check check (
    (others_end_at is null and added_people = 0)
    or (others_end_at is not null and others_end_at < ends_at and added_people > 0
      and standings = 'after-close' and not is_rehearsal));

create table added_voters (
  election_id uuid not null references elections on delete cascade,
  enrollment_number text not null,
  told_until timestamptz,
  taken_back_at timestamptz,
  primary key (election_id, enrollment_number)
);
create index added_voters_number on added_voters (enrollment_number);

create or replace function add_time(one uuid, election uuid, appeal uuid, moment timestamptz, how_many int,
  why text, entry uuid, actor uuid, words bytea) returns boolean language plpgsql as $$
begin
  perform hold_election(election);
  if not exists (select from elections e where e.id = election and e.state = 'published'
      and e.closed_at is null and e.opened_at is null and e.ends_at = moment and e.added_people = how_many
      and e.others_end_at is not null)
    or exists (select from appeals a where a.id = appeal and a.election_id <> election) then
    raise exception 'time is added while people vote' using errcode = '42501';
  end if;
  insert into sanctions (id, election_id, appeal_id, kind, until, people, reason, ruled_by)
    values (one, election, appeal, 'added-time', moment, how_many, why, actor)
    on conflict (election_id) where kind = 'added-time' and overturned_at is null
    do update set until = excluded.until, people = excluded.people,
      appeal_id = coalesce(sanctions.appeal_id, excluded.appeal_id);
  perform add_entry(entry, actor, 'election.add-time', election, election, words);
  return true;
end $$;

do $$
begin
  execute format('alter function add_time(uuid, uuid, uuid, timestamptz, int, text, uuid, uuid, bytea)
    security definer set search_path = pg_catalog, %I, pg_temp', current_schema());
  revoke all on function add_time(uuid, uuid, uuid, timestamptz, int, text, uuid, uuid, bytea) from public;
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
