import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { openDatabase } from '#server/platform/db/client.ts';
import { startEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { migrateToLatest } from '#server/platform/db/migrate.ts';
import { poolAt, urlOf } from '../load/campus.ts';
import { findPort, startServer } from '#tests/support/restarting-server.ts';
import type { Server, ServerOptions } from '#tests/support/restarting-server.ts';

/** A fresh database of ours in a temporary folder, on which servers can be started. */
export interface Fixture {
  pool: pg.Pool;
  keysDir: string;
  /** Of the PostgreSQL process that all others descend from. */
  postgresPid: number;
  /** Starts a server as a process of its own and waits until it answers. */
  startServer(env?: Record<string, string>): Promise<ServerProcess>;
  close(): Promise<void>;
}

/** A server that answers. */
export interface ServerProcess extends Server {
  /** Milliseconds from its start to its first answer. */
  readyAfter: number;
}

/** Opens a campus fixture. Refuses a database that would acknowledge what is not on disk. */
export async function openFixture(): Promise<Fixture> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-bench-'));
  const database = await startEmbedded({ dataDir: folder });
  const { host } = database.connection;
  const pool = poolAt(host);
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await pool.query(`show ${setting}`);
    if (rows[0]?.[setting] !== 'on') throw new Error(`${setting} is off: nothing to measure here`);
  }
  const { db, close: closeMigrated } = openDatabase(database.connection, () => {}, { max: 1 });
  await migrateToLatest(db);
  await closeMigrated();
  const servers = new Set<ServerProcess>();
  return {
    pool,
    keysDir: path.join(folder, 'keys'),
    postgresPid: database.pid,
    async startServer(env = {}) {
      const server = await startReady({
        dataDir: folder,
        databaseUrl: urlOf(host),
        env: { LOG_LEVEL: 'error', ...env },
      });
      servers.add(server);
      return server;
    },
    async close() {
      for (const server of servers) await server.stop();
      await pool.end();
      await database.stop();
      fs.rmSync(folder, { recursive: true, force: true });
      // It would be started again, and the figures would be of two servers.
      if ([...servers].some((server) => server.restarts() > 0)) {
        throw new Error('no figures: a server ended by itself');
      }
    },
  };
}

/** A server with nothing in it but node:http, for comparison. */
export const startBareServer = () => startReady({ program: 'lab/bench/bare-server.ts' });

async function startReady(options: Omit<ServerOptions, 'port'>): Promise<ServerProcess> {
  const server = startServer({ port: await findPort(), ...options });
  return { ...server, readyAfter: await server.untilReady() };
}
