import { sql } from 'kysely';
import type { Tx } from '../../platform/db/client.ts';

/** Writes down that a candidate has left; false where they had before. */
export async function markLeft(tx: Tx, nominationId: string): Promise<boolean> {
  const row = await tx
    .updateTable('nominations')
    .set({ left_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', nominationId)
    .where('left_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
