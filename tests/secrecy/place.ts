// The server that is attacked: a process of its own over its embedded database, from this checkout
// or from another one.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findPort, startServer } from '../support/restarting-server.ts';

const here = path.resolve(import.meta.dirname, '../..');

/** The checkout whose server is attacked: SECRECY_CHECKOUT names another than this one. */
export const checkout = path.resolve(process.env['SECRECY_CHECKOUT'] ?? here);

export const admin = { email: 'admin@campus.example', password: 'a lamp by the sea' };

export interface Place {
  url: string;
  /** All that the server keeps; the attacker reads it without the folder of keys. */
  dataDir: string;
  /** All that the server said, at its most talkative. */
  said(): string;
  /** As superuser of the database. */
  sql: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Makes a backup by the product's own command; the key that may lie beside it is not read. */
  backUp(name: string): string;
  stop(): Promise<void>;
}

// What an operator may have set, and what makes the attack easier: nothing of the log is thrown
// away, and every statement is noted.
const settings = [
  "alter system set wal_keep_size = '4GB'",
  "alter system set shared_preload_libraries = 'pg_stat_statements'",
  'alter system set log_min_duration_statement = 0',
];

/** Starts a server on an empty folder and gives its attacker the extensions of PostgreSQL. */
export async function openPlace(): Promise<Place> {
  // Not in the folder of this user: PostgreSQL runs as another one where we are root.
  const dataDir = mkdtempSync('/tmp/hustings-secrecy-');
  chmodSync(dataDir, 0o755);
  const lines: string[] = [];
  const hear = (line: string) => lines.push(line);
  const port = await findPort();
  const start = async () => {
    const program = path.join(checkout, 'src/server/main.ts');
    const server = startServer({ port, program, dataDir, env: environment, hear });
    await server.untilReady();
    return { server, pool: openPool(dataDir) };
  };
  const first = await start();
  for (const setting of settings) await first.pool.query(setting);
  await first.pool.end();
  await first.server.stop();
  const { server, pool } = await start();
  for (const name of ['pageinspect', 'pg_walinspect', 'pg_stat_statements']) {
    await pool.query(`create extension ${name}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    said: () => lines.join('\n'),
    sql: async <Row>(text: string, values: unknown[] = []) =>
      (await pool.query(text, values)).rows as Row[],
    backUp(name) {
      const file = path.join(dataDir, 'backups', name);
      const script = ['tools/backup.ts', 'scripts/backup.ts'].find((one) =>
        existsSync(path.join(checkout, one)),
      );
      if (script === undefined) throw new Error(`${checkout} has no command for backups`);
      // On a slow machine elections are held again, and a command overwrites no file.
      for (const one of [file, file.replace(/\.tar\.gz$/, '-keys.json')])
        rmSync(one, { force: true });
      execFileSync(process.execPath, [script, '--to', file], {
        cwd: checkout,
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
        stdio: 'pipe',
      });
      return file;
    },
    async stop() {
      await pool.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

const environment = {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  LOG_LEVEL: 'debug',
};

function openPool(dataDir: string): pg.Pool {
  const host = path.join(dataDir, 'postgres/socket');
  const pool = new pg.Pool({ host, user: 'hustings', database: 'hustings', max: 2 });
  pool.on('error', () => {});
  return pool;
}
