import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';
import { goesByListSql } from '../conditions/listed-people-sql.ts';
import { isOnListOf } from '../conditions/electorate-sql.ts';
import type { Writing } from './store.ts';

/**
 * Counts, on the page of each open election that goes by the list, the new addresses that a change at this
 * moment gave to those who vote in it and have not proved their number; answers who they are, as it was.
 */
export async function writeLateAddresses(
  tx: Tx,
  { list, moment }: Pick<Writing, 'list' | 'moment'>,
): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ name: string; email: string }>`
    with late as (
      select e.id, was.name, was.email
      from elections e
      join voter_list_entries was on was.election_id is not distinct from ${list}::uuid
        and was.removed_at = ${moment}::timestamptz
      join voter_list_entries s on s.enrollment_number = was.enrollment_number
        and s.election_id is not distinct from was.election_id and s.removed_at is null
        and s.email <> '' and lower(s.email) <> lower(was.email)
      where ${sql.raw(goesByListSql)} and not e.is_rehearsal and e.closed_at is null
        and e.starts_at <= ${moment}::timestamptz
        and (e.state = 'paused' or e.state = 'published' and e.ends_at > ${moment}::timestamptz)
        and exists (select from voter_list_entries r
          where r.enrollment_number = was.enrollment_number and ${sql.raw(isOnListOf)})
        and not exists (select from accounts a
          where a.enrollment_number = was.enrollment_number and a.proved_at is not null)
    ), counted as (
      update elections set corrected_addresses = corrected_addresses + n.addresses
      from (select id, count(*)::int as addresses from late group by id) n
      where elections.id = n.id
    )
    select distinct name, email from late`.execute(tx);
  return rows;
}
