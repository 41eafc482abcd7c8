import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import { isListedForSql, isOnListOf, voterBarrierSql } from '../../conditions/electorate-sql.ts';

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

/** How many officers can log in, how many of them without a second step, and when operators last saved what would be lost. */
export async function readCare(db: Db): Promise<{
  officers: number;
  officersWithoutStep: number;
  backupAt: Date | null;
  keysSavedAt: Date | null;
}> {
  const saved = (what: string) =>
    sql<Date | null>`(select done_at from upkeep where what = ${what})`;
  return db
    .selectFrom('accounts')
    .select(sql<number>`count(*)::int`.as('officers'))
    .select(
      sql<number>`count(*) filter (where not exists (
        select from second_factors f where f.account_id = accounts.id))::int`.as(
        'officersWithoutStep',
      ),
    )
    .select(saved('backup').as('backupAt'))
    .select(saved('keys').as('keysSavedAt'))
    .where('role', 'in', ['council', 'admin'])
    .where('is_verified', '=', true)
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
}
