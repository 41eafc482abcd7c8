// The database that comes with Hustings: starts PostgreSQL on a folder, watches it, ends it cleanly.
// Why each step is there: docs/developers/embedded-postgres.md.
import { chmodSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './make-folder.ts';
import { findAccount } from './account.ts';
import { findBinaries, ownMajor } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { DataFolderInUse, EmbeddedDatabaseError } from './embedded-error.ts';
import { changeClusters, finishChange, hasCluster } from './other-major.ts';
import type { Postmaster } from './postmaster.ts';
import { endEarlierRun, isServing, launch } from './postmaster.ts';
import type { EmbeddedConnection } from './socket-folder.ts';
import { connectionTo, prepareSocketFolder, socketSettings } from './socket-folder.ts';

export { DataFolderInUse, EmbeddedDatabaseError };
export type { EmbeddedConnection };

export interface EmbeddedDatabase {
  connection: EmbeddedConnection;
  pid: number;
  /** Ends it cleanly; open transactions are rolled back. May be called twice. */
  stop(): Promise<void>;
  /** Resolves when PostgreSQL ended, by stop() or by itself; the folder may be started again. */
  exited: Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  settings?: Record<string, string>;
  /** Another PostgreSQL than the one that comes along: the folder of its package. */
  packageFolder?: string;
  /** The way to it, where it is started again. */
  connection?: EmbeddedConnection;
  /** Hears every line of PostgreSQL's own log. */
  log?: (line: string) => void;
}

const homeOf = (dataDir: string) => path.join(path.resolve(dataDir), 'postgres');
const clusterOf = (home: string) => path.join(home, 'data');

/** Whether an embedded database was ever made in this folder. */
export function hasEmbedded(dataDir: string): boolean {
  return hasCluster(clusterOf(homeOf(dataDir)));
}

/** Where the database of a data folder is, and the major version that comes along. */
export function placeOf(dataDir: string): { home: string; cluster: string; ours: string } {
  const home = homeOf(dataDir);
  return { home, cluster: clusterOf(home), ours: ownMajor() };
}

/** Puts a new cluster in the place of the one of a data folder; answers where that is kept. */
export function changeEmbedded(dataDir: string, made: string, say: (step: string) => void): string {
  const home = homeOf(dataDir);
  const unlock = lockFolder(path.join(home, 'lock'), path.resolve(dataDir));
  try {
    return changeClusters(clusterOf(home), made, say);
  } finally {
    unlock();
  }
}

/** The way to the database that another process serves from this folder now. */
export function findRunning(dataDir: string): EmbeddedConnection | null {
  const home = homeOf(dataDir);
  return isServing(clusterOf(home)) ? connectionTo(home) : null;
}

/**
 * Starts the database of a data folder, and makes it at first. Holds the folder alone until it
 * stopped. Throws an EmbeddedDatabaseError where the operator can help: its message is one sentence.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = path.resolve(options.dataDir);
  const home = homeOf(dataDir);
  try {
    makeFolder(home);
    const unlock = lockFolder(path.join(home, 'lock'), dataDir);
    try {
      const postmaster = await startLocked(home, options);
      const exited = postmaster.ended.then(unlock);
      const stop = () => postmaster.stop().then(() => exited);
      const { connection = connectionTo(home) } = options;
      return { connection, pid: postmaster.pid, stop, exited };
    } catch (error) {
      unlock();
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

/**
 * Holds a lock that the kernel drops with this process, however it ends; answers how to let go.
 * Node has no flock of its own; an exclusive SQLite transaction is one, on every system.
 */
function lockFolder(file: string, dataDir: string): () => void {
  const lock = new DatabaseSync(file);
  try {
    // Whoever can read it could hold it.
    chmodSync(file, 0o600);
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && error.message.includes('locked'))) throw error;
    throw new DataFolderInUse(
      `Another Hustings is already running on ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

async function startLocked(
  home: string,
  { settings = {}, packageFolder, log = () => {} }: EmbeddedOptions,
): Promise<Postmaster> {
  const cluster = clusterOf(home);
  finishChange(cluster);
  const account = findAccount(cluster);
  // Others may pass through, to what is theirs.
  if (account !== null) chmodSync(home, 0o711);
  const binaries = findBinaries(account, home, undefined, packageFolder);
  await prepareCluster(cluster, { account, binaries });
  await endEarlierRun(cluster);
  prepareSocketFolder(home, account);
  const all = { ...preferences, ...settings, ...rules, ...socketSettings };
  return launch(cluster, { account, settings: all, postgres: binaries.postgres }, log);
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
