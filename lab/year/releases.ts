// The former releases, built from their commits, each in a folder of its own that later runs find again.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A release of Hustings in a folder. */
export interface Release {
  version: string;
  folder: string;
}

export const thisRelease: Release = { version: 'this', folder: root };

/** Of a former release: its code, packages and pages. */
export function makeRelease(version: string, commit: string): Release {
  const folder = path.join(root, '.cache/year', version);
  const done = path.join(folder, 'node_modules/.of-the-year');
  if (existsSync(done)) return { version, folder };
  mkdirSync(folder, { recursive: true });
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const packed = path.join(folder, 'code.tar');
  run('git', ['archive', '--output', packed, commit], root);
  run('tar', ['-xf', packed, '-C', folder], root);
  rmSync(packed);
  run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  run('npm', ['run', 'build'], folder);
  writeFileSync(done, commit);
  return { version, folder };
}
