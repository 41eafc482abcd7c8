import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openKeyStore } from '#server/voting/sealed/key-folder.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { openLog } from '#server/platform/log.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { openSessions } from '#server/accounts/sessions.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createAccount } from '#tests/support/factories.ts';
import type { Books, TestAccount } from '#tests/support/factories.ts';
import { freePort } from '#tests/support/free-port.ts';

const main = path.resolve(import.meta.dirname, '../../../src/server/main.ts');
const stopWithParent = path.resolve(import.meta.dirname, '../../../tools/stop-with-parent.mjs');

/** The admin of a campus that was started with one. */
export const admin = { email: 'admin@campus.test', password: 'a lantern under the banyan' };

/** With an admin, who has not named the university. */
export const nameless = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
/** What a campus is started with unless a test says otherwise. */
export const usual = { ...nameless, UNIVERSITY_NAME: 'Sarovar University' };

/** The real server as a process of its own, over its own database, with the built pages. */
export interface Campus {
  url: string;
  /** Where the process itself listens. */
  api: string;
  /** The same database, for what a test finds there when it begins. */
  books: Books;
  /** Where it keeps its files: pictures, and without a mail server the e-mails. */
  folder: string;
  /** Of a command of the project that works on it. */
  settings: { DATABASE_URL: string; DATA_DIR: string };
  /** Signs the browser of a page in as a new account and leaves there what the form would. */
  signIn(page: Page, given?: Parameters<typeof createAccount>[1]): Promise<TestAccount>;
  /** What it printed: the link for the set-up stands there. */
  output(): string;
  stop(): Promise<void>;
}

export async function startCampus(settings: Record<string, string> = {}): Promise<Campus> {
  const database = await createTestDatabase();
  const { server, output, ended, ...started } = await startServer(database, settings);
  // People may look through something in front of it.
  const url = settings['PUBLIC_URL'] ?? started.url;
  const opened = openDatabase(database.connection, () => {}, { max: 2 });
  const jobs = await openJobs({ connection: database.connection, log: openLog('silent') });
  const books = {
    ...opened,
    sessions: openSessions(opened, { isConnected: () => false, announce: async () => {} }),
    electionKeys: openKeyStore(path.join(database.folder, 'keys')),
    jobs,
  };
  return {
    url,
    api: started.url,
    books,
    folder: database.folder,
    settings: { DATABASE_URL: database.connectionString, DATA_DIR: database.folder },
    async signIn(page, given = {}) {
      const account = await createAccount(books, given);
      const value = await books.transact((tx) => books.sessions.start(tx, account.id));
      const { id: _id, name, email, role, enrollmentNumber } = account;
      const user = { _id, name, email, role, profileImg: '', enrollmentNumber };
      const localStorage = [{ name: 'user', value: JSON.stringify(user) }];
      await page
        .context()
        .setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
      await page.context().addCookies([{ name: 'hustings', value, url }]);
      return account;
    },
    output,
    async stop() {
      await jobs.close();
      await opened.close();
      server.kill('SIGTERM');
      await ended;
      await database.drop();
    },
  };
}

interface RunningServer {
  url: string;
  server: ChildProcess;
  output: () => string;
  ended: Promise<void>;
}

/** The process, once it has said all that it says when it listens: its link for the set-up too. */
async function startServer(
  database: TestDatabase,
  settings: Record<string, string>,
): Promise<RunningServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', stopWithParent, main], {
    // Away from the project, whose .env is a developer's own.
    cwd: database.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: String(port),
      DATABASE_URL: database.connectionString,
      DATA_DIR: database.folder,
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const chunks: Buffer[] = [];
  server.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  server.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  while (!output().includes('Stop with Ctrl+C.')) {
    if (server.exitCode === null && server.signalCode === null) {
      await wait(50);
      continue;
    }
    await ended;
    // Between the look for a free port and its use somebody else can take it.
    if (output().includes('already listens')) return startServer(database, settings);
    throw new Error(`The server did not start:\n${output()}`);
  }
  return { url: `http://localhost:${port}`, server, output, ended };
}
