// Until when an election is not certified: so many hours after the close or the results, of each election.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The days of the campus are written into what goes by them; an election that is made from here on has 72 hours.
const changes = `
alter table elections
  add column complaint_hours smallint not null default 72 check (complaint_hours between 0 and 720),
  add column complaints_after text not null default 'results' check (complaints_after in ('close', 'results'));
update elections e set complaint_hours = 24 * coalesce(e.appeal_days, (select c.appeal_days from campus c), 3);
drop trigger appeal_days_kept on campus;
drop function keep_appeal_days();
create or replace function release_results(election uuid, entry uuid, actor uuid, words bytea)
returns boolean language plpgsql as $$
begin
  update elections e set released_at = clock_timestamp(),
      appeals_until = case e.complaints_after when 'close' then e.appeals_until
        else clock_timestamp() + make_interval(hours => e.complaint_hours) end
    where e.id = election and e.results_at = 'release' and e.released_at is null
      and e.closed_at is not null and e.state = 'published'
      and (actor is not null or e.show_by <= clock_timestamp());
  if not found then return false; end if;
  perform add_entry(entry, actor, 'election.release', election, election, words);
  return true;
end $$;
do $$ begin
  execute format('alter function release_results(uuid, uuid, uuid, bytea)
    security definer set search_path = pg_catalog, %I, pg_temp', current_schema());
  revoke all on function release_results(uuid, uuid, uuid, bytea) from public;
end $$;
alter table elections drop column appeal_days;
alter table campus drop column appeal_days;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
