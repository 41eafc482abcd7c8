import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestApp } from './test-app.ts';
import { ownerOf } from './test-app.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** How a command ended. */
export interface Ran {
  code: number;
  /** What it said: to stderr where it failed, else to stdout. */
  said: string;
  /** What it said to stdout, however it ended. */
  told: string;
}

/** Runs a command of the project as whoever runs Hustings does, in a process of its own. */
export async function runCommand(
  [tool, ...args]: readonly [tool: string, ...args: string[]],
  settings: Record<string, string>,
  typed = '',
): Promise<Ran> {
  const child = spawn(process.execPath, [`tools/${tool}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (complained += bytes.toString()));
  child.stdin.end(typed);
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: code === 0 ? said : complained, told: said };
}

/** The settings of a command that works on the campus of a test app. */
export function settingsOf(app: TestApp, keysDir = app.ctx.config.keysDir): Record<string, string> {
  const { host, port, user, database } = ownerOf(app);
  const place = `${encodeURIComponent(host)}${port === undefined ? '' : `:${port}`}`;
  return {
    DATABASE_URL: `postgresql://${user}@${place}/${database}`,
    DATA_DIR: app.ctx.config.dataDir,
    KEYS_DIR: keysDir,
  };
}
