import pg from 'pg';
import type { Connection } from './client.ts';
import { driverSettings } from './follow-primary.ts';

/** Whether the database takes a write now: found out by committing one. */
export interface HealthCheck {
  /** True when a commit went through within the last second. Never throws. */
  isBeating(): Promise<boolean>;
  /** Commits now: true once all that was committed before is as safe as a vote. Never throws. */
  commits(): Promise<boolean>;
  close(): Promise<void>;
}

// A message in the write-ahead log: flushed to disk and sent to the standbys like any commit, and
// nothing is left behind in a table. It alone would pass where writes are switched off.
const beat = `begin;
select pg_logical_emit_message(true, 'hustings', 'pulse'), current_setting('transaction_read_only');
commit`;

interface Timeouts {
  /** Milliseconds a commit may take. */
  answerWithin: number;
  /** Milliseconds for which an answer serves all who ask. */
  goodFor: number;
}

/** Has a connection of its own, so that a busy pool does not look like a dead database. */
export function openHealthCheck(
  connection: Connection,
  { answerWithin, goodFor }: Timeouts = { answerWithin: 2_000, goodFor: 1_000 },
): HealthCheck {
  const pool = new pg.Pool({
    ...driverSettings(connection),
    max: 1,
    connectionTimeoutMillis: answerWithin,
    idleTimeoutMillis: 60_000,
    application_name: 'hustings pulse',
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let latest: { answer: Promise<boolean>; until: number } | null = null;

  async function commit(): Promise<boolean> {
    let client: pg.PoolClient | null = null;
    let isWarned = false;
    try {
      client = await pool.connect();
      // As when the wait for a standby was given up: that is not what a vote may count on.
      client.once('notice', () => {
        isWarned = true;
      });
      const results = (await client.query({
        text: beat,
        query_timeout: answerWithin,
      } as pg.QueryConfig)) as unknown as pg.QueryResult<{ current_setting: string }>[];
      client.removeAllListeners('notice');
      client.release(isWarned);
      return !isWarned && results[1]?.rows[0]?.current_setting === 'off';
    } catch {
      client?.release(true);
      return false;
    }
  }

  return {
    isBeating() {
      if (latest !== null && performance.now() < latest.until) return latest.answer;
      const asked = { answer: commit(), until: Number.POSITIVE_INFINITY };
      latest = asked;
      void asked.answer.then(() => {
        asked.until = performance.now() + goodFor;
      });
      return asked.answer;
    },
    commits: commit,
    close: () => pool.end(),
  };
}
