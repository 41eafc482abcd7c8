import { listWholeElections } from '../elections/store.ts';
import { isCounted } from '../elections/view.ts';
import type { Tx } from '../platform/db/client.ts';
import { keepAskedOrders } from './asked-orders-store.ts';
import { listUnasked } from './decide-election.ts';
import { followApart } from './follow-apart.ts';
import { listDraws } from './store.ts';

/**
 * Finds out where a draw could make a difference, once for each count that the ballots, those who left and the rulings
 * have made, and keeps it (docs/recount-kit.md, "Orders"). In the transaction of what makes another count, so that
 * nobody reads that count without it; nothing where all was asked.
 */
export async function askOrders(tx: Tx, electionId: string): Promise<void> {
  const [whole] = await listWholeElections(tx, { id: electionId, withHeldCounts: true });
  if (whole === undefined || whole.row.opened_at === null || !isCounted(whole)) return;
  const draw = (await listDraws(tx, [electionId])).get(electionId) ?? null;
  const unasked = await listUnasked(tx, whole, draw);
  if (unasked.length === 0) return;
  const found = await followApart(unasked.map(({ post }) => post));
  for (const [at, orders] of found.entries()) {
    const asked = unasked[at];
    if (asked !== undefined) await keepAskedOrders(tx, { ...asked.count, ...orders });
  }
}
