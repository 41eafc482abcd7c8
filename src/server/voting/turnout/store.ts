import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { leastVotesTold } from '#core/elections/turnout.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import {
  fitAlikeSql,
  groupsOfAccountSql,
  groupsOfEntrySql,
  isLimitedSql,
  isListedForSql,
  isOnListOf,
  voterBarrierSql,
} from '../../conditions/electorate-sql.ts';

/** How many people may vote for a position. */
export interface EligibleForPosition {
  positionId: string;
  eligible: number;
}

/** How many people may vote in an election, and for each position that is for some of them only. */
export interface Eligible {
  eligible: number;
  positions: EligibleForPosition[];
}

/** How many accounts may vote in an election, for one of its positions at least. */
export const countVoters = (db: Db, electionId: string): Promise<Eligible> =>
  countAlike(
    db,
    electionId,
    sql`
      select a.id::text as voter, a.branch, a.year, ${sql.raw(groupsOfAccountSql)} as groups
      from elections e join accounts a on a.is_verified and a.closed_at is null
      where e.id = ${electionId} and ${sql.raw(voterBarrierSql)} is null`,
  );

/** The same of the numbers on its voter list. */
export const countListedVoters = (db: Db, electionId: string): Promise<Eligible> =>
  countAlike(
    db,
    electionId,
    sql`
      select r.enrollment_number as voter, r.branch, r.year, ${sql.raw(groupsOfEntrySql)} as groups
      from elections e join voter_list_entries r on ${sql.raw(isOnListOf)}
      where e.id = ${electionId} and ${sql.raw(isListedForSql)}`,
  );

/** Judges for each position only once those who are alike: of thousands of people in a hundred classes, a hundred. */
async function countAlike(
  db: Db,
  electionId: string,
  voters: RawBuilder<unknown>,
): Promise<Eligible> {
  const { rows } = await sql<{ positionId: string | null; eligible: number }>`
    with alike as materialized (
      select branch, year, groups, array_agg(voter) as voters from (${voters}) as one
      group by branch, year, groups),
    seats as (
      select p.id, unnest(v.voters) as voter from alike v
      join positions p on p.election_id = ${electionId} and ${sql.raw(fitAlikeSql)}),
    counted as (
      select id, count(distinct voter)::int as eligible from seats group by grouping sets ((), (id)))
    select null as "positionId", c.eligible, -1 as ordinal from counted c where c.id is null
    union all
    select p.id, coalesce(c.eligible, 0), p.ordinal from positions p left join counted c on c.id = p.id
    where p.election_id = ${electionId} and ${sql.raw(isLimitedSql)} order by ordinal`.execute(
    db as Tx,
  );
  return {
    eligible: rows.find(({ positionId }) => positionId === null)?.eligible ?? 0,
    positions: rows.flatMap(({ positionId, eligible }) =>
      positionId === null ? [] : { positionId, eligible },
    ),
  };
}

/**
 * How many numbers on the voter list of an election may vote. What kind of account each is nobody knows
 * before it registers.
 */
export async function countListed(db: Db, electionId: string): Promise<number> {
  const { listed } = await db
    .selectFrom('elections as e')
    .innerJoin('voter_list_entries as r', (join) => join.on(sql<boolean>`${sql.raw(isOnListOf)}`))
    .select(sql<number>`count(distinct r.enrollment_number)::int`.as('listed'))
    .where('e.id', '=', electionId)
    .where(sql<boolean>`${sql.raw(isListedForSql)}`)
    .executeTakeFirstOrThrow();
  return listed;
}

/** How many could vote for each limited position of an election that is closed. */
export async function listEligibleAtClose(
  db: Db,
  electionId: string,
): Promise<EligibleForPosition[]> {
  const rows = await db
    .selectFrom('positions')
    .select(['id as positionId', 'eligible_at_close as eligible'])
    .where('election_id', '=', electionId)
    .orderBy('ordinal')
    .execute();
  return rows.flatMap(({ positionId, eligible }) =>
    eligible === null ? [] : { positionId, eligible },
  );
}

/**
 * Writes the votes since the last row of each open election, where they are enough. The hour is that of
 * the campus, by the database's clock. Several servers may do it at once: one of them writes.
 */
export async function writeTurnoutHours(tx: Tx, timeZone: string): Promise<void> {
  await sql`
    insert into turnout_hours (election_id, until, votes)
    select e.id, date_trunc('hour', clock_timestamp(), ${timeZone}), cast_votes.total - told.total
    from elections e
    cross join lateral (
      select coalesce(sum(t.ballots), 0)::int as total
      from positions p join turnouts t on t.position_id = p.id where p.election_id = e.id
    ) cast_votes
    cross join lateral (
      select coalesce(sum(h.votes), 0)::int as total
      from turnout_hours h where h.election_id = e.id
    ) told
    where e.state in ('published', 'paused') and e.closed_at is null
      and e.starts_at < clock_timestamp() and e.ends_at > clock_timestamp()
      and cast_votes.total - told.total >= ${leastVotesTold}
    on conflict do nothing`.execute(tx);
}

/**
 * Adds the votes since the last full hour, when voting has ended. Too few for a row of their own go
 * into the last one. Safe to repeat.
 */
export async function writeLastTurnout(tx: Tx, electionId: string): Promise<void> {
  await sql`
    with left_over as (
      select e.id, e.ends_at,
        (select coalesce(sum(t.ballots), 0)::int from positions p
          join turnouts t on t.position_id = p.id where p.election_id = e.id)
        - (select coalesce(sum(h.votes), 0)::int from turnout_hours h where h.election_id = e.id)
        as votes,
        (select max(until) from turnout_hours h where h.election_id = e.id) as last_until
      from elections e where e.id = ${electionId}
    ), merged as (
      update turnout_hours h set votes = h.votes + l.votes, until = l.ends_at
      from left_over l
      where h.election_id = l.id and h.until = l.last_until
        and l.votes > 0 and l.votes < ${leastVotesTold}
    )
    insert into turnout_hours (election_id, until, votes)
    select id, ends_at, votes from left_over
    where votes >= ${leastVotesTold} or (votes > 0 and last_until is null)`.execute(tx);
}

/** The votes of a closed election by the hour, in order. */
export async function listTurnoutHours(db: Db, electionId: string) {
  return db
    .selectFrom('turnout_hours')
    .select(['until', 'votes'])
    .where('election_id', '=', electionId)
    .orderBy('until')
    .execute();
}

/** Keeps how many could vote, because accounts come and go after the close. */
export async function keepEligible(
  tx: Tx,
  electionId: string,
  { eligible, positions }: Eligible,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('elections')
    .set({ eligible_at_close: eligible })
    .where('id', '=', electionId)
    .where('eligible_at_close', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const ids = positions.map(({ positionId }) => positionId);
  const counts = positions.map((one) => one.eligible);
  await sql`
    update positions p set eligible_at_close = c.eligible
    from unnest(${ids}::uuid[], ${counts}::int[]) as c (id, eligible) where p.id = c.id`.execute(
    tx,
  );
}
