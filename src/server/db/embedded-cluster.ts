import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Account } from './embedded-account.ts';
import { openDoor } from './embedded-account.ts';
import type { Address } from './embedded-address.ts';
import type { Binaries } from './embedded-binaries.ts';
import { syncToDisk } from './embedded-binaries.ts';
import { bareEnvironment } from './embedded-environment.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { removeFolder } from './remove-folder.ts';

/** Makes the cluster where there is none; refuses what this PostgreSQL cannot open. */
export async function prepareCluster(
  cluster: string,
  how: { account: Account; address: Address; binaries: Binaries },
): Promise<void> {
  const home = path.dirname(cluster);
  // What an initdb left that did not come to its end.
  for (const name of readdirSync(home).filter((one) => one.startsWith('data.init-'))) {
    // It may outlive its server, still writing there, and clear up after itself when it fails.
    removeFolder(path.join(home, name));
  }
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    return checkVersion(cluster, how.binaries.major);
  }
  const draft = mkdtempSync(`${cluster}.init-`);
  try {
    if (how.account !== null) chownSync(draft, how.account.uid, how.account.gid);
    await runInitdb(draft, how);
    renameSync(draft, cluster);
    syncToDisk(home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

function checkVersion(cluster: string, major: string): void {
  const file = path.join(cluster, 'PG_VERSION');
  if (!existsSync(file)) {
    throw new EmbeddedDatabaseError(
      `${cluster} holds something that is no database: move it away, or set DATA_DIR to another folder.`,
    );
  }
  const found = readFileSync(file, 'utf8').trim();
  if (found === major) return;
  throw new EmbeddedDatabaseError(
    `The database in ${cluster} was made by PostgreSQL ${found}, and this Hustings brings PostgreSQL ${major}: start the Hustings that made it, or set DATA_DIR to another folder.`,
  );
}

async function runInitdb(
  draft: string,
  { account, address, binaries }: { account: Account; address: Address; binaries: Binaries },
): Promise<void> {
  const door = openDoor(draft, account);
  // The builtin locale sorts alike on every system; C is the one that every system has beside it.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const args = ['-D', door.path, '-U', 'hustings', '-E', 'UTF8', '--no-instructions'];
  try {
    const child = spawn(binaries.initdb, [...args, ...locale, ...address.initArgs], {
      ...account,
      ...bareEnvironment,
      cwd: path.parse(draft).root,
      stdio: ['ignore', 'ignore', 'pipe', ...door.stdio],
    });
    const [said, [code]] = await Promise.all([
      child.stderr === null ? '' : text(child.stderr),
      once(child, 'exit') as Promise<[number | null]>,
    ]);
    if (code !== 0) throw new EmbeddedDatabaseError(failure('create the database', said));
  } finally {
    door.close();
  }
}

/** The sentence for a program that ended too early: the gravest thing that it said. */
export function failure(aim: string, said: string): string {
  const lines = said.trim().split('\n');
  const grave = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
  const reason = grave.replace(/^.*?(FATAL|PANIC|error|initdb):\s*/, '') || 'it gave no reason';
  return `PostgreSQL could not ${aim}: ${reason}.`;
}
