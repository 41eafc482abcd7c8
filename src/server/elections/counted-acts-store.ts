import { sql } from 'kysely';
import type { CountedAct } from '#core/council/counted-acts.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { belongsSql, isOnListOf } from '../conditions/electorate-sql.ts';
import { asksList, isAnnounced, isUncounted } from '../conditions/listed-people-sql.ts';

// Elections that are not counted, most often those whose voting has opened, by whom an officer's act touches, and how often officers did what their pages count.

const isOpen = sql<boolean>`${sql.raw(isUncounted)}`;

/** True where somebody was entered as a candidate by the number of a list's entry, which proves that it is theirs. */
const standsByNumber = sql<boolean>`exists (select from nominations n
  join entered_candidates c on c.id = n.id join voter_list_entries l on l.id = c.list_entry_id
  where n.election_id = e.id and n.status = 'accepted' and l.enrollment_number = r.enrollment_number)`;

/** True where an account stands in an election. */
const stands = sql<boolean>`exists (select from nominations n join tallies t on t.nomination_id = n.id
  where n.election_id = e.id and n.nominee_id = a.id and n.status = 'accepted')`;

/** How many people an act touches, by the open election. */
export type Touched = ReadonlyMap<string, number>;

/** The open elections that an account is for. */
export async function listOpenElectionsOf(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from elections e join accounts a on a.id = ${accountId}
    where ${isOpen} and ${sql.raw(belongsSql)} order by e.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The open elections in which an account that can log in could vote, or in which it stands. */
export async function listTouchedBy(tx: Tx, accountId: string): Promise<Touched> {
  const { rows } = await sql<{ id: string }>`
    select e.id from elections e join accounts a on a.id = ${accountId}
    where ${isOpen} and (${stands}
      or a.is_verified and a.suspended_at is null and ${sql.raw(belongsSql)})
    order by e.id`.execute(tx);
  return new Map(rows.map(({ id }) => [id, 1]));
}

/** Whether an account stands in an election that is counted and not certified. */
export async function standsUncertified(tx: Tx, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from elections e join accounts a on a.id = ${accountId}
    where not e.is_rehearsal and e.state = 'published' and e.closed_at is not null
      and e.certified_at is null and ${stands} limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * The open elections that go by a voter list on which these numbers stand, or in which one of them is that of an
 * entered candidate: by this list, or without one by any.
 */
export async function listTouchedByNumbers(
  tx: Tx,
  numbers: readonly string[],
  list?: string | null,
): Promise<Touched> {
  return listByNumbers(tx, numbers, isOpen, list);
}

/** The same of those that are published and have not opened. */
export const listAnnouncedByNumbers = (tx: Tx, numbers: readonly string[]): Promise<Touched> =>
  listByNumbers(tx, numbers, sql<boolean>`${sql.raw(isAnnounced)}`);

async function listByNumbers(
  tx: Tx,
  numbers: readonly string[],
  isOne: typeof isOpen,
  list?: string | null,
): Promise<Touched> {
  // Most lists of 100,000 are imported while there is no such election, and their numbers cost to send.
  const { rows: some } = await sql`select from elections e where ${isOne} limit 1`.execute(tx);
  if (some.length === 0) return new Map();
  const isAny = list === undefined;
  const { rows } = await sql<{ id: string; numbers: number }>`
    select e.id, count(distinct r.enrollment_number)::int as numbers
    from elections e join voter_list_entries r on ${sql.raw(isOnListOf)}
    where ${isOne} and (${sql.raw(asksList)} or ${standsByNumber})
      and r.enrollment_number = any(${numbers}::text[])
      and (${isAny} or r.election_id is not distinct from ${list ?? null}::uuid)
    group by e.id order by e.id`.execute(tx);
  return new Map(rows.map(({ id, numbers: count }) => [id, count]));
}

/** Whether people vote now: in any election, or in one that a voter list decides. */
export async function isVoting(tx: Tx, { byList }: { byList: boolean }): Promise<boolean> {
  const { rows } = await sql`
    select from elections e where ${isOpen} and (not ${byList} or ${sql.raw(asksList)}) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether people vote now, or will within so many hours. */
export async function isVotingWithin(tx: Tx, hours: number): Promise<boolean> {
  const { rows } = await sql`
    select from elections e where not e.is_rehearsal and e.closed_at is null
      and e.state in ('published', 'paused')
      and e.starts_at <= clock_timestamp() + make_interval(hours => ${hours}) limit 1`.execute(tx);
  return rows.length > 0;
}

/** The open elections on whose voter list this number stands, but with no address. */
export async function listUntoldBy(tx: Tx, number: string): Promise<Touched> {
  const { rows } = await sql<{ id: string }>`
    select e.id from elections e join voter_list_entries r on ${sql.raw(isOnListOf)}
    where ${isOpen} and ${sql.raw(asksList)} and r.enrollment_number = ${number}
    group by e.id having bool_and(r.email = '') order by e.id`.execute(tx);
  return new Map(rows.map(({ id }) => [id, 1]));
}

/** Those of these elections that are open. */
export async function listOpenOf(tx: Tx, people: Touched): Promise<Touched> {
  const { rows } = await sql<{ id: string }>`
    select e.id from elections e where ${isOpen}
      and e.id = any(${[...people.keys()]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id }) => [id, people.get(id) ?? 0]));
}

/** Somebody who stands in an open election in which an officer stands as well. */
export interface Rival {
  number: string | null;
  electionId: string;
  /** Whether another officer is there who stands in it not at all. */
  hasAnother: boolean;
}

/** Who of these accounts, or of the people with these numbers, stands in an open election beside an officer. */
export async function listRivals(
  tx: Tx,
  officerId: string,
  { accounts = [], numbers = [] }: { accounts?: readonly string[]; numbers?: readonly string[] },
): Promise<Rival[]> {
  const { rows } = await sql<Rival>`
    select distinct e.id as "electionId", s.number, exists (
      select from accounts a where a.role in ('council', 'admin') and a.is_verified
        and a.closed_at is null and a.id <> ${officerId} and a.id is distinct from s.account_id
        and not ${stands}) as "hasAnother"
    from elections e join lateral (
      select n.nominee_id as account_id, coalesce(p.enrollment_number, l.enrollment_number) as number
      from nominations n join tallies t on t.nomination_id = n.id
      left join accounts p on p.id = n.nominee_id
      left join entered_candidates c on c.id = n.id
      left join voter_list_entries l on l.id = c.list_entry_id
      where n.election_id = e.id and n.status = 'accepted') s on true
    where ${isOpen} and s.account_id is distinct from ${officerId}
      and (s.account_id = any(${accounts}::uuid[]) or s.number = any(${numbers}::text[]))
      and exists (select from accounts a where a.id = ${officerId} and ${stands})
    `.execute(tx);
  return rows;
}

/** Counts an act of an officer on the pages of these elections; with null of one who is gone. */
export async function insertCounted(
  tx: Tx,
  { kind, by, touched }: { kind: CountedAct; by: string | null; touched: Touched },
): Promise<void> {
  await tx
    .insertInto('counted_acts')
    .values([...touched].map(([id, acts]) => ({ election_id: id, kind, officer_id: by, acts })))
    .execute();
}

/**
 * How often an officer has done what this counts in the last day, of the election with the most: what was done before
 * it opened takes nothing away.
 */
export async function countOfDay(
  tx: Tx,
  officerId: string,
  kind: 'codes' | 'untold',
): Promise<number> {
  // Of many that are sent at once with one account, each is counted before the next.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${officerId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ acts: number }>`
    select coalesce(max(acts), 0)::int as acts from (
      select sum(c.acts) as acts from counted_acts c join elections e on e.id = c.election_id
      where c.officer_id = ${officerId} and c.kind = ${kind}
        and c.at > clock_timestamp() - interval '1 day' and c.at >= e.starts_at
      group by c.election_id) as c`.execute(tx);
  return rows[0]?.acts ?? 0;
}

/** How many people an officer has checked in in the last day in each of these elections, and how many its list has. */
export async function listCheckInsOfDay(
  tx: Tx,
  officerId: string,
  electionIds: readonly string[],
): Promise<{ done: number; people: number }[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`checked-in:${officerId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ done: number; people: number }>`
    select c.done, (select count(distinct r.enrollment_number) from voter_list_entries r
      where ${sql.raw(isOnListOf)})::int as people
    from elections e join (
      select election_id, sum(acts)::int as done from counted_acts
      where officer_id = ${officerId} and kind = 'checked-in'
        and at > clock_timestamp() - interval '1 day'
      group by election_id) c on c.election_id = e.id
    where e.id = any(${electionIds}::uuid[])`.execute(tx);
  return rows;
}

/**
 * Counts the check-in of an account that leaves, where its election is not counted and it was checked in before that
 * opened: one from later is counted as it is done. True where there is such an election.
 */
export async function countGoneCheckIn(tx: Tx, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into counted_acts (election_id, kind, officer_id, acts)
    select e.id, 'checked-in', a.proved_by, 1
    from elections e join accounts a on a.id = ${accountId}
    where ${isOpen} and a.proved_how = 'check-in' and e.voters in ('listed', 'proved')
      and a.proved_at < greatest(e.starts_at, e.published_at) and ${sql.raw(belongsSql)}
    returning id`.execute(tx);
  return rows.length > 0;
}

/** What officers did of one kind, together and the busiest of them. */
export interface CountedRow {
  kind: CountedAct;
  count: number;
  mostByOne: number;
}

/** What officers did that the pages of these elections count, by the election. */
export async function listCounted(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, CountedRow[]>> {
  if (electionIds.length === 0) return new Map();
  const { rows } = await sql<CountedRow & { id: string }>`
    select election_id as id, kind, sum(acts)::int as count, max(acts)::int as "mostByOne"
    from (select election_id, kind, sum(acts) as acts from counted_acts
      where election_id = any(${electionIds}::uuid[]) group by election_id, kind, officer_id) as by_one
    group by election_id, kind order by kind`.execute(db as Tx);
  const byElection = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...byElection].map(([id, counted]) => [id, counted.map(({ id: _id, ...row }) => row)]),
  );
}
