import { sql } from 'kysely';
import {
  couldVoteSql,
  hasListedSeatSql,
  hasSeatSql,
  isAllLimitedSql,
  isListedForSql,
} from '../conditions/electorate-sql.ts';
import { asksList } from '../conditions/listed-people-sql.ts';
import type { Db, Tx } from '../platform/db/client.ts';

// The people of an election whom none of its positions is for.

/** How many people are in none of the positions, with the names of five. */
export interface InNone {
  people: number;
  names: string[];
}

/** The entries of the list that an election `e` goes by, as it stands now. */
export const isOnListNow = sql`${sql.raw(asksList)} and r.removed_at is null
  and (r.election_id = e.id or e.electorate <> 'roll' and r.election_id is null)
  and ${sql.raw(isListedForSql)}`;

/** The accounts that could vote in an election `e` which goes by no list. */
export const isAccountOf = sql`not ${sql.raw(asksList)} and a.is_verified and a.closed_at is null
  and ${sql.raw(couldVoteSql)}`;

/** One row where somebody is in none of the positions of an election, each of which is for some people only. */
export const inNoneOf = (electionId: string) => sql<InNone>`
  select count(*)::int as people, (array_agg(who.name order by who.number))[1:5] as names
  from elections e cross join lateral (
    select r.enrollment_number as number, min(coalesce(nullif(r.name, ''), r.enrollment_number)) as name
    from voter_list_entries r where ${isOnListNow}
    group by r.enrollment_number having not bool_or(${sql.raw(hasListedSeatSql)})
    union all
    select a.id::text, a.name from accounts a
    where ${isAccountOf} and not ${sql.raw(hasSeatSql)}
  ) who
  where e.id = ${electionId} and ${sql.raw(isAllLimitedSql)}
  having count(*) > 0`;

/** Who is in none of the positions of an election by the lists of now; null where nobody is. */
export async function readInNone(db: Db, electionId: string): Promise<InNone | null> {
  const { rows } = await inNoneOf(electionId).execute(db as Tx);
  return rows[0] ?? null;
}

/** The elections that have not opened and go by this list, in which somebody is in none of the positions. */
export async function listInNone(db: Db, list: string | null) {
  const elections = await db
    .selectFrom('elections as e')
    .select(['e.id as electionId', 'e.name as election'])
    .where(
      list === null
        ? sql<boolean>`e.electorate <> 'roll' and ${sql.raw(asksList)}`
        : sql<boolean>`e.id = ${list}`,
    )
    .where(sql<boolean>`e.state in ('draft', 'published')
      and (e.state = 'draft' or e.starts_at > clock_timestamp()) and ${sql.raw(isAllLimitedSql)}`)
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .execute();
  const found = [];
  for (const election of elections) {
    const inNone = await readInNone(db, election.electionId);
    if (inNone !== null) found.push({ ...election, ...inNone });
  }
  return found;
}
