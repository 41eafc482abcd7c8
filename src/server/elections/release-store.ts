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
export async function listConcerned(db: Db, electionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('nominations')
    .select('nominee_id as id')
    .distinct()
    .where('election_id', '=', electionId)
    .where('status', '=', 'accepted')
    .where('nominee_id', 'is not', null)
    .$narrowType<{ id: string }>()
    .execute();
  return rows.map(({ id }) => id);
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
