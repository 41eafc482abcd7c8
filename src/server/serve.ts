import { mkdirSync } from 'node:fs';
import { buildApp } from './app.ts';
import { buildContext } from './build-context.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Connection } from './db/client.ts';
import { startEmbedded } from './db/embedded.ts';
import { offerSetUp } from './features/campus/offer-set-up.ts';
import type { FullLog } from './platform/log.ts';

/** A server that answers, until it is closed. */
export interface Serving {
  ctx: Context;
  /** Where it listens. */
  url: string;
  /** The one-time link of the first admin; null once there is one. */
  setUpLink: string | null;
  /** Lets requests in flight finish, then closes the database cleanly. */
  close(): Promise<void>;
  /** Rejects when the embedded database ended by itself. */
  failed: Promise<never>;
}

/** Starts the database where it is ours, migrates, opens all parts and listens. */
export async function serve(config: Config, log: FullLog): Promise<Serving> {
  mkdirSync(config.dataDir, { recursive: true });
  const database = await openConnection(config, log);
  try {
    const running = await buildContext({ config, connection: database.connection, log });
    const app = await buildApp(running.ctx, log);
    const setUpLink = await offerSetUp(running.ctx);
    await app.listen({ host: config.host, port: config.port });
    return {
      ctx: running.ctx,
      url: addressOf(app.server.address(), config),
      setUpLink,
      failed: database.failed,
      async close() {
        // Streams never end by themselves, so they go first; then requests in flight finish.
        await running.ctx.live.close();
        await app.close();
        await running.close();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

interface OpenConnection {
  connection: Connection;
  failed: Promise<never>;
  stop(): Promise<void>;
}

async function openConnection(config: Config, log: FullLog): Promise<OpenConnection> {
  if (config.databaseUrl !== null) {
    return {
      connection: { connectionString: config.databaseUrl },
      failed: new Promise<never>(() => {}),
      stop: async () => {},
    };
  }
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    log: (line) => log.debug({ line }, 'postgres'),
  });
  const failed = embedded.exited.then((): never => {
    throw new Error('The embedded database ended unexpectedly.');
  });
  failed.catch(() => {});
  return { connection: embedded.connection, failed, stop: () => embedded.stop() };
}

function addressOf(
  address: ReturnType<import('node:http').Server['address']>,
  config: Config,
): string {
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`;
}
