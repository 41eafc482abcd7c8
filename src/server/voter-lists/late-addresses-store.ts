import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';
import { asksList, isAnnounced, isOpenNow, provingEntry } from '../conditions/listed-people-sql.ts';
import { isOnListOf } from '../conditions/electorate-sql.ts';
import type { Writing } from './store.ts';

/** On the list that an election has before it opens, now or at any time since it was published. */
const wasOnListOf = `((r.election_id = e.id or e.electorate <> 'roll' and r.election_id is null)
  and (r.removed_at is null or r.removed_at >= e.published_at))`;

/**
 * Counts, on the page of each election that goes by a list, from its publication on, the new addresses by which a
 * change at this moment lets voters of it prove their number who have not; answers who they are in those that are
 * open, as it was. Who comes onto its list by the change is counted elsewhere.
 */
export async function writeLateAddresses(
  tx: Tx,
  { list, moment }: Pick<Writing, 'list' | 'moment'>,
): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ name: string; email: string }>`
    with late as (
      select e.id, ${sql.raw(isOpenNow)} as is_open, coalesce(was.name, '') as name, coalesce(was.email, '') as email
      from voter_list_entries n
      left join voter_list_entries was on was.enrollment_number = n.enrollment_number
        and was.election_id is not distinct from n.election_id
        and was.removed_at = ${moment}::timestamptz
      join elections e on (${sql.raw(isOpenNow)} or ${sql.raw(isAnnounced)}) and ${sql.raw(asksList)}
      join ${sql.raw(provingEntry('n.enrollment_number'))} on s.id = n.id
      where n.election_id is not distinct from ${list}::uuid
        and n.added_at = ${moment}::timestamptz and n.removed_at is null
        and n.email <> '' and lower(n.email) is distinct from lower(was.email)
        and exists (select from voter_list_entries r where r.id <> n.id
          and r.enrollment_number = n.enrollment_number and (${sql.raw(isOnListOf)}
            or r.election_id = e.id and r.removed_at = ${moment}::timestamptz
            or ${sql.raw(isAnnounced)} and ${sql.raw(wasOnListOf)}))
        and not exists (select from accounts a
          where a.enrollment_number = n.enrollment_number and a.proved_at is not null)
        -- Asked once: most lists of 100,000 are imported while there is no such election.
        and exists (select from elections e
          where (${sql.raw(isOpenNow)} or ${sql.raw(isAnnounced)}) and ${sql.raw(asksList)})
    ), counted as (
      update elections set corrected_addresses = corrected_addresses + n.addresses
      from (select id, count(*)::int as addresses from late group by id) n
      where elections.id = n.id
    )
    select distinct name, email from late where is_open`.execute(tx);
  return rows;
}
