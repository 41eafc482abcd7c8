import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { Refused } from '../../http/refused.ts';
import { countFailure, lockAttempts } from './store.ts';

// One account may fail five times from one address, and a hundred times from all of them.
export const freeHere = 5;
export const freeEverywhere = 100;

const longestPause = 15 * 60;
const keyOf = (name: string) => createHash('sha256').update(name).digest();

/**
 * Counts a try at something secret or costly before it is looked at, so that parallel guesses
 * count too: per name and address, and per name alone. After the free ones the pause doubles from
 * a second to a quarter of an hour. Answers the keys under which a success is forgotten.
 */
export async function countAttempt(
  ctx: Context,
  name: string,
  address: string,
  free: { here: number; everywhere: number },
): Promise<readonly Buffer[]> {
  const bounds = [
    { key: keyOf(`${name}|${address}`), free: free.here },
    { key: keyOf(name), free: free.everywhere },
  ];
  const keys = bounds.map((bound) => bound.key);
  const wait = await ctx.transact(async (tx) => {
    const counts = await lockAttempts(tx, keys);
    const longest = Math.max(0, ...counts.map((count) => count.wait));
    if (longest > 0) return longest;
    for (const count of counts) {
      const bound = bounds.find(({ key }) => key.equals(count.key));
      const over = count.failures + 1 - (bound?.free ?? 0);
      await countFailure(tx, count, over < 0 ? 0 : Math.min(longestPause, 2 ** over));
    }
    return 0;
  });
  if (wait > 0) throw new Refused('too-many-log-ins', { retryAfter: wait });
  return keys;
}
