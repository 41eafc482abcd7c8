import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { startEmbedded } from './embedded-postgres/start-embedded.ts';
import type { EmbeddedConnection } from './embedded-postgres/start-embedded.ts';

/** Pauses between two starts that fail: a full disk may stay full for hours. */
const shortestPause = 250;
const longestPause = 5_000;

/** The embedded database as long as the server runs, whatever becomes of its process. */
export interface KeptDatabase {
  connection: EmbeddedConnection;
  stop(): Promise<void>;
}

/**
 * Starts the database of a data folder, and starts it again at the same address whenever it ends by
 * itself. What stands in the way of the first start is thrown.
 */
export async function keepEmbedded(parts: { dataDir: string; log: Log }): Promise<KeptDatabase> {
  const { dataDir, log } = parts;
  const hear = (line: string) => log.debug({ line }, 'the database says');
  const stopping = new AbortController();
  let current = await startEmbedded({ dataDir, log: hear });
  const { connection } = current;
  const kept = keep();

  async function keep(): Promise<void> {
    for (;;) {
      await current.exited;
      if (stopping.signal.aborted) return;
      log.error({}, 'the embedded database ended by itself and is started again');
      await revive();
    }
  }

  async function revive(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      try {
        current = await startEmbedded({ dataDir, log: hear, connection });
        log.warn({ pid: current.pid }, 'the embedded database is back');
        if (stopping.signal.aborted) await current.stop();
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
    async stop() {
      stopping.abort();
      await current.stop();
      await kept;
    },
  };
}
