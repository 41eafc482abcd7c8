// Where the database listens: a socket in a private folder. Windows: see embedded-windows.ts.
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from './embedded-account.ts';
import { canEnter } from './embedded-account.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { loopbackAddress } from './embedded-windows.ts';

export interface EmbeddedConnection {
  host: string;
  user: string;
  database: string;
  port: number;
  /** Windows only; a socket is guarded by its folder. */
  password?: string;
  /** Given, as the client would else take PGSSLMODE for it. */
  ssl: false;
}

export interface Address {
  connection: EmbeddedConnection;
  /** What initdb must know about it. */
  initArgs: string[];
  settings: Record<string, string>;
}

/** The shortest that a system allows: macOS, with its closing zero (Linux has 4 bytes more). */
const longestSocketPath = 103;

/** Prepares the place where the database of `home` is to listen. */
export async function prepareAddress(home: string, account: Account): Promise<Address> {
  if (process.platform === 'win32') return loopbackAddress(home);
  const folder = prepareSocketFolder(home, account);
  return {
    connection: { host: folder, user: 'hustings', database: 'hustings', port: 5432, ssl: false },
    initArgs: ['--auth-local=trust', '--auth-host=reject'],
    settings: {
      listen_addresses: '',
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
      // Neither a small /dev/shm nor a clean-up at log-out can take it away.
      dynamic_shared_memory_type: 'mmap',
    },
  };
}

/** Beside the cluster where a socket fits and the account may go; else a link there leads to it. */
function prepareSocketFolder(home: string, account: Account): string {
  const near = path.join(home, 'socket');
  const found = lstatSync(near, { throwIfNoEntry: false });
  if (fits(near) && canEnter(home, account)) {
    if (found?.isDirectory() !== true) rmSync(near, { force: true });
    mkdirSync(near, { recursive: true, mode: 0o700 });
    if (account !== null) chownSync(near, account.uid, account.gid);
    chmodSync(near, 0o700);
    return near;
  }
  const far = found?.isSymbolicLink() === true ? readlinkSync(near) : null;
  if (far !== null && isPrivate(far, account)) return far;
  rmSync(near, { recursive: true, force: true });
  const made = makeFarFolder(account);
  symlinkSync(made, near);
  return made;
}

/** A random name that nobody could take before us, in a folder that outlives this process. */
function makeFarFolder(account: Account): string {
  const place = [os.tmpdir(), '/tmp'].find(
    (one) => fits(path.join(one, 'hustings-XXXXXX')) && canEnter(one, account),
  );
  if (place === undefined) {
    throw new EmbeddedDatabaseError(
      'The database found no folder for its socket: set TMPDIR to a folder with a short name that every user may enter.',
    );
  }
  const made = mkdtempSync(path.join(place, 'hustings-'));
  if (account !== null) chownSync(made, account.uid, account.gid);
  return made;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, '.s.PGSQL.5432')) <= longestSocketPath;
}

/** After a restart of the machine the name is free again, and anybody may have taken it. */
function isPrivate(folder: string, account: Account): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  const owner = account?.uid ?? process.getuid?.();
  return found?.isDirectory() === true && found.uid === owner && (found.mode & 0o077) === 0;
}
