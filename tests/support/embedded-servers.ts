// Real processes on real folders, for the tests of the embedded database: what is killed is killed.
import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeEach, expect } from 'vitest';
import {
  EmbeddedDatabaseError,
  startEmbedded,
} from '#server/platform/db/embedded-postgres/start-embedded.ts';
import type {
  EmbeddedDatabase,
  EmbeddedOptions,
} from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { afterThis } from './after-this.ts';

export const root = path.resolve(import.meta.dirname, '../..');
export const isRoot = process.getuid?.() === 0;

/** Where each test has its data. Not os.tmpdir(): a socket path has to be short. */
export let folder = '';
let lent: string | null = null;

/** Lends each test of a file its folder. */
export function lendFolders(): void {
  beforeEach(({ task }) => {
    folder = makeFolder();
    afterThis(() => {
      remove(folder);
      // What a failed test did to it is nobody else's trouble.
      if (task.result?.state === 'fail') takeBack();
    });
  });
  afterAll(takeBack);
}

function takeBack(): void {
  if (lent !== null) remove(lent);
  lent = null;
}

function makeFolder(): string {
  const made = mkdtempSync('/tmp/hustings-embedded-');
  // As where a clone usually is: mkdtemp alone makes it private.
  chmodSync(made, 0o755);
  return made;
}

function remove(place: string): void {
  rmSync(place, { recursive: true, force: true, maxRetries: 20 });
}

/** Starts a database of its own, which is stopped after the test. */
export async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir: folder, ...options });
  afterThis(() => database.stop());
  return database;
}

/** Lends a test the one database that was made, started and stopped before: making it takes long. */
export async function borrowDatabase(dataDir = folder): Promise<void> {
  if (lent === null) {
    lent = makeFolder();
    await (await startEmbedded({ dataDir: lent })).stop();
  }
  const [place, guest] = [path.join(lent, 'postgres'), path.join(dataDir, 'postgres')];
  mkdirSync(dataDir, { recursive: true });
  renameSync(place, guest);
  afterThis(() => renameSync(guest, place));
}

export async function query<Row extends pg.QueryResultRow>(
  { connection }: Pick<EmbeddedDatabase, 'connection'>,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export const createVotes =
  'drop table if exists votes; create table votes (id integer primary key)';
export const countVotes = 'select count(*)::int as count from votes';

/** The sentence with which a start is refused. */
export async function refusal(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(EmbeddedDatabaseError);
  return error instanceof Error ? error.message : '';
}

/** A server of its own that casts votes one by one, and says each number once it is committed. */
export const voting = `
  import { startEmbedded } from './src/server/platform/db/embedded-postgres/start-embedded.ts';
  import pg from 'pg';
  const database = await startEmbedded({ dataDir: process.argv[1] });
  const client = new pg.Client(database.connection);
  await client.connect();
  await client.query('${createVotes}');
  console.log(database.pid);
  for (let id = 1; ; id += 1) {
    await client.query('insert into votes values ($1)', [id]);
    console.log(id);
  }`;

/** A server that starts, says how it went, and ends. */
export const visiting = `
  import { startEmbedded } from './src/server/platform/db/embedded-postgres/start-embedded.ts';
  try {
    const database = await startEmbedded({ dataDir: process.argv[1] });
    await database.stop();
    console.log('started and stopped');
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }`;

/** A clone, the Node to run it with, and the user who does. */
export interface Place {
  clone: string;
  node: string;
  uid?: number;
  gid?: number;
}

const here: Place = { clone: root, node: process.execPath };

export type Server = ChildProcessByStdio<null, Readable, null>;

export function run(program: string, dataDir: string, place = here): Server {
  const { clone, node, ...account } = place;
  const child = spawn(node, ['--input-type=module', '-e', program, dataDir], {
    ...account,
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterThis(() => child.kill('SIGKILL'));
  return child;
}

export async function kill(server: Server): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

/** Waits until no process has this number, or only a zombie that its parent forgets. */
export async function untilGone(pid: number): Promise<void> {
  while (isThere(pid)) await wait(20);
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync('/proc') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
