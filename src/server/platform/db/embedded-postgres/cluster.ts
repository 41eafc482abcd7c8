import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Account } from './account.ts';
import { runAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { hasNoName, lendName } from './lend-name.ts';

/**
 * The name of a folder for a program that is run inside of it: the account that root lends may not
 * be able to follow its path.
 */
export const nameFromInside = (folder: string) =>
  process.platform === 'linux' ? '/proc/self/cwd' : folder;

/** Makes the cluster where there is none; refuses what this PostgreSQL cannot open. */
export async function prepareCluster(
  cluster: string,
  how: { account: Account; binaries: Binaries },
): Promise<void> {
  const home = path.dirname(cluster);
  // What an initdb left that did not come to its end.
  for (const name of fs.readdirSync(home).filter((one) => one.startsWith('data.init-'))) {
    removeFolder(path.join(home, name));
  }
  if (fs.existsSync(cluster) && fs.readdirSync(cluster).length > 0) {
    return checkVersion(cluster, how.binaries.major);
  }
  const draft = fs.mkdtempSync(`${cluster}.init-`);
  try {
    if (how.account !== null) fs.chownSync(draft, how.account.uid, how.account.gid);
    await createDatabase(draft, how).catch(async (error: unknown) => {
      if (!hasNoName(error)) throw error;
      const names = lendName(how.account ?? self(), cluster);
      try {
        await createDatabase(draft, how, names);
      } finally {
        fs.rmSync(path.dirname(names.NSS_WRAPPER_PASSWD), { recursive: true, force: true });
      }
    });
    fs.renameSync(draft, cluster);
    syncToDisk(home);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Removes a folder in which a process that is ending still takes its own files away: rmSync takes
 * one that vanished under its hands for the end of its work.
 */
export function removeFolder(folder: string): void {
  for (let tries = 0; tries < 100 && fs.existsSync(folder); tries += 1) {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** Flushes the names in a folder, which a power cut would else take back. */
export function syncToDisk(folder: string): void {
  const descriptor = fs.openSync(folder, 'r');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}

function checkVersion(cluster: string, major: string): void {
  const file = path.join(cluster, 'PG_VERSION');
  if (!fs.existsSync(file)) {
    throw new EmbeddedDatabaseError(
      `${cluster} holds something that is no database: move it away, or set DATA_DIR to another folder.`,
    );
  }
  const found = fs.readFileSync(file, 'utf8').trim();
  if (found === major) return;
  if (Number(found) < Number(major)) {
    throw new EmbeddedDatabaseError(
      `The database in ${cluster} was made by PostgreSQL ${found}, and this Hustings brings PostgreSQL ${major}: take it over with "npm run upgrade-database", or set DATA_DIR to another folder.`,
    );
  }
  throw new EmbeddedDatabaseError(
    `The database in ${cluster} was made by PostgreSQL ${found}, and this Hustings brings PostgreSQL ${major}: start the Hustings that made it, or set DATA_DIR to another folder.`,
  );
}

const self = () => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });

async function createDatabase(
  draft: string,
  how: { account: Account; binaries: Binaries },
  names: Record<string, string> = {},
) {
  const where = ['-D', nameFromInside(draft)];
  const basics = ['-U', 'hustings', '-E', 'UTF8', '--no-instructions'];
  // The builtin locale sorts alike on every system; C is the one that every system has beside it.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['--auth-local=trust', '--auth-host=reject'];
  const run = async (program: string, args: string[], input = '') => {
    const as = runAs(how.account, draft);
    const child = spawn(program, args, {
      ...as,
      env: { ...as.env, ...names },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    // What it does not read, it says why.
    child.stdin.on('error', () => {}).end(input);
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    if (code !== 0) throw new EmbeddedDatabaseError(failure('create the database', said));
  };
  await run(how.binaries.initdb, [...where, ...basics, ...locale, ...access]);
  await run(
    how.binaries.postgres,
    ['--single', ...where, 'postgres'],
    'create database hustings\n',
  );
}

/** The sentence for a program that ended too early: the gravest thing that it said. */
export function failure(aim: string, said: string): string {
  const lines = said.trim().split('\n');
  const grave = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
  const reason = grave.replace(/^.*?(FATAL|PANIC|error|initdb):\s*/, '') || 'it gave no reason';
  return `PostgreSQL could not ${aim}: ${reason}.`;
}
