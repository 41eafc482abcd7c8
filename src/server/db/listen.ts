import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../platform/log.ts';
import type { Connection } from './client.ts';

const longestPause = 5_000;
const pulse = 15_000;

/** An ear on one channel of the database. */
export interface Listener {
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own and comes back by itself when that is lost: `onReturn` then
 * says that messages may have been missed. Throws when it cannot listen in the first place.
 */
export async function openListener(parts: {
  connection: Connection;
  channel: string;
  log: Log;
  onMessage: (payload: string) => void;
  onReturn: () => void;
}): Promise<Listener> {
  const closing = new AbortController();
  const ready = Promise.withResolvers<void>();
  let sessions = 0;
  let failures = 0;

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listenOnce(parts, closing.signal, () => {
          failures = 0;
          sessions += 1;
          if (sessions === 1) ready.resolve();
          else parts.onReturn();
        });
      } catch (error) {
        if (closing.signal.aborted) return;
        if (sessions === 0) return ready.reject(error);
        const problem = error instanceof Error ? error.message : String(error);
        parts.log.warn({ problem }, 'listening to the database was interrupted');
        const pause = Math.min(longestPause, 100 * 2 ** failures);
        failures += 1;
        await wait(pause, null, { ref: false, signal: closing.signal }).catch(() => {});
      }
    }
  }

  const listening = keepListening();
  await ready.promise;
  return {
    async close() {
      closing.abort(new Error('no longer listening'));
      await listening;
    },
  };
}

/** One connection's life: resolves never, throws when it is over. */
async function listenOnce(
  { connection, channel, onMessage }: Parameters<typeof openListener>[0],
  closing: AbortSignal,
  onReady: () => void,
): Promise<void> {
  const client = new pg.Client({
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'hustings live',
  });
  const over = Promise.withResolvers<never>();
  over.promise.catch(() => {});
  client.on('error', over.reject);
  client.on('end', () => over.reject(new Error('the connection ended')));
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  const stop = () => over.reject(closing.reason);
  closing.addEventListener('abort', stop, { once: true });
  let beating: NodeJS.Timeout | undefined;
  try {
    await Promise.race([over.promise, client.connect()]);
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    onReady();
    beating = setInterval(() => void feelPulse(client, channel).catch(over.reject), pulse);
    beating.unref();
    await over.promise;
  } finally {
    clearInterval(beating);
    closing.removeEventListener('abort', stop);
    // A connection that is dead without knowing it would be waited for in vain.
    await Promise.race([client.end().catch(() => {}), wait(1_000, null, { ref: false })]);
  }
}

/** A line that fell silent looks like a quiet one, so it is asked now and then. */
async function feelPulse(client: pg.Client, channel: string): Promise<void> {
  const { rowCount } = await client.query({
    text: 'select from pg_listening_channels() as channel where channel = $1',
    values: [channel],
    query_timeout: 5_000,
  } as pg.QueryConfig);
  if (rowCount !== 1) throw new Error('the database no longer knows that we listen');
}
