import { sql } from 'kysely';
import type { Services } from '#server/services.ts';
import { expect } from 'vitest';

/** How many transactions of this database wait for a lock. */
export async function countWaiting(ctx: Pick<Services, 'db'>): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(ctx.db);
  return rows.length;
}

/** Until so many transactions wait for a lock: then a race stands where the test wants it. */
export async function untilWaiting(ctx: Pick<Services, 'db'>, count = 1): Promise<void> {
  await expect.poll(() => countWaiting(ctx)).toBeGreaterThanOrEqual(count);
}
