import type pg from 'pg';

/** What the driver does not tell in its types: every refusal as it comes in. */
interface Refusals {
  on(event: 'errorMessage', hear: (refusal: { code?: string }) => void): void;
}

/**
 * Lends no connection again on which the database refused to write: it leads to a standby, or to a
 * primary that was demoted.
 */
export function dropReadOnly(pool: pg.Pool): void {
  const readOnly = new WeakSet<object>();
  pool.on('connect', (client) => {
    (client as { connection?: Refusals }).connection?.on('errorMessage', ({ code }) => {
      if (code === '25006') readOnly.add(client);
    });
  });
  pool.on('release', (_, client) => {
    // The pool keeps none that is ending.
    if (readOnly.has(client)) client.end().catch(() => {});
  });
}
