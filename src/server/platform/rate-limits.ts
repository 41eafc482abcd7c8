import { createHash } from 'node:crypto';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { Refused } from '#core/refusal.ts';
import type { Database } from './db/client.ts';

/** How often a name, such as an address or an account, may do something in a span of time. */
export interface Quota {
  name: string;
  most: number;
  seconds: number;
}

/** Counts uses in the database, for all server processes together. */
export interface RateLimits {
  /**
   * Counts one use under each name. Throws a refusal when one of them had its share. The count is
   * written whatever comes of the call, so that refused tries count as well.
   */
  spend(quotas: readonly Quota[]): Promise<void>;
}

export function openRateLimits(pool: Database['pool']): RateLimits {
  let limiter: Promise<RateLimiterPostgres> | null = null;
  return {
    async spend(quotas) {
      limiter ??= openLimiter(pool);
      let wait = 0;
      for (const { name, most, seconds } of quotas) {
        // The table names nobody.
        const key = createHash('sha256').update(name).digest('base64url');
        const used = await (await limiter).penalty(key, 1, { customDuration: seconds });
        if (used.consumedPoints > most) wait = Math.max(wait, used.msBeforeNext / 1_000, 1);
      }
      if (wait > 0) throw new Refused('too-many-requests', { retryAfter: wait });
    },
  };
}

/** Loads the library with the first use: all its stores would cost every start 40 ms. */
async function openLimiter(pool: Database['pool']): Promise<RateLimiterPostgres> {
  const library = await import('rate-limiter-flexible');
  return new library.RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    // A migration makes the table, and the daily job clears it.
    tableName: 'quotas',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    // Each use brings its own.
    points: 1,
    duration: 1,
  });
}
