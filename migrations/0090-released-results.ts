// When the results of an election are shown, until when at the latest, and that they were released.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Results that are shown at the close, as ever, or when officers release them, and by their date at the
// latest. The release is an act of the owner, with its entry, as is everything that a result is made of:
// the role that serves could otherwise show counts with no entry in the record.
const changes = `
alter table elections
  add column results_at text not null default 'close',
  add column show_by timestamptz,
  add column released_at timestamptz,
  add constraint elections_results_at_check check (results_at in ('close', 'release')),
  add constraint elections_release_check check ((results_at = 'close' or standings = 'after-close')
    and (results_at = 'release' or (show_by is null and released_at is null))
    and (results_at = 'close' or state = 'draft' or show_by is not null));

create or replace function keep_release() returns trigger language plpgsql as $$
begin
  if pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage') then
    return new;
  end if;
  if new.released_at is distinct from (case when tg_op = 'UPDATE' then old.released_at end) then
    raise exception 'results are released by the owner alone' using errcode = '42501';
  end if;
  -- An end of before its time brings the date along, for results wait so many days at the most.
  if tg_op = 'UPDATE' and (new.results_at <> old.results_at or new.show_by is null <> (old.show_by is null)
      or new.show_by > old.show_by) and exists (select from positions p join turnouts t on t.position_id = p.id
      where p.election_id = new.id and t.ballots > 0) then
    raise exception 'when results are shown is fixed with the first vote' using errcode = '42501';
  end if;
  return new;
end $$;

create or replace trigger release_kept before insert or update on elections
  for each row execute function keep_release();

create or replace function release_results(election uuid, entry uuid, actor uuid, words bytea)
returns boolean language plpgsql as $$
begin
  update elections e set released_at = clock_timestamp(),
      appeals_until = clock_timestamp()
        + make_interval(days => coalesce((select appeal_days from campus), 3))
    where e.id = election and e.results_at = 'release' and e.released_at is null
      and e.closed_at is not null and e.state = 'published'
      and (actor is not null or e.show_by <= clock_timestamp());
  if not found then return false; end if;
  perform add_entry(entry, actor, 'election.release', election, election, words);
  return true;
end $$;

do $$
begin
  execute format('alter function keep_release() set search_path = pg_catalog, %I, pg_temp',
    current_schema());
  execute format('alter function release_results(uuid, uuid, uuid, bytea)
    security definer set search_path = pg_catalog, %I, pg_temp', current_schema());
  revoke all on function release_results(uuid, uuid, uuid, bytea) from public;
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
