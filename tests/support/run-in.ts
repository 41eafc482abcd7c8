import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command in a folder, whose .env it reads, with nothing around it but this; answers code and words. */
export async function runIn(
  folder: string,
  tool: string,
  env: NodeJS.ProcessEnv = {},
  account: { uid?: number; gid?: number } = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(root, `tools/${tool}.ts`)], {
    ...account,
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
