import { sql } from 'kysely';
import type { FoundOrders } from '#core/elections/decide-post.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** A count that was asked whether the orders of a draw make a difference in it: who was out of it, and what was found. */
export interface AskedOrders extends FoundOrders {
  positionId: string;
  /** Who had left, and who was disqualified, by their nominations; the smallest first. */
  gone: string[];
  disqualified: string[];
}

/** What was asked of these positions since their ballots were opened, in the order in which it was asked. */
export async function listAskedOrders(
  db: Db,
  positionIds: readonly string[],
): Promise<Map<string, AskedOrders[]>> {
  if (positionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('asked_orders as a')
    .innerJoin('positions as p', 'p.id', 'a.position_id')
    .innerJoin('elections as e', (join) =>
      join.onRef('e.id', '=', 'p.election_id').onRef('e.opened_at', '=', 'a.opened_at'),
    )
    .select(['a.position_id as positionId', 'a.gone', 'a.disqualified', 'a.is_same as isSame'])
    .select('a.sure')
    .where('a.position_id', '=', sql<string>`any(${positionIds}::uuid[])`)
    .orderBy('a.asked_at')
    .orderBy('a.gone')
    .orderBy('a.disqualified')
    .execute();
  return Map.groupBy(rows, ({ positionId }) => positionId);
}

/** Keeps what was found; of two servers that ask at once one writes it. What a certified election has stays. */
export async function keepAskedOrders(
  tx: Tx,
  { positionId, gone, disqualified, isSame, sure }: AskedOrders,
): Promise<void> {
  await sql`select keep_orders(${positionId}::uuid, ${gone}::uuid[], ${disqualified}::uuid[],
    ${isSame}, ${sure}::uuid[])`.execute(tx);
}
