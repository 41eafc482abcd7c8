// Whether a draw could make a difference in a ranked position is counted once for each count, and kept.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// A count is known by who had left and who was disqualified. What was found stays: the count as cast and each count
// that rulings and leavers made have a row. Ballots that are opened anew have rows of their own.
const changes = `
create table asked_orders (
  position_id uuid not null references positions on delete cascade,
  opened_at timestamptz not null,
  gone uuid[] not null,
  disqualified uuid[] not null,
  is_same boolean not null,
  sure uuid[] not null,
  asked_at timestamptz not null default clock_timestamp(),
  primary key (position_id, opened_at, gone, disqualified)
);
create or replace function keep_orders(of_position uuid, left_ids uuid[], out_ids uuid[], same boolean, sure_ids uuid[])
returns void language plpgsql as $$
begin
  insert into asked_orders (position_id, opened_at, gone, disqualified, is_same, sure)
    select p.id, e.opened_at, left_ids, out_ids, same, sure_ids
    from positions p join elections e on e.id = p.election_id
    where p.id = of_position and e.opened_at is not null and e.certified_at is null
    on conflict do nothing;
end $$;
do $$ begin
  execute format('alter function keep_orders(uuid, uuid[], uuid[], boolean, uuid[])
    security definer set search_path = pg_catalog, %I, pg_temp', current_schema());
  revoke all on function keep_orders(uuid, uuid[], uuid[], boolean, uuid[]) from public;
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
