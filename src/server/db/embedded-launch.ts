import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './embedded-account.ts';
import { openDoor } from './embedded-account.ts';
import type { EmbeddedConnection } from './embedded-address.ts';
import { failure } from './embedded-cluster.ts';
import { bareEnvironment } from './embedded-environment.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import type { Seat } from './embedded-postmaster.ts';
import { askPostmaster } from './embedded-postmaster.ts';

export interface Postmaster {
  pid: number;
  connection: EmbeddedConnection;
  ended: Promise<void>;
}

/** How long the remains of a killed postmaster (zombies, last children) may stand in the way. */
const patience = 15_000;
const remains = /lock file ".*" already exists|pre-existing shared memory block/;

/** Starts a postmaster and waits until it answers, however long it recovers. */
export async function launch(
  seat: Seat,
  account: Account,
  settings: Record<string, string>,
): Promise<Postmaster> {
  for (let waited = 0; ; waited += 250) {
    const { postmaster, isOver, said } = await spawnPostmaster(seat, account, settings);
    while (!isOver()) {
      if ((await askPostmaster(seat.connection)) === 'ready') return postmaster;
      await wait(25);
    }
    const words = await said();
    if (!remains.test(words) || waited > patience) {
      throw new EmbeddedDatabaseError(failure('start', words));
    }
    await wait(250);
  }
}

async function spawnPostmaster(
  { cluster, connection, binaries, log }: Seat,
  account: Account,
  settings: Record<string, string>,
): Promise<{ postmaster: Postmaster; isOver: () => boolean; said: () => Promise<string> }> {
  const door = openDoor(cluster, account);
  const switches = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', door.path, ...switches], {
    ...account,
    ...bareEnvironment,
    cwd: path.parse(cluster).root,
    // A group of its own: Ctrl-C in a terminal is for us, and we end it in order.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe', ...door.stdio],
  });
  try {
    await once(child, 'spawn');
  } finally {
    door.close();
  }
  const words: string[] = [];
  const stderr = child.stderr as Socket;
  createInterface(stderr).on('line', (line) => {
    words.push(line);
    if (words.length > 50) words.shift();
    log(line);
  });
  const closed = once(child, 'close');
  const ended = once(child, 'exit').then(() => {});
  const { pid = 0 } = child;
  guard(pid, account, ended);
  // Neither keeps a program alive that forgot to stop its database; the watchdog ends it then.
  child.unref();
  stderr.unref();
  return {
    postmaster: { pid, connection, ended },
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    // Children that outlive it may hold its stderr open.
    said: async () => {
      await Promise.race([closed, wait(500)]);
      return words.join('\n');
    },
  };
}

/**
 * Sets a watchdog on a postmaster: the pipe between us closes when this process ends, even by
 * SIGKILL, and then it asks for a fast shutdown. Windows has none; the next start takes over there.
 */
export function guard(pid: number, account: Account, ended: Promise<void>): void {
  if (process.platform === 'win32') return;
  const watchdog = spawn('/bin/sh', ['-c', 'read line || kill -INT "$0"', String(pid)], {
    ...account,
    ...bareEnvironment,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const pipe = watchdog.stdin as Socket;
  // Without it a killed server leaves PostgreSQL running, which the next start takes over.
  watchdog.on('error', () => {});
  pipe.on('error', () => {});
  watchdog.unref();
  pipe.unref();
  void ended.then(() => pipe.end('\n'));
}
