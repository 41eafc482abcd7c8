import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** A seat on the council that somebody holds because they won in an election. */
export interface SeatRow {
  id: string;
  electionId: string;
  nominationId: string;
}

/** The seats that people hold who had won in these elections. */
export async function listSeatsWon(db: Db, electionIds: readonly string[]): Promise<SeatRow[]> {
  return db
    .selectFrom('members as m')
    .innerJoin('nominations as n', 'n.id', 'm.won_with')
    .select(['m.id', 'n.election_id as electionId', 'n.id as nominationId'])
    .where('n.election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .where('m.ended_at', 'is', null)
    .where('m.is_verified', '=', true)
    .orderBy('m.requested_at')
    .execute();
}
