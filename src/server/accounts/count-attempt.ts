// Ours, and not rate-limiter-flexible, which blocks for a fixed time only (decision 0020).
import { createHash } from 'node:crypto';
import { Refused } from '#core/refusal.ts';
import type { Services } from '../services.ts';
import { countFailure, lockAttempts } from './attempt-store.ts';

// One account may fail five times from one address, and a hundred times from all of them.
const freeHere = 5;
const freeEverywhere = 100;

const longestPause = 15 * 60;
const keyOf = (name: string) => createHash('sha256').update(name).digest();

/** The keys under which tries are counted: a name from one address, and the name alone. */
export function attemptKeys(name: string, address: string): readonly [Buffer, Buffer] {
  return [keyOf(`${name}|${address}`), keyOf(name)];
}

/**
 * Counts a try at somebody's password before it is looked at, so that parallel guesses count too.
 * After the free ones the pause doubles from a second to a quarter of an hour. Answers the keys
 * under which a success is forgotten.
 */
export async function countAttempt(
  services: Services,
  name: string,
  address: string,
): Promise<readonly Buffer[]> {
  const keys = attemptKeys(name, address);
  const [here] = keys;
  const wait = await services.transact(async (tx) => {
    const counts = await lockAttempts(tx, keys);
    const longest = Math.max(0, ...counts.map((count) => count.wait));
    if (longest > 0) return longest;
    for (const count of counts) {
      const free = count.key.equals(here) ? freeHere : freeEverywhere;
      const over = count.failures + 1 - free;
      await countFailure(tx, count, over < 0 ? 0 : Math.min(longestPause, 2 ** over));
    }
    return 0;
  });
  if (wait > 0) throw new Refused('too-many-log-ins', { retryAfter: wait });
  return keys;
}
