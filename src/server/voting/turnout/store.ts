import { sql } from 'kysely';
import { leastVotesTold } from '#core/elections/turnout.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import {
  fitsPositionSql,
  isLimitedSql,
  isListedForPositionSql,
  isListedForSql,
  isOnListOf,
  isVoterSql,
  voterBarrierSql,
} from '../../conditions/electorate-sql.ts';

/** How many people may vote for a position. */
export interface EligibleForPosition {
  positionId: string;
  eligible: number;
}

/** How many accounts may vote in an election, for one of its positions at least. */
export async function countVoters(db: Db, electionId: string): Promise<number> {
  const { voters } = await db
    .selectFrom('elections as e')
    .innerJoin('accounts as a', (join) => join.on('a.is_verified', '=', true))
    .select(sql<number>`count(*)::int`.as('voters'))
    .where('e.id', '=', electionId)
    .where('a.closed_at', 'is', null)
    .where(sql<boolean>`${sql.raw(isVoterSql)}`)
    .executeTakeFirstOrThrow();
  return voters;
}

/** How many accounts may vote for each position that is for some of the voters only. */
export async function countVotersByPosition(
  db: Db,
  electionId: string,
): Promise<EligibleForPosition[]> {
  const { rows } = await sql<EligibleForPosition>`
    select p.id as "positionId", (
      select count(*)::int from accounts a
      where a.is_verified and a.closed_at is null and ${sql.raw(voterBarrierSql)} is null
        and ${sql.raw(fitsPositionSql)}) as eligible
    from elections e join positions p on p.election_id = e.id
    where e.id = ${electionId} and ${sql.raw(isLimitedSql)} order by p.ordinal`.execute(db as Tx);
  return rows;
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

/** The same of the numbers that may vote for one of its positions at least. */
export async function countListedVoters(db: Db, electionId: string): Promise<number> {
  const { rows } = await sql<{ listed: number }>`
    select count(distinct r.enrollment_number)::int as listed
    from elections e join voter_list_entries r on ${sql.raw(isOnListOf)}
    where e.id = ${electionId} and ${sql.raw(isListedForSql)} and exists (
      select from positions p
      where p.election_id = e.id and ${sql.raw(isListedForPositionSql)})`.execute(db as Tx);
  return rows[0]?.listed ?? 0;
}

/** How many numbers may vote for each position that is for some of the voters only. */
export async function countListedByPosition(
  db: Db,
  electionId: string,
): Promise<EligibleForPosition[]> {
  const { rows } = await sql<EligibleForPosition>`
    select p.id as "positionId", (
      select count(distinct r.enrollment_number)::int from voter_list_entries r
      where ${sql.raw(isOnListOf)} and ${sql.raw(isListedForSql)}
        and ${sql.raw(isListedForPositionSql)}) as eligible
    from elections e join positions p on p.election_id = e.id
    where e.id = ${electionId} and ${sql.raw(isLimitedSql)} order by p.ordinal`.execute(db as Tx);
  return rows;
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
  { eligible, positions }: { eligible: number; positions: readonly EligibleForPosition[] },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('elections')
    .set({ eligible_at_close: eligible })
    .where('id', '=', electionId)
    .where('eligible_at_close', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  for (const one of positions) {
    await tx
      .updateTable('positions')
      .set({ eligible_at_close: one.eligible })
      .where('id', '=', one.positionId)
      .execute();
  }
}
