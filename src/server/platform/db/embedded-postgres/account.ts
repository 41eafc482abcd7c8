// PostgreSQL refuses to run as root, so root lends it another account.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** Whom the database runs as; null: as ourselves. */
export type Account = { uid: number; gid: number } | null;

/** The owner of the cluster where there is one; else postgres or nobody when we are root. */
export function findAccount(cluster: string): Account {
  const own = process.getuid?.();
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
  const account = owner ?? lookUp('postgres') ?? lookUp('nobody');
  if (account !== null) return { uid: account.uid, gid: account.gid };
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

/** How a program of PostgreSQL is run: nothing of our environment, and messages that we know. */
export function runAs(account: Account, folder = '/') {
  return { ...account, cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } };
}
