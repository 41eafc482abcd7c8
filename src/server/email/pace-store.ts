import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

/** How fast e-mails may leave, and by how many seconds this one may run ahead of that. */
interface Pace {
  perMinute: number;
  ahead: number;
}

/**
 * Takes a turn of the pace that all servers share; answers 0, or in how many seconds there will be one.
 * `free_at` is the moment up to which the e-mails that left have used up the pace.
 */
export async function takeTurn(tx: Tx, { perMinute, ahead }: Pace): Promise<number> {
  await sql`insert into mail_state default values on conflict do nothing`.execute(tx);
  const { rows: taken } = await sql`
    update mail_state
    set free_at = greatest(free_at, clock_timestamp()) + make_interval(secs => ${60 / perMinute})
    where free_at <= clock_timestamp() + make_interval(secs => ${ahead})
    returning free_at`.execute(tx);
  if (taken.length > 0) return 0;
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from free_at - clock_timestamp())::float8 - ${ahead} as wait
    from mail_state`.execute(tx);
  return Math.max(0.01, rows[0]?.wait ?? 0);
}

/** Counts e-mails more under each of these keys, in order, and answers how many there were before in its hour. */
export async function countEmails(
  tx: Tx,
  keys: readonly { key: string; uses: number }[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const now = sql<string>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const { rows } = await sql<{ key: string; before: number }>`
    with used as (
      select key, uses from unnest(${keys.map(({ key }) => key)}::text[],
        ${keys.map(({ uses }) => uses)}::integer[]) as u (key, uses)),
    counted as (
      insert into quotas as q (key, points, expire) select key, uses, ${now} + 3600000 from used order by key
      on conflict (key) do update set
        points = case when q.expire <= ${now} then excluded.points else q.points + excluded.points end,
        expire = case when q.expire <= ${now} then ${now} + 3600000 else q.expire end
      returning key, points)
    select key, points - uses as before from counted join used using (key)`.execute(tx);
  return new Map(rows.map(({ key, before }) => [key, before]));
}
