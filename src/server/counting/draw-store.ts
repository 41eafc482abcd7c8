import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

export interface DrawRow {
  electionId: string;
  seed: string;
  witnesses: string;
  officers: number;
  drawnAt: Date;
}

/** The draws that were held in these elections. */
export async function listDraws(
  db: Db,
  electionIds: readonly string[],
): Promise<Map<string, DrawRow>> {
  const rows = await db
    .selectFrom('draws')
    .select(['election_id as electionId', 'seed', 'witnesses', 'officers', 'drawn_at as drawnAt'])
    .where('election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.electionId, row]));
}
