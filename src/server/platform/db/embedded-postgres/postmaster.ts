import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './account.ts';
import { runAs } from './account.ts';
import { failure, nameFromInside } from './cluster.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { readyPostmaster } from './processes.ts';

export interface Postmaster {
  pid: number;
  /** Resolves when it ended, however. */
  ended: Promise<void>;
  /** Ends it: open transactions are rolled back. */
  stop(): Promise<void>;
}

interface Launch {
  cluster: string;
  postgres: string;
  account: Account;
  settings: Record<string, string>;
  log: (line: string) => void;
}

/** Starts PostgreSQL and waits until it takes connections, however long it recovers. */
export async function launch(parts: Launch): Promise<Postmaster> {
  const { cluster, postgres, account, settings, log } = parts;
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
