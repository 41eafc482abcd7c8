import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { insertLetter } from './store.ts';

/**
 * Queues a letter in the caller's transaction: it leaves if, and only if, that commits, and once
 * per `key` however often it is asked for. Answers whether it is a new one.
 */
export async function sendLetter(
  tx: Tx,
  ctx: Pick<Context, 'jobs'>,
  letter: { key: string; to: string; subject: string; text: string; html: string },
): Promise<boolean> {
  const id = randomUUID();
  const isNew = await insertLetter(tx, { id, ...letter });
  if (isNew) await ctx.jobs.enqueue(tx, 'send-letter', { letterId: id });
  return isNew;
}
