import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { CountedPost, FoundOrders } from '#core/elections/decide-post.ts';
import { listWholeElections } from '../elections/store.ts';
import { isCounted } from '../elections/view.ts';
import type { Tx } from '../platform/db/client.ts';
import { keepAskedOrders } from './asked-orders-store.ts';
import { listUnasked } from './decide-election.ts';
import { listDraws } from './store.ts';

const thread = new URL('./orders-worker.ts', import.meta.url);
const line = new PQueue({ concurrency: 1 });

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

/** What the orders of a draw make of each post, found apart from the server's own thread, one call at a time. */
async function followApart(posts: readonly CountedPost[]): Promise<FoundOrders[]> {
  return line.add(async () => {
    const worker = new Worker(thread, {
      workerData: posts,
      // What the server was started with is for the server alone.
      execArgv: [],
    });
    try {
      const [found] = (await once(worker, 'message')) as [FoundOrders[]];
      return found;
    } finally {
      await worker.terminate();
    }
  });
}
