import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabase } from '#server/platform/db/client.ts';
import { startEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { migrateToLatest } from '#server/platform/db/migrate.ts';
import { poolAt, urlOf } from '../load/database.ts';

const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');

/** A fresh database of ours in a temporary folder, on which servers can be started. */
export interface Fixture {
  pool: pg.Pool;
  /** Of the PostgreSQL process that all others descend from. */
  postgresPid: number;
  /** Starts a server as a process of its own and waits until it answers. */
  startServer(settings?: Record<string, string>): Promise<ServerProcess>;
  close(): Promise<void>;
}

export interface ServerProcess {
  port: number;
  pid: number;
  /** Milliseconds from its start to its first answer. */
  readyAfter: number;
  stop(): Promise<void>;
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
    postgresPid: database.pid,
    async startServer(settings = {}) {
      const server = await startProcess([main], {
        DATABASE_URL: urlOf(host),
        DATA_DIR: folder,
        TRUST_PROXY: 'yes',
        LOG_LEVEL: 'error',
        ...settings,
      });
      servers.add(server);
      return server;
    },
    async close() {
      for (const server of servers) await server.stop();
      await pool.end();
      await database.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server with nothing in it but node:http, for comparison. */
export function startBareServer(): Promise<ServerProcess> {
  return startProcess([path.join(import.meta.dirname, 'bare-server.ts')], {});
}

async function startProcess(
  args: readonly string[],
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: os.tmpdir(),
    stdio: ['ignore', 'pipe', 'inherit'],
    // The system gives out the port at the moment of listening, so it is never a taken one.
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...settings },
  });
  const port = await readPort(child);
  await untilItAnswers(child, port);
  const { pid = 0 } = child;
  const readyAfter = performance.now() - began;
  return { port, pid, readyAfter, stop: () => stopProcess(child) };
}

/** From the line in which a server says where it is ready. */
async function readPort({ stdout }: { stdout: Readable }): Promise<number> {
  let said = '';
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    const [, port] = / is ready at http:\S+:(\d+)/.exec(said) ?? [];
    if (port === undefined) continue;
    // What it says later is not needed, and must not fill the pipe.
    stdout.resume();
    return Number(port);
  }
  throw new Error(`A server of the benchmark did not start: ${said}`);
}

async function untilItAnswers(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('A server of the benchmark ended.');
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
      await answer.arrayBuffer();
      if (answer.ok) return;
    } catch {
      // Not yet.
    }
    await wait(5);
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
