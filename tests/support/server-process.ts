import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterThis } from './after-this.ts';
import type { TestDatabase } from './database.ts';

const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');

/** Whom a server that finds nobody makes its first admin. */
export const firstAdmin = {
  ADMIN_EMAIL: 'admin@campus.example',
  ADMIN_PASSWORD: 'a lamp by the sea',
};

/** A server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  /** Waits until it has said this, and gives the first group of it. */
  until(pattern: RegExp): Promise<string>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  url: string;
}

/** Starts a server over a database, as behind a balancer; it is killed after the test. */
export async function startProcess(
  house: Pick<TestDatabase, 'connectionString' | 'folder'>,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: house.folder,
    env: {
      ...process.env,
      ...firstAdmin,
      DATABASE_URL: house.connectionString,
      DATA_DIR: house.folder,
      PORT: '0',
      ...settings,
    },
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  afterThis(kill);
  let said = '';
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const until = async (pattern: RegExp) => {
    while (!pattern.test(said)) {
      if (child.exitCode !== null) throw new Error(`it ended: ${said}`);
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    }
    return pattern.exec(said)?.[1] ?? '';
  };
  return { child, until, kill, url: await until(/ready at (\S+)/) };
}
