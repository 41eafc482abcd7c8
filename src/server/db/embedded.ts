// The database that comes with Hustings: starts PostgreSQL on a folder, watches it, ends it cleanly.
// Why each step is there: docs/decisions/0004-embedded-postgres.md.
import { chmodSync, mkdirSync, rmdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findAccount } from './embedded-account.ts';
import type { EmbeddedConnection } from './embedded-address.ts';
import { prepareAddress } from './embedded-address.ts';
import { findBinaries } from './embedded-binaries.ts';
import { prepareCluster } from './embedded-cluster.ts';
import { DataFolderInUse, EmbeddedDatabaseError } from './embedded-error.ts';
import { holdLock } from './embedded-lock.ts';
import type { Postmaster } from './embedded-launch.ts';
import { guard, launch } from './embedded-launch.ts';
import type { Seat } from './embedded-postmaster.ts';
import { endPostmaster, isServing, takeOver } from './embedded-postmaster.ts';

export { DataFolderInUse, EmbeddedDatabaseError };

export interface EmbeddedDatabase {
  connection: EmbeddedConnection;
  pid: number;
  /** It was started by an earlier run, which was killed and left it behind. */
  adopted: boolean;
  /** Ends it cleanly; open transactions are rolled back. May be called twice. */
  stop(): Promise<void>;
  /** Resolves when PostgreSQL ended without stop(); the folder may then be started again. */
  exited: Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  settings?: Record<string, string>;
  /** Hears every line of PostgreSQL's own log. */
  log?: (line: string) => void;
}

/**
 * Starts the database of a data folder, and makes it at first. Holds the folder alone until it
 * stopped. Throws an EmbeddedDatabaseError where the operator can help: its message is one sentence.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = path.resolve(options.dataDir);
  try {
    const home = path.join(dataDir, 'postgres');
    mkdirSync(home, { recursive: true });
    const release = holdLock(path.join(home, 'lock'), dataDir);
    try {
      return await startLocked(home, options, release);
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    if (error instanceof Error && ('syscall' in error || 'errcode' in error)) {
      const sentence = `The data folder ${dataDir} cannot be used: ${error.message}.`;
      throw new EmbeddedDatabaseError(sentence, { cause: error });
    }
    throw error;
  }
}

async function startLocked(
  home: string,
  { settings = {}, log = () => {} }: EmbeddedOptions,
  release: () => void,
): Promise<EmbeddedDatabase> {
  const cluster = path.join(home, 'data');
  const account = findAccount(cluster);
  // Others may pass through, to what is theirs.
  if (account !== null) chmodSync(home, 0o711);
  const binaries = await findBinaries(account, home);
  const address = await prepareAddress(home, account);
  await prepareCluster(cluster, { account, address, binaries });
  const seat: Seat = { cluster, connection: address.connection, binaries, log };
  const earlier = await takeOver(seat);
  const postmaster =
    earlier === null
      ? await launch(seat, account, { ...preferences, ...settings, ...rules, ...address.settings })
      : { ...earlier, ended: untilGone(earlier.pid, cluster) };
  if (earlier !== null) guard(earlier.pid, account, postmaster.ended);
  const database = supervise(postmaster, seat, release);
  try {
    await createDatabase(postmaster.connection);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return { ...database, adopted: earlier !== null };
}

/** What the caller may set otherwise. */
const preferences = {
  timezone: 'UTC',
  cluster_name: 'hustings',
  // After a crash every file is synced before anything else: one call instead of a thousand.
  ...(canSyncAtOnce() ? { recovery_init_sync_method: 'syncfs' } : {}),
};
/** What nobody may: the values of a failing statement are no business of a log. */
const rules = { log_parameter_max_length: '0', log_parameter_max_length_on_error: '0' };

/** Linux alone can, and tells of errors since 5.8. */
function canSyncAtOnce(): boolean {
  const [major = 0, minor = 0] = os.release().split('.').map(Number);
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8));
}

function supervise(
  { pid, connection, ended }: Postmaster,
  seat: Seat,
  release: () => void,
): Omit<EmbeddedDatabase, 'adopted'> {
  let stopped: Promise<void> | null = null;
  let isOver = false;
  const over = ended.then(() => {
    isOver = true;
    // Whoever starts it again after it ended by itself finds it at the same address.
    if (stopped !== null) leaveSocketFolder(connection.host, seat.cluster);
    release();
  });
  const end = async () => {
    await endPostmaster(pid, seat, 'fast');
    for (let waited = 0; !isOver; waited += 20) {
      // After that, leaving the rest to the next start's recovery is kinder than being killed.
      if (waited === 20_000) await endPostmaster(pid, seat, 'immediate');
      await wait(20);
    }
  };
  return {
    connection,
    pid,
    stop: () => (stopped ??= end()),
    exited: new Promise((resolve) => {
      void over.then(() => {
        if (stopped === null) resolve();
      });
    }),
  };
}

/** The postmaster of an earlier run is no child of ours, so we can only look. */
function untilGone(pid: number, cluster: string): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (isServing(pid, cluster)) return;
      clearInterval(look);
      resolve();
    }, 250);
    look.unref();
  });
}

/** Outside the data folder nothing is left when all went well; after a kill it is used again. */
function leaveSocketFolder(folder: string, cluster: string): void {
  if (!path.isAbsolute(folder) || folder.startsWith(path.dirname(cluster))) return;
  try {
    rmdirSync(folder);
  } catch {
    // A killed postmaster left its socket there.
  }
}

async function createDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  // What is lost here fails the query; as an unhandled 'error' it would end this process too.
  client.on('error', () => {});
  await client.connect();
  try {
    const name = connection.database;
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}
