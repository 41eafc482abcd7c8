import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** How a name fares that somebody tries: failures in a row, and the seconds until the next try. */
export interface Attempts {
  key: Buffer;
  failures: number;
  wait: number;
}

/** Locks the counts of these names, in order, creating those that are new or an hour old. */
export async function lockAttempts(tx: Tx, keys: readonly Buffer[]): Promise<Attempts[]> {
  await sql`
    insert into log_in_attempts (key, failures)
    select key, 0 from unnest(${keys}::bytea[]) as k(key) order by key
    on conflict (key) do nothing`.execute(tx);
  const { rows } = await sql<Attempts & { is_quiet: boolean }>`
    select key, failures, last_at < clock_timestamp() - interval '1 hour' as is_quiet,
      greatest(0, coalesce(extract(epoch from blocked_until - clock_timestamp()), 0))::float as wait
    from log_in_attempts where key = any(${keys}::bytea[]) order by key for update`.execute(tx);
  return rows.map(({ is_quiet, ...row }) => (is_quiet ? { ...row, failures: 0, wait: 0 } : row));
}

/** Writes one more failure down, and how many seconds nobody may try again. */
export async function countFailure(tx: Tx, attempts: Attempts, pause: number): Promise<void> {
  await sql`
    update log_in_attempts set failures = ${attempts.failures + 1}, last_at = clock_timestamp(),
      blocked_until = clock_timestamp() + make_interval(secs => ${pause})
    where key = ${attempts.key}`.execute(tx);
}

/** The most failures in a row of one of these names. */
export async function mostFailures(db: Db, keys: readonly Buffer[]): Promise<number> {
  const row = await db
    .selectFrom('log_in_attempts')
    .select(({ fn }) => fn.max('failures').as('most'))
    .where('key', 'in', keys)
    .executeTakeFirst();
  return row?.most ?? 0;
}

export async function forgetAttempts(tx: Tx, keys: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('log_in_attempts').where('key', 'in', keys).execute();
}
