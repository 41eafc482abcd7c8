import { sql } from 'kysely';
import { sharesOf } from '#core/counting/question.ts';
import type { DocumentRules } from '#core/elections/position-rules.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import {
  belongsSql,
  fitsPositionSql,
  isLimitedSql,
  isListedForPositionSql,
  isListedForSql,
  isOnListOf,
  voterBarrierSql,
} from '../../conditions/electorate-sql.ts';
import { asksList } from '../../conditions/listed-people-sql.ts';

/** How many nominations of each of these elections nobody has decided. */
export async function countWaiting(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('nominations')
    .select(['election_id', sql<number>`count(*)::int`.as('waiting')])
    .where('election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .where('status', '=', 'pending')
    .groupBy('election_id')
    .execute();
  return new Map(rows.map(({ election_id, waiting }) => [election_id, waiting]));
}

/** How many people officers entered for each position, and who stand once it is published. */
export async function countEntered(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('entered_candidates as c')
    .innerJoin('positions as p', 'p.id', 'c.position_id')
    .select(['p.id', sql<number>`count(*)::int`.as('entered')])
    .where('p.election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .where('c.has_left', '=', false)
    .where(
      sql<boolean>`not exists (select from nominations n where n.position_id = c.position_id
        and (n.id = c.id or n.nominee_id = c.account_id))`,
    )
    .groupBy('p.id')
    .execute();
  return new Map(rows.map(({ id, entered }) => [id, entered]));
}

/** How many numbers the voter list of each of these elections has for it, and how many have no address. */
export async function countLists(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, { listed: number; withoutAddress: number }>> {
  const rows = await db
    .selectFrom('elections as e')
    .innerJoin('voter_list_entries as r', (join) => join.on(sql<boolean>`${sql.raw(isOnListOf)}`))
    .select([
      'e.id',
      sql<number>`count(distinct r.enrollment_number)::int`.as('listed'),
      sql<number>`count(distinct r.enrollment_number) filter (where r.email = '')::int`.as(
        'withoutAddress',
      ),
    ])
    .where('e.id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .where(sql<boolean>`${sql.raw(isListedForSql)}`)
    .groupBy('e.id')
    .execute();
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** How many people could vote in each of these elections once they have confirmed their address. */
export async function countUnconfirmed(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('accounts as a')
    .innerJoin('elections as e', (join) => join.onTrue())
    .select(['e.id', sql<number>`count(*)::int`.as('unconfirmed')])
    .where('e.id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .where('a.is_verified', '=', true)
    .where('a.closed_at', 'is', null)
    .where(sql<boolean>`${sql.raw(voterBarrierSql)} = 'email-not-confirmed'`)
    .groupBy('e.id')
    .execute();
  return new Map(rows.map(({ id, unconfirmed }) => [id, unconfirmed]));
}

/** How many officers can log in, and how many of them without a second step. */
export async function readCare(db: Db): Promise<{
  officers: number;
  officersWithoutStep: number;
}> {
  return db
    .selectFrom('accounts')
    .select(sql<number>`count(*)::int`.as('officers'))
    .select(
      sql<number>`count(*) filter (where not exists (
        select from second_factors f where f.account_id = accounts.id))::int`.as(
        'officersWithoutStep',
      ),
    )
    .where('role', 'in', ['council', 'admin'])
    .where('is_verified', '=', true)
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
}

export interface LimitedRow {
  position: string;
  voters: number;
  names: string[];
  takePart?: number;
  sayYes?: number;
}

/** How many people could vote for each limited position of a draft by the lists of now, with the names of five. */
export async function listLimited(db: Db, electionId: string): Promise<LimitedRow[]> {
  const { rows } = await limitedOf(electionId).execute(db as Tx);
  return rows.map(withShares);
}

/** An election that is not written: its rows stand in for the tables, with those of its own list. */
export interface Unwritten {
  election: { id: string };
  positions: readonly object[];
  listed: readonly object[] | null;
}

export function standingIn({ election, positions, listed }: Unwritten) {
  const rowsOf = (rows: readonly object[]) => JSON.stringify(rows);
  const list = sql`, voter_list_entries as (
    select * from jsonb_populate_recordset(null::voter_list_entries, ${rowsOf(listed ?? [])}))`;
  return sql`with elections as (
      select * from jsonb_populate_recordset(null::elections, ${rowsOf([election])})),
    positions as (select * from jsonb_populate_recordset(null::positions, ${rowsOf(positions)}))
    ${listed === null ? sql`` : list}`;
}

/** The same of an election that is not written. */
export async function listLimitedOf(db: Db, given: Unwritten): Promise<LimitedRow[]> {
  const { rows } = await sql<LimitedRow & { rules: DocumentRules }>`${standingIn(given)}
    ${limitedOf(given.election.id)}`.execute(db as Tx);
  return rows.map(withShares);
}

/** How many of those who could vote a share of them is, where one decides. */
const withShares = ({ rules, ...row }: LimitedRow & { rules: DocumentRules }) => ({
  ...row,
  ...sharesOf(rules, row.voters),
});

const limitedOf = (electionId: string) => sql<LimitedRow & { rules: DocumentRules }>`
    select p.title as position, p.rules, count(who.number)::int as voters,
      coalesce((array_agg(who.name order by who.number) filter (where who.number is not null))[1:5], '{}') as names
    from elections e join positions p on p.election_id = e.id
    left join lateral (
      select distinct on (r.enrollment_number) r.enrollment_number as number,
        coalesce(nullif(r.name, ''), r.enrollment_number) as name
      from voter_list_entries r
      where ${sql.raw(asksList)} and r.removed_at is null
        and (r.election_id = e.id or e.electorate <> 'roll' and r.election_id is null)
        and ${sql.raw(isListedForSql)} and ${sql.raw(isListedForPositionSql)}
      union all
      select a.id::text, a.name from accounts a
      where not ${sql.raw(asksList)} and a.is_verified and a.closed_at is null
        and ${sql.raw(belongsSql)} and ${sql.raw(fitsPositionSql)}
    ) who on true
    where e.id = ${electionId} and (${sql.raw(isLimitedSql)}
      or p.rules #>> '{quorum,kind}' = 'share' or p.rules #>> '{majority,of}' = 'eligible')
    group by p.id, p.title, p.rules, p.ordinal order by p.ordinal`;
