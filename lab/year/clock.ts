// The clock of whole processes, moved by libfaketime. A server strips the environment of its PostgreSQL, so
// both get it from their /etc: they see a copy of it that preloads the library and names the offset.
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const libraries = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
];

/** A clock that stands where it was set and runs on from there, for the processes that run within it. */
export interface YearClock {
  now(): Date;
  /** Nobody may run within it meanwhile: each process reads it when it starts. */
  set(to: Date): void;
  /** What stands before a command that is to run by this clock. */
  within: readonly string[];
  /** A timer runs by the machine's clock; only the time of day is another one. */
  env: Record<string, string>;
}

/** Why there can be no such clock here; null when there can. */
export function whyNoClock(): string | null {
  if (process.getuid?.() !== 0) return 'a clock of its own needs root';
  if (!libraries.some((one) => existsSync(one))) {
    return 'there is no libfaketime here; on Debian: apt-get install libfaketime';
  }
  const tried = spawnSync('unshare', ['--mount', 'true']);
  return tried.status === 0 ? null : 'there is no unshare here, or it is not allowed';
}

/** Makes the clock in a folder; it shows the true time until it is set. */
export function makeClock(folder: string): YearClock {
  const etc = path.join(folder, 'etc');
  cpSync('/etc', etc, { recursive: true, verbatimSymlinks: true });
  const library = libraries.find((one) => existsSync(one)) ?? '';
  writeFileSync(path.join(etc, 'ld.so.preload'), `${library}\n`);
  let offset = 0;
  const write = () =>
    writeFileSync(
      path.join(etc, 'faketimerc'),
      `${offset < 0 ? '' : '+'}${(offset / 1000).toFixed(3)}\n`,
    );
  write();
  const enter = 'mount --bind "$0" /etc && exec "$@"';
  return {
    now: () => new Date(Date.now() + offset),
    set(to) {
      offset = to.getTime() - Date.now();
      write();
    },
    within: ['unshare', '--mount', 'sh', '-c', enter, etc],
    env: { DONT_FAKE_MONOTONIC: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
  };
}
