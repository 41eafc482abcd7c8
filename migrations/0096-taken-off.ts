// The sanction that takes a candidate off the ballot before the first vote.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A ruling before the first vote takes a candidate off the ballot. It changes no count, so it is a kind of its
// own: what weighs votes never sees it.
const changes = `
do $$
declare
  one record;
begin
  for one in select conname from pg_constraint
    where conrelid = 'sanctions'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%kind%' loop
    execute format('alter table sanctions drop constraint %I', one.conname);
  end loop;
end $$;
alter table sanctions
  add constraint sanctions_kind_check
    check (kind in ('warning', 'taken-off', 'disqualified', 'void', 'added-time')),
  add constraint sanctions_kind_has check (case kind
    when 'warning' then position_id is null and until is null and people is null
    when 'taken-off' then nomination_id is not null and position_id is null and until is null and people is null
    when 'disqualified' then nomination_id is not null and position_id is null and until is null and people is null
    when 'void' then position_id is not null and nomination_id is null and until is null and people is null
    else until is not null and people > 0 and nomination_id is null and position_id is null end);
create unique index sanctions_taken_off on sanctions (nomination_id)
  where kind = 'taken-off' and overturned_at is null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
