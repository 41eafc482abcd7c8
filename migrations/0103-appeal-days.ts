// A deadline for complaints of each election.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// How many days after the close people can complain: of an election its own, else those of the campus. From
// the opening of voting on it is fixed: where the setting changes later, what held before is written down.
const changes = `
alter table elections add column appeal_days smallint check (appeal_days between 0 and 30);

create or replace function keep_appeal_days() returns trigger language plpgsql as $$
begin
  update elections set appeal_days = old.appeal_days
    where appeal_days is null and appeals_until is null and certified_at is null
      and state in ('published', 'paused') and starts_at <= clock_timestamp();
  return new;
end $$;
create or replace trigger appeal_days_kept after update of appeal_days on campus
  for each row when (old.appeal_days is distinct from new.appeal_days)
  execute function keep_appeal_days();

create or replace function release_results(election uuid, entry uuid, actor uuid, words bytea)
returns boolean language plpgsql as $$
begin
  update elections e set released_at = clock_timestamp(),
      appeals_until = clock_timestamp()
        + make_interval(days => coalesce(e.appeal_days, (select c.appeal_days from campus c), 3))
    where e.id = election and e.results_at = 'release' and e.released_at is null
      and e.closed_at is not null and e.state = 'published'
      and (actor is not null or e.show_by <= clock_timestamp());
  if not found then return false; end if;
  perform add_entry(entry, actor, 'election.release', election, election, words);
  return true;
end $$;

do $$
begin
  execute format('alter function keep_appeal_days()
    security definer set search_path = pg_catalog, %I, pg_temp', current_schema());
  execute format('alter function release_results(uuid, uuid, uuid, bytea)
    security definer set search_path = pg_catalog, %I, pg_temp', current_schema());
  revoke all on function keep_appeal_days() from public;
  revoke all on function release_results(uuid, uuid, uuid, bytea) from public;
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
