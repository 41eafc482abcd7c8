import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { Refused } from '../../http/refused.ts';
import { reserveAttempt } from './store.ts';

// One account may fail five times from one address, and a hundred times from all of them.
export const freeHere = 5;
export const freeEverywhere = 100;

const keyOf = (name: string) => createHash('sha256').update(name).digest();

/**
 * Counts a try at something secret or costly before it is looked at, per name and address and per
 * name alone. Answers the keys under which a success is forgotten; refuses with the time to wait.
 */
export async function countAttempt(
  ctx: Context,
  name: string,
  address: string,
  free: { here: number; everywhere: number },
): Promise<readonly [Buffer, Buffer]> {
  const keys = [keyOf(`${name}|${address}`), keyOf(name)] as const;
  const wait = await ctx.transact(async (tx) => {
    const here = await reserveAttempt(tx, keys[0], free.here);
    return here > 0 ? here : reserveAttempt(tx, keys[1], free.everywhere);
  });
  if (wait > 0) throw new Refused('too-many-log-ins', { retryAfter: wait });
  return keys;
}
