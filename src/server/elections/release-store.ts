import { sql } from 'kysely';
import { resultCodeOf } from '#core/elections/result-code.ts';
import type { Db } from '../platform/db/client.ts';
import { areResultsHeldSql } from '../conditions/held-back.ts';

/** Closed elections whose results are not released yet, with the date by which they are. */
export async function listHeldBack(db: Db): Promise<{ id: string; showBy: Date }[]> {
  return db
    .selectFrom('elections as e')
    .select(['e.id', 'e.show_by as showBy'])
    .where('e.closed_at', 'is not', null)
    .where('e.state', '=', 'published')
    .where('e.show_by', 'is not', null)
    .where(sql<boolean>`${sql.raw(areResultsHeldSql)}`)
    .$narrowType<{ showBy: Date }>()
    .execute();
}

/**
 * The accounts that stand in an election, or have stood: what is released is about them. Somebody who was
 * entered without an account is none.
 */
export const listConcerned = async (db: Db, electionId: string): Promise<string[]> =>
  (await listStanding(db, [electionId])).get(electionId) ?? [];

/** The same of several elections; one without them is not there. */
export async function listStanding(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('nominations')
    .select([
      'election_id as electionId',
      sql<string[]>`array_agg(distinct nominee_id::text)`.as('ids'),
    ])
    .where('election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .where('status', '=', 'accepted')
    .where('nominee_id', 'is not', null)
    .groupBy('election_id')
    .execute();
  return new Map(rows.map(({ electionId, ids }) => [electionId, ids]));
}

/** The result codes of elections: they are public from the close on, whenever the results are shown. */
export async function listResultCodes(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, string>> {
  if (electionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('records as r')
    .innerJoin('record_chain as c', 'c.record_id', 'r.id')
    .select(['r.election_id as id', sql<string | null>`encode(r.detail_hash, 'hex')`.as('sha256')])
    .where('r.election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .where('r.act', '=', 'election.result-code')
    .orderBy('c.seq')
    .execute();
  return new Map(
    rows.flatMap(({ id, sha256 }): [string, string][] =>
      id === null || sha256 === null ? [] : [[id, resultCodeOf(sha256)]],
    ),
  );
}
