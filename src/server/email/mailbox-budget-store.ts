import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

/** Counts one e-mail more under this key, and answers how many there were in its hour. */
export async function countEmail(tx: Tx, key: string): Promise<number> {
  const now = sql<string>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const { rows } = await sql<{ points: number }>`
    insert into quotas as q (key, points, expire) values (${key}, 1, ${now} + 3600000)
    on conflict (key) do update set
      points = case when q.expire <= ${now} then 1 else q.points + 1 end,
      expire = case when q.expire <= ${now} then ${now} + 3600000 else q.expire end
    returning points`.execute(tx);
  return rows[0]?.points ?? 1;
}
