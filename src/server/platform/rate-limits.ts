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
  /** Seconds until each of them has some left; 0 if they have. Counts nothing. */
  look(quotas: readonly Quota[]): Promise<number>;
  /** Counts one use under the first name that has some left; else none, and the seconds until then. */
  use(quotas: readonly Quota[]): Promise<{ quota: Quota | null; wait: number }>;
  giveBack(quotas: readonly Quota[]): Promise<void>;
}

export function openRateLimits(pool: Database['pool']): RateLimits {
  let limiter: Promise<RateLimiterPostgres> | null = null;
  const open = () => (limiter ??= openLimiter(pool));
  const count = async ({ name, seconds }: Quota) =>
    (await open()).penalty(keyOf(name), 1, { customDuration: seconds });
  const giveBack = async ({ name, seconds }: Quota) =>
    (await open()).reward(keyOf(name), 1, { customDuration: seconds });
  return {
    async spend(quotas) {
      let wait = 0;
      for (const quota of quotas) {
        const used = await count(quota);
        if (used.consumedPoints > quota.most) wait = Math.max(wait, used.msBeforeNext / 1_000, 1);
      }
      if (wait > 0) throw new Refused('too-many-requests', { retryAfter: wait });
    },
    async look(quotas) {
      let wait = 0;
      for (const { name, most } of quotas) {
        const used = await (await open()).get(keyOf(name));
        const isOver = used !== null && used.consumedPoints >= most;
        if (isOver) wait = Math.max(wait, used.msBeforeNext / 1_000);
      }
      return wait;
    },
    async use(quotas) {
      let wait = Number.POSITIVE_INFINITY;
      for (const quota of quotas) {
        const used = await count(quota);
        if (used.consumedPoints <= quota.most) return { quota, wait: 0 };
        await giveBack(quota);
        wait = Math.min(wait, used.msBeforeNext / 1_000);
      }
      return { quota: null, wait };
    },
    async giveBack(quotas) {
      for (const quota of quotas) await giveBack(quota);
    },
  };
}

/** The table names nobody. */
const keyOf = (name: string) => createHash('sha256').update(name).digest('base64url');

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
