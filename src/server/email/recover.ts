import type { Context } from '../context.ts';
import { listUnfinished, strandLetter, whileHolding } from './store.ts';

export const diedWhileSending =
  'The server stopped while it sent this letter, so it may or may not have arrived.';

/**
 * Looks after letters that an earlier process left unfinished; done at start, by several processes
 * at once if need be. What it was sending goes to the desk, what lost its job gets a new one.
 */
export async function recoverLetters(
  ctx: Pick<Context, 'db' | 'pool' | 'transact' | 'jobs' | 'log'>,
): Promise<void> {
  for (const { id, status } of await listUnfinished(ctx.db)) {
    if (status === 'sending') await strand(ctx, id);
    else if (!(await ctx.jobs.isPending('send-letter', { letterId: id }))) {
      await ctx.transact((tx) => ctx.jobs.enqueue(tx, 'send-letter', { letterId: id }));
    }
  }
}

async function strand(
  ctx: Pick<Context, 'pool' | 'transact' | 'log'>,
  letterId: string,
): Promise<void> {
  // Held by another process that lives: then it is still on its way, and not ours to judge.
  await whileHolding(ctx.pool, letterId, async () => {
    const isStranded = await ctx.transact((tx) => strandLetter(tx, letterId, diedWhileSending));
    if (isStranded) ctx.log.warn({ letterId }, 'a letter waits for the desk: its sender is gone');
  });
}
