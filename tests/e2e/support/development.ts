import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { startCampus } from './campus.ts';
import type { Campus } from './campus.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const vite = path.join(root, 'node_modules/vite/bin/vite.js');
const stopWithParent = path.join(root, 'tools/stop-with-parent.mjs');

/** The server with the development build of the pages in front of it, as `npm run dev` has it. */
export async function startDevelopment(settings: Record<string, string>): Promise<Campus> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const campus = await startCampus({ ...settings, PUBLIC_URL: url });
  const options = ['--port', String(port), '--strictPort'];
  const pages = spawn(process.execPath, ['--import', stopWithParent, vite, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
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
