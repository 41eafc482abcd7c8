import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Log } from '../platform/log.ts';
import type { EmbeddedConnection } from './embedded-address.ts';
import { startEmbedded } from './embedded.ts';
import type { EmbeddedDatabase } from './embedded.ts';

/** Pauses between two starts that fail: a full disk may stay full for hours. */
const shortestPause = 250;
const longestPause = 5_000;

/** The embedded database as long as the server runs, whatever becomes of its process. */
export interface KeptDatabase {
  connection: EmbeddedConnection;
  stop(): Promise<void>;
  /** Rejects when it came back at another address, which only a new start of the server knows. */
  failed: Promise<never>;
}

/**
 * Starts the database of a data folder, and starts it again whenever it ends by itself. Meanwhile
 * requests are answered with a 503. What stands in the way of the first start is thrown.
 */
export async function keepEmbedded(parts: { dataDir: string; log: Log }): Promise<KeptDatabase> {
  const { dataDir, log } = parts;
  const start = () =>
    startEmbedded({ dataDir, log: (line) => log.debug({ line }, 'the database says') });
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  const stopping = new AbortController();
  let current: EmbeddedDatabase | null = null;
  let reviving: Promise<void> = Promise.resolve();

  const { connection } = await begin();

  async function begin(): Promise<EmbeddedDatabase> {
    const database = await start();
    current = database;
    void database.exited.then(() => {
      current = null;
      reviving = revive();
    });
    return database;
  }

  async function revive(): Promise<void> {
    log.error({}, 'the embedded database ended by itself and is started again');
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      try {
        const database = await begin();
        if (!isDeepStrictEqual(database.connection, connection)) {
          failed.reject(new Error('The embedded database came back at another address.'));
        }
        log.warn({ pid: database.pid }, 'the embedded database is back');
        return;
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        log.error({ problem }, 'the embedded database could not be started again');
      }
      const pause = Math.min(longestPause, shortestPause * 2 ** failures);
      await wait(pause, null, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    connection,
    failed: failed.promise,
    async stop() {
      stopping.abort();
      await reviving;
      await current?.stop();
    },
  };
}
