import { sql } from 'kysely';
import type { Tx } from './client.ts';

/** How often something may be done in a span of time, under a key that names nobody. */
export interface Quota {
  key: Buffer;
  most: number;
  seconds: number;
}

/**
 * Counts one use and answers how many seconds remain until the next is allowed; 0 when this one
 * is. The span begins with the first use and all processes count together.
 */
export async function countUse(tx: Tx, quota: Quota): Promise<number> {
  const { rows } = await sql<{ used: number; left: number }>`
    insert into quotas as q (key, used, ends_at)
    values (${quota.key}, 1, clock_timestamp() + make_interval(secs => ${quota.seconds}))
    on conflict (key) do update set
      used = case when q.ends_at <= clock_timestamp() then 1 else q.used + 1 end,
      ends_at = case when q.ends_at <= clock_timestamp() then excluded.ends_at else q.ends_at end
    returning used, extract(epoch from ends_at - clock_timestamp())::float8 as left`.execute(tx);
  const [row] = rows;
  return row === undefined || row.used <= quota.most ? 0 : Math.max(1, row.left);
}
