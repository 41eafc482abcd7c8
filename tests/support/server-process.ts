import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterThis } from './after-this.ts';
import type { TestDatabase } from './database.ts';

const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');
// A test that ran out of time, or a run that was killed, leaves no server behind.
const stopWithParent = path.resolve(import.meta.dirname, '../../tools/stop-with-parent.mjs');

/** Whom a server that finds nobody makes its first admin. */
export const firstAdmin = {
  ADMIN_EMAIL: 'admin@campus.example',
  ADMIN_PASSWORD: 'a lamp by the sea',
};

/** A server in a process of its own, ready or not. */
export interface LaunchedProcess {
  child: ChildProcess;
  /** How it ended: its exit code, or the signal that ended it. */
  ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  /** All that it said on stdout and stderr. */
  said(): string;
  /** Waits until it has said this, and gives the first group of it. */
  until(pattern: RegExp): Promise<string>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** A server that answers. */
export interface ServerProcess extends LaunchedProcess {
  url: string;
}

type TestPlace = Pick<TestDatabase, 'connectionString' | 'folder'>;

/** Starts a server over a database, as behind a balancer; it is killed after the test. */
export async function startProcess(
  place: TestPlace,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const launched = launchProcess(place, settings);
  return { ...launched, url: await launched.until(/ready at (\S+)/) };
}

/** The same without waiting until it is ready, which it may never be. */
export function launchProcess(
  place: TestPlace,
  settings: Record<string, string> = {},
): LaunchedProcess {
  const launched = keepProcess(place, settings);
  afterThis(launched.kill);
  return launched;
}

/** Starts a server in a folder, whose .env it reads, with nothing around it but this. */
export function launchIn(folder: string, env: NodeJS.ProcessEnv): LaunchedProcess {
  const launched = keepIn(folder, env);
  afterThis(launched.kill);
  return launched;
}

/** A server over a database for as long as the caller needs it, who then kills it. */
export function keepProcess(
  place: TestPlace,
  settings: Record<string, string> = {},
): LaunchedProcess {
  return keepIn(place.folder, {
    ...process.env,
    ...firstAdmin,
    DATABASE_URL: place.connectionString,
    DATA_DIR: place.folder,
    PORT: '0',
    ...settings,
  });
}

function keepIn(cwd: string, env: NodeJS.ProcessEnv): LaunchedProcess {
  const args = ['--import', stopWithParent, main];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd, env });
  const ended = once(child, 'close') as LaunchedProcess['ended'];
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  let said = '';
  let news = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      news.resolve();
      news = Promise.withResolvers<void>();
    });
  }
  const until = async (pattern: RegExp) => {
    while (!pattern.test(said)) {
      // One that was killed has a signal and no code.
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`it ended: ${said}`);
      }
      await Promise.race([news.promise, ended]);
    }
    return pattern.exec(said)?.[1] ?? '';
  };
  return { child, ended, said: () => said, until, kill };
}
