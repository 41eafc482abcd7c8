import { spawn } from 'node:child_process';
import path from 'node:path';

// The server, started anew at every change, and Vite in front of it: npm run dev
const root = path.resolve(import.meta.dirname, '..');
const port = process.env['PORT'] ?? '3000';
const pagePort = process.env['PAGE_PORT'] ?? '5173';
const page = `http://localhost:${pagePort}`;

const server = ['--watch', '--watch-preserve-output', 'src/server/main.ts'];
const vite = ['node_modules/vite/bin/vite.js', '--port', pagePort, '--strictPort'];

const children = [server, vite].map((args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: port,
      // People look through Vite, so links and the check of the origin name Vite.
      PUBLIC_URL: page,
      VITE_API_ORIGIN: `http://localhost:${port}`,
    },
  }),
);

console.log(`Open ${page}. The API answers at http://localhost:${port}/api. Stop with Ctrl+C.`);

function stop(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// One without the other is of no use.
for (const child of children) child.on('exit', () => stop('SIGTERM'));
