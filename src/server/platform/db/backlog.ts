import type { Database } from './client.ts';

/** Work that is due and not done yet, of all processes together. */
export interface Backlog {
  jobs: number;
  /** Seconds since the oldest of them was due. */
  oldestJob: number;
  letters: number;
  /** Letters that wait for the desk's decision. */
  stuckLetters: number;
}

const statement = `select
  (select count(*)::int from pgboss.job where state in ('created', 'retry') and start_after <= now())
    as jobs,
  (select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 from pgboss.job
    where state in ('created', 'retry') and start_after <= now()) as "oldestJob",
  (select count(*)::int from letters where status in ('waiting', 'sending')) as letters,
  (select count(*)::int from letters where status = 'stuck') as "stuckLetters"`;

export async function readBacklog(pool: Database['pool']): Promise<Backlog | null> {
  const { rows } = await pool.query<Backlog>(statement);
  return rows[0] ?? null;
}
