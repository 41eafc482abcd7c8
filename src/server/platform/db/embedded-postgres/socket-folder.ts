// Where the database listens: a socket in a private folder beside the cluster, and nowhere else.
import * as fs from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';

export interface EmbeddedConnection {
  host: string;
  user: string;
  database: string;
  port: number;
  /** Given, as the client would else take PGSSLMODE for it. */
  ssl: false;
}

export const socketSettings = {
  listen_addresses: '',
  // As seen from inside the cluster: no path is too long, and no folder above is in the way.
  unix_socket_directories: '../socket',
  unix_socket_permissions: '0700',
  // Neither a small /dev/shm nor a clean-up at log-out can take it away.
  dynamic_shared_memory_type: 'mmap',
};

/** Makes the folder ready; no PostgreSQL runs now. */
export function prepareSocketFolder(home: string, account: Account): void {
  const folder = path.join(home, 'socket');
  // Earlier releases put a link here where the path was long.
  if (fs.lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) fs.rmSync(folder);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.chmodSync(folder, 0o700);
  if (account !== null) fs.chownSync(folder, account.uid, account.gid);
  // Somebody else may have the number that a killed PostgreSQL left in it.
  fs.rmSync(path.join(folder, '.s.PGSQL.5432.lock'), { force: true });
}

/** The way to the database of `home`, from this process. */
export function connectionTo(home: string): EmbeddedConnection {
  const folder = path.join(home, 'socket');
  // The path of a socket ends at 107 bytes. A descriptor has a short one, as long as we run.
  const isLong = Buffer.byteLength(path.join(folder, '.s.PGSQL.5432')) > 107;
  const isLinux = process.platform === 'linux';
  const host = isLong && isLinux ? `/proc/self/fd/${fs.openSync(folder, 'r')}` : folder;
  return { host, user: 'hustings', database: 'hustings', port: 5432, ssl: false };
}
