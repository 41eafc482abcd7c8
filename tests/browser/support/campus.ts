import { spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase } from '../../support/database.ts';

const main = path.resolve(import.meta.dirname, '../../../src/server/main.ts');

/** The admin of a campus that was started with one. */
export const admin = { email: 'admin@campus.test', password: 'a lantern under the banyan' };

/** The real server as a process of its own, over its own database, with the built pages. */
export interface Campus {
  url: string;
  connectionString: string;
  /** What it printed: the link for the set-up stands there. */
  output(): string;
  stop(): Promise<void>;
}

export async function startCampus(settings: Record<string, string> = {}): Promise<Campus> {
  const database = await createTestDatabase();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [main], {
    // Away from the project, whose .env is a developer's own.
    cwd: database.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: database.connectionString,
      DATA_DIR: database.folder,
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const chunks: Buffer[] = [];
  server.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  server.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));

  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`The server did not start:\n${output()}`);
    await wait(50);
  }
  return {
    url,
    connectionString: database.connectionString,
    output,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await database.drop();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
