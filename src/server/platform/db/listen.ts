import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openClockOffset } from './clock.ts';
import { liveNameOf } from '../../release.ts';
import type { ClockOffset } from './clock.ts';
import type { Log } from '../log.ts';
import type { Connection } from './client.ts';
import { driverSettings } from './follow-primary.ts';

const longestPause = 5_000;
const healthCheck = 1_000;
// Two beats: one may come late on a busy machine.
const trustedFor = 2_000;

/** An ear on one channel of the database. */
export interface Listener {
  /** False while messages may be missed: the line is down, or gave no sign of life lately. */
  isConnected(): boolean;
  /** The database's clock, in milliseconds since 1970. */
  databaseNow(): number;
  close(): Promise<void>;
}

/** What is known of the line. */
interface Line {
  /** All messages committed before this moment (`performance.now()`) have come. */
  connectedUntil: number;
  clock: ClockOffset;
}

/**
 * Listens on a connection of its own and comes back by itself when that is lost: `onReturn` then
 * says that messages may have been missed, or that the database's clock was set. Throws when it cannot listen in the first place.
 */
export async function openListener(parts: {
  connection: Connection;
  channel: string;
  log: Log;
  /** What this server says of itself to the others (key-folder-elsewhere.ts). */
  sign?: string;
  onMessage: (payload: string) => void;
  onReturn: () => void;
}): Promise<Listener> {
  const closing = new AbortController();
  const ready = Promise.withResolvers<void>();
  const line: Line = { connectedUntil: -Infinity, clock: openClockOffset() };
  let sessions = 0;
  let failures = 0;

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listenOnce(parts, line, closing.signal, () => {
          failures = 0;
          sessions += 1;
          if (sessions === 1) ready.resolve();
          else parts.onReturn();
        });
      } catch (error) {
        line.connectedUntil = -Infinity;
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
    isConnected: () => performance.now() - line.connectedUntil < trustedFor,
    databaseNow: () => line.clock.now(),
    async close() {
      closing.abort(new Error('no longer listening'));
      await listening;
    },
  };
}

/** One connection's life: resolves never, throws when it is over. */
async function listenOnce(
  parts: Parameters<typeof openListener>[0],
  line: Line,
  closing: AbortSignal,
  onReady: () => void,
): Promise<void> {
  const { connection, channel, onMessage, onReturn } = parts;
  const client = new pg.Client({
    ...driverSettings(connection),
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 5_000,
    // By this a release that cannot run beside this one sees that it runs.
    application_name: liveNameOf(parts.sign ?? null),
  });
  const over = Promise.withResolvers<never>();
  over.promise.catch(() => {});
  const end = (reason: unknown) => {
    line.connectedUntil = -Infinity;
    over.reject(reason);
  };
  client.on('error', end);
  client.on('end', () => end(new Error('the connection ended')));
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  const stop = () => end(closing.reason);
  closing.addEventListener('abort', stop, { once: true });
  const beating = new AbortController();
  try {
    await Promise.race([over.promise, client.connect()]);
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    await checkHealth(client, channel, line);
    onReady();
    beat(async () => {
      if (await checkHealth(client, channel, line)) onReturn();
    }, beating.signal).catch(end);
    await over.promise;
  } finally {
    beating.abort();
    closing.removeEventListener('abort', stop);
    // A connection that is dead without knowing it would be waited for in vain.
    await Promise.race([client.end().catch(() => {}), wait(1_000, null, { ref: false })]);
  }
}

async function beat(feel: () => Promise<void>, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    await wait(healthCheck, null, { ref: false, signal: ending }).catch(() => {});
    if (!ending.aborted) await feel();
  }
}

/**
 * A line that fell silent looks like a quiet one, so it is asked every second, and what time it is
 * with it. True when the database's clock was set meanwhile.
 */
async function checkHealth(client: pg.Client, channel: string, line: Line): Promise<boolean> {
  const sent = performance.now();
  const { rows } = await client.query<{ now: Date }>(
    `select clock_timestamp() as now
      from pg_listening_channels() as channel where channel = $1`,
    [channel],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the database no longer knows that we listen');
  line.connectedUntil = sent;
  return line.clock.learn(row.now.getTime(), { sent, received: performance.now() });
}
