import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

// Votes that former releases called disputed: how many, and whether they could decide a position. Nothing writes
// them any more; the elections that have them are shown, and their kits hold, as they did.

export type DisputeRow = Awaited<ReturnType<typeof listDisputes>>[number];

/** The positions of these elections with disputed votes. */
export async function listDisputes(db: Db, electionIds: readonly string[]) {
  return db
    .selectFrom('disputes as d')
    .innerJoin('positions as p', 'p.id', 'd.position_id')
    .select(['d.position_id as positionId', 'd.votes'])
    .select('d.blocks_certification as blocksCertification')
    .where('p.election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .execute();
}
