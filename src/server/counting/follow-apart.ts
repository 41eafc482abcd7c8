import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { CountedPost, FoundOrders } from '#core/elections/decide-post.ts';

const thread = new URL('./orders-worker.ts', import.meta.url);
const line = new PQueue({ concurrency: 1 });

/** What the orders of a draw make of each post, found apart from the server's own thread, one call at a time. */
export async function followApart(posts: readonly CountedPost[]): Promise<FoundOrders[]> {
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
