// PostgreSQL's main process: how it is started, found, and ended.
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './account.ts';
import { runAs } from './account.ts';
import { failure, nameFromInside } from './cluster.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

export interface Postmaster {
  pid: number;
  /** Resolves when it ended, however. */
  ended: Promise<void>;
  /** Ends it: open transactions are rolled back. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL and waits until it takes connections, however long it recovers. */
export async function launch(
  cluster: string,
  how: { postgres: string; account: Account; settings: Record<string, string> },
  log: (line: string) => void,
): Promise<Postmaster> {
  const { postgres, account, settings } = how;
  const switches = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', nameFromInside(cluster), ...switches], {
    ...runAs(account, cluster),
    // A group of its own: Ctrl-C in a terminal is for us, and we end it in order.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(child, 'spawn');
  const { pid = 0 } = child;
  const [ended, closed] = [once(child, 'exit').then(() => {}), once(child, 'close')];
  const words: string[] = [];
  createInterface(child.stderr).on('line', (line) => {
    words.push(line);
    if (words.length > 50) words.shift();
    log(line);
  });
  stopWithUs(pid, account, ended);
  // Neither keeps a program alive that forgot to stop its database; the watchdog ends it then.
  child.unref();
  (child.stderr as Socket).unref();
  while (child.exitCode === null && child.signalCode === null) {
    if (readyPostmaster(cluster) === pid) return { pid, ended, stop: () => stop(child, ended) };
    await wait(25);
  }
  // Children that outlive it may hold its stderr open.
  await Promise.race([closed, wait(500)]);
  throw new EmbeddedDatabaseError(failure('start', words.join('\n')));
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  // Then the rest is left to the recovery of the next start.
  const late = setTimeout(() => child.kill('SIGQUIT'), 20_000);
  await ended;
  clearTimeout(late);
}

/**
 * Sets a watchdog on a postmaster: the pipe between us closes when this process ends, even by
 * SIGKILL, and then it asks for a fast shutdown. Where it is killed too, the next start does that.
 */
function stopWithUs(pid: number, account: Account, ended: Promise<void>): void {
  const watchdog = spawn('/bin/sh', ['-c', 'read line || kill -INT "$0"', String(pid)], {
    ...runAs(account),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => {});
  watchdog.stdin.on('error', () => {});
  watchdog.unref();
  (watchdog.stdin as Socket).unref();
  void ended.then(() => watchdog.stdin.end('\n'));
}

const pidFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(pidFile(cluster), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** The postmaster that takes connections, as its pid file says; null before and after. */
function readyPostmaster(cluster: string): number | null {
  const lines = readPidFile(cluster);
  return lines[7]?.trim() === 'ready' ? Number(lines[0]) : null;
}

/** Whether a postmaster takes connections to this cluster, and not only its pid file says so. */
export function isServing(cluster: string): boolean {
  const pid = readyPostmaster(cluster);
  return pid !== null && processesIn(cluster).includes(pid);
}

/** The processes of PostgreSQL in a cluster; zombies are none. */
function processesIn(cluster: string): number[] {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.filter((pid) => worksIn(pid, cluster)).map(Number);
  }
  const args = ['-axww', '-o', 'pid=,stat=,command='];
  const lines = execFileSync('/bin/ps', args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
  return lines
    .filter((line) => line.includes(`postgres -D ${cluster}`) && !/^\s*\d+\s+Z/.test(line))
    .map((line) => Number.parseInt(line, 10));
}

/** PostgreSQL works inside its cluster, whatever path it was given. */
function worksIn(pid: string, cluster: string): boolean {
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8') !== 'postgres\n') return false;
    const [here, there] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return here.ino === there.ino && here.dev === there.dev;
  } catch {
    return false;
  }
}

/** Ends what an earlier run left behind. The caller holds the lock of the data folder. */
export async function endEarlierRun(cluster: string): Promise<void> {
  const claimed = Number(readPidFile(cluster)[0]);
  for (let waited = 0; ; waited += 50) {
    const pids = processesIn(cluster);
    if (pids.length === 0) break;
    // The children end by themselves where their postmaster was killed.
    const postmaster = pids.includes(claimed) ? claimed : null;
    if (postmaster !== null && waited === 0) process.kill(postmaster, 'SIGINT');
    if (postmaster !== null && waited === 20_000) process.kill(postmaster, 'SIGQUIT');
    if (waited > 30_000) {
      throw new EmbeddedDatabaseError(
        `The PostgreSQL of an earlier run (process ${pids.join(', ')}) still holds ${cluster} and does not end: end its processes and start again.`,
      );
    }
    await wait(50);
  }
  // Its number may belong to a zombie or a stranger by now, whom PostgreSQL would take for it.
  rmSync(pidFile(cluster), { force: true });
}
