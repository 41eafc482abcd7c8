import { spawn } from 'node:child_process';
import path from 'node:path';
import { startCampus, freePort } from './campus.ts';
import type { Campus } from './campus.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const vite = path.join(root, 'node_modules/vite/bin/vite.js');

/** The server with the development build of the pages in front of it, as `npm run dev` has it. */
export async function startDevelopment(settings: Record<string, string>): Promise<Campus> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const campus = await startCampus({ ...settings, PUBLIC_URL: url });
  const pages = spawn(process.execPath, [vite, '--port', String(port), '--strictPort'], {
    cwd: root,
    // When a worker is killed, this channel closes and Vite stops too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      HUSTINGS_PARENT: String(process.pid),
      NODE_OPTIONS: `--import=${path.join(root, 'tools/parent-watchdog.mjs')}`,
      NODE_ENV: 'development',
      VITE_API_ORIGIN: campus.api,
    },
  });
  const ended = new Promise<void>((resolve) => pages.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready in')) resolve();
    };
    pages.stdout?.on('data', listen);
    pages.stderr?.on('data', listen);
    pages.once('close', () => reject(new Error(`Vite did not start:\n${said}`)));
  });
  return {
    ...campus,
    async stop() {
      pages.kill('SIGTERM');
      await ended;
      await campus.stop();
    },
  };
}
