import type { TestApp } from './test-app.ts';

/**
 * Lets the process that started last hear nothing more from the database: the backend that would
 * tell it stands still, without a word and without an end of the connection. Gives the way back.
 */
export async function silenceLast(app: TestApp): Promise<() => void> {
  const { rows } = await app.ctx.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database()
       and application_name like 'hustings live%' order by backend_start desc limit 1`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('Nobody listens.');
  process.kill(row.pid, 'SIGSTOP');
  return () => process.kill(row.pid, 'SIGCONT');
}
