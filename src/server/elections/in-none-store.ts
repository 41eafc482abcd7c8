import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import {
  couldVoteSql,
  fitsAsListedSql,
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

/**
 * The numbers on the list of an election `e` that fit none of its positions as they stand there. What a list says is the
 * same of many people, so that each position is held against it once; groups of a log-in are looked up for these alone.
 */
const unplaced = sql`select distinct unnest(r.numbers) as number from (
    select r.branch, r.year, r.groups, array_agg(r.enrollment_number) as numbers
    from voter_list_entries r where ${isOnListNow} group by r.branch, r.year, r.groups
  ) r
  where not exists (select from positions p
    where p.election_id = e.id and ${sql.raw(fitsAsListedSql)})`;

/** One row for each of these elections, all of whose positions are for some people only, with somebody in none. */
export const inNoneOf = (which: RawBuilder<unknown>) => sql<InNone>`
  select count(*)::int as people, (array_agg(who.name order by who.number))[1:5] as names,
    e.id as "electionId"
  from elections e cross join lateral (
    select r.enrollment_number as number, min(coalesce(nullif(r.name, ''), r.enrollment_number)) as name
    from (${unplaced}) u join voter_list_entries r on r.enrollment_number = u.number
    where ${isOnListNow}
    group by r.enrollment_number having not bool_or(${sql.raw(hasListedSeatSql)})
    union all
    select a.id::text, a.name from accounts a
    where ${isAccountOf} and not ${sql.raw(hasSeatSql)}
  ) who
  where ${which} and ${sql.raw(isAllLimitedSql)}
  group by e.id`;

/** Who is in none of the positions of an election by the lists of now; null where nobody is. */
export async function readInNone(db: Db, electionId: string): Promise<InNone | null> {
  const { rows } = await inNoneOf(sql`e.id = ${electionId}`).execute(db as Tx);
  return rows[0] ?? null;
}

/** The elections that have not opened and go by this list, in which somebody is in none of the positions. */
export const listInNoneBy = (db: Db, list: string | null) =>
  listInNone(
    db,
    sql`(e.state = 'draft' or ${isComing}) and ${
      list === null ? sql`e.electorate <> 'roll' and ${sql.raw(asksList)}` : sql`e.id = ${list}`
    }`,
  );

/** The published elections that have not opened, in which somebody is in none of the positions. */
export const listInNoneSoon = (db: Db) => listInNone(db, sql`${isComing} and not e.is_rehearsal`);

const isComing = sql`e.state = 'published' and e.starts_at > clock_timestamp()`;

async function listInNone(db: Db, which: RawBuilder<unknown>) {
  const { rows } = await sql<InNone & { electionId: string; election: string; opensAt: Date }>`
    select w.people, w.names, e.id as "electionId", e.name as election, e.starts_at as "opensAt"
    from (${inNoneOf(which)}) w join elections e on e.id = w."electionId"
    order by e.starts_at, e.id`.execute(db as Tx);
  return rows;
}
