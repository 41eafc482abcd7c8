import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';

export type SanctionRow = Awaited<ReturnType<typeof listSanctions>>[number];

/** The sanctions of elections in their order, those too that were overturned; with the names of what they are on. */
export async function listSanctions(db: Db, electionIds: readonly string[]) {
  return db
    .selectFrom('sanctions as s')
    .leftJoin('appeals as c', 'c.id', 's.appeal_id')
    .leftJoin('nominations as n', 'n.id', 's.nomination_id')
    .leftJoin('positions as p', (join) =>
      join.on(sql<boolean>`p.id = coalesce(s.position_id, n.position_id)`),
    )
    .select(['s.id', 's.election_id as electionId', 's.appeal_id as appealId'])
    .select(['c.number as complaint', 's.kind', 's.nomination_id as nominationId'])
    .select(['n.name as candidate', 'p.id as positionId', 'p.title as position'])
    .select(['s.until', 's.people', 's.reason', 's.ruled_at as ruledAt'])
    .select(['s.overturned_at as overturnedAt', 's.overturn_reason as overturnReason'])
    .where('s.election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .orderBy('s.ruled_at')
    .orderBy('s.id')
    .execute();
}
