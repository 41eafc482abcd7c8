import { createHash } from 'node:crypto';
import { Refused } from '#core/refusal.ts';
import type { Database } from './db/client.ts';
import { countUse } from './db/quota.ts';

/** How often a name, such as an address or an account, may do something in a span of time. */
export interface NamedQuota {
  name: string;
  most: number;
  seconds: number;
}

/**
 * Counts one use under each name and refuses it when one of them had its share. The count is
 * written whatever comes of the call, so that refused tries count as well.
 */
export async function spendQuota(
  { transact }: Pick<Database, 'transact'>,
  quotas: readonly NamedQuota[],
): Promise<void> {
  const hashed = quotas.map(({ name, ...rest }) => ({
    key: createHash('sha256').update(name).digest(),
    ...rest,
  }));
  const waits = await transact(async (tx) => {
    const seconds: number[] = [];
    // In one order, so that two who count the same names do not wait for each other.
    for (const quota of hashed.toSorted((a, b) => a.key.compare(b.key))) {
      seconds.push(await countUse(tx, quota));
    }
    return seconds;
  });
  const wait = Math.max(0, ...waits);
  if (wait > 0) throw new Refused('too-many-requests', { retryAfter: wait });
}
