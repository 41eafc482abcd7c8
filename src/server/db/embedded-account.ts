// PostgreSQL refuses to run as root, so root lends it another account.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, openSync, closeSync, statSync } from 'node:fs';
import { bareEnvironment } from './embedded-environment.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** Whom the database runs as; null: as ourselves. */
export type Account = { uid: number; gid: number } | null;

/** The owner of the cluster where there is one; else postgres or nobody when we are root. */
export function findAccount(cluster: string): Account {
  const own = process.getuid?.();
  if (own === undefined) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (own !== 0) {
    if (owner === undefined || owner.uid === own) return null;
    throw new EmbeddedDatabaseError(
      `The database in ${cluster} belongs to the user with the number ${owner.uid}, and this is ${own}: start Hustings as that user or as root, or set DATA_DIR to another folder.`,
    );
  }
  if (owner?.uid === 0) {
    throw new EmbeddedDatabaseError(
      `The database in ${cluster} belongs to root, whom PostgreSQL refuses: give it to another user with "chown -R nobody ${cluster}".`,
    );
  }
  if (owner !== undefined) return { uid: owner.uid, gid: owner.gid };
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (account !== null) return account;
  throw new EmbeddedDatabaseError(
    'PostgreSQL refuses to run as root, and there is no user postgres or nobody here: start Hustings as an ordinary user.',
  );
}

function lookUp(name: string): Account {
  const ask = (what: string) =>
    Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}

export function canEnter(folder: string, account: Account): boolean {
  if (account === null) return true;
  const options = { ...account, ...bareEnvironment, cwd: '/', stdio: 'ignore' } as const;
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], options).status === 0;
}

/** A way for a child to a folder: its path, and what to append to the child's stdio for it. */
export interface Door {
  path: string;
  stdio: number[];
  close(): void;
}

/** Into a folder below one that only root may enter, the account goes through an open descriptor. */
export function openDoor(folder: string, account: Account): Door {
  if (canEnter(folder, account)) return { path: folder, stdio: [], close: () => {} };
  if (!existsSync('/proc/self/fd')) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL refuses to run as root, and no other user may enter ${folder}: set DATA_DIR to a folder such as /var/lib/hustings, or start Hustings as an ordinary user.`,
    );
  }
  const descriptor = openSync(folder, 'r');
  // The first after stdin, stdout and stderr.
  return { path: '/proc/self/fd/3', stdio: [descriptor], close: () => closeSync(descriptor) };
}
