import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

/** A server in a process of its own, started again when it ends, as a service manager does. */
export interface Server {
  port: number;
  pid(): number;
  /** How often it was started again. */
  restarts(): number;
  /** Its last words. */
  words(): string;
  /** What it wrote last each time that it ended by itself. */
  endings(): string[];
  /** What it wrote about requests that it answered with a 500, each kind once. */
  failures(): string[];
  kill(): void;
  signal(name: NodeJS.Signals): void;
  /** Resolves once the health check says ok, with the milliseconds since the start. */
  untilReady(): Promise<number>;
  /** For good: cleanly, or by force. */
  stop(how?: 'cleanly' | 'by force'): Promise<void>;
}

export interface ServerOptions {
  port: number;
  /** Another program that answers; Hustings itself when absent. */
  program?: string;
  /** The folder of another release of it; this one when absent. */
  release?: string;
  /** A command that runs the one after it, such as one that sets its clock. */
  within?: readonly string[];
  dataDir?: string;
  databaseUrl?: string;
  env?: Record<string, string>;
  /** The network namespace in which it runs, and its address there. */
  at?: { namespace: string; address: string };
  /** The one core on which it may run, with its database. */
  core?: number;
  /** Hears every line that it writes. */
  hear?: (line: string) => unknown;
}

/** Starts the server and keeps it running. */
export function startServer(options: ServerOptions): Server {
  const { port, program = 'src/server/main.ts', dataDir = '' } = options;
  const { databaseUrl, env, at, core, hear, release = root } = options;
  const address = at?.address ?? '127.0.0.1';
  const began = performance.now();
  const lines: string[] = [];
  const failures = new Set<string>();
  const endings: string[] = [];
  let isWanted = true;
  let restarts = 0;
  let child = launch();

  function launch(): ChildProcess {
    const command = [process.execPath, program];
    const space = at === undefined ? [] : ['ip', 'netns', 'exec', at.namespace];
    const within = [...space, ...(options.within ?? [])];
    const pinned = core === undefined ? command : ['taskset', '-c', String(core), ...command];
    const [first = '', ...rest] = [...within, ...pinned];
    const started = spawn(first, rest, {
      cwd: release,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOST: address,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
        ...env,
      },
    });
    for (const stream of [started.stdout, started.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        hear?.(line);
        const failure = line.includes('a request failed') && /"message":"([^"]*)"/.exec(line)?.[1];
        if (typeof failure === 'string') failures.add(failure);
        if (lines.length > 200) lines.shift();
      });
    }
    // Later than 'exit': what it wrote last has come by then.
    started.once('close', () => {
      if (isWanted) endings.push(lines.slice(-10).join('\n'));
    });
    started.once('exit', () => {
      if (!isWanted) return;
      restarts += 1;
      // A short pause, as RestartSec has, or one that cannot start would keep the machine busy.
      setTimeout(() => {
        if (isWanted) child = launch();
      }, 100);
    });
    return started;
  }

  return {
    port,
    pid: () => child.pid ?? 0,
    restarts: () => restarts,
    failures: () => [...failures].map((message) => `a request failed: ${message}`),
    words: () => lines.join('\n'),
    endings: () => endings,
    kill: () => child.kill('SIGKILL'),
    signal: (name) => child.kill(name),
    async untilReady() {
      const asked = performance.now();
      for (;;) {
        const ok = await fetch(`http://${address}:${port}/api/health`).then(
          async (answer) => (await answer.arrayBuffer(), answer.ok),
          () => false,
        );
        if (ok) return performance.now() - began;
        if (performance.now() - asked > 120_000) {
          throw new Error(`The server does not come up:\n${lines.slice(-20).join('\n')}`);
        }
        await wait(5);
      }
    },
    async stop(how = 'cleanly') {
      isWanted = false;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(how === 'cleanly' ? 'SIGTERM' : 'SIGKILL');
      await gone;
    },
  };
}

/**
 * A free port that a server keeps over its restarts. It lies below those of outgoing connections: a
 * client that asks at one of these while the server is down may reach itself.
 */
export async function findPort(): Promise<number> {
  const range = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8');
  const lowestOutgoing = Math.max(20_000, Number(range.split(/\s/)[0]));
  for (;;) {
    const port = randomInt(10_000, lowestOutgoing);
    const probe = net.createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}
