import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';

export interface TestPostgres {
  connection: { host: string; user: string; database: string; port?: number };
  /** Goes away when the server stops. */
  folder: string;
  stop(): Promise<void>;
}

// A test database may be lost in a power cut; not waiting for the disk is several times faster.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

const floorBinaries = '/usr/lib/postgresql/15/bin';

/**
 * Starts one PostgreSQL with an empty folder, reached by a socket only: the embedded 18, or with
 * TEST_POSTGRES=15 Debian's, the oldest that Hustings supports.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = makeFolder();
  const isFloor = process.env['TEST_POSTGRES'] === '15';
  const started = isFloor
    ? await startFloor(folder)
    : await startEmbedded({ dataDir: folder, settings });
  return {
    connection: started.connection,
    folder,
    stop: async () => {
      await started.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const memory = '/dev/shm';
// PostgreSQL keeps up to one GB of its log of changes; the databases of the moment are far less.
const memoryNeeded = 4 * 1024 ** 3;

/** In memory where there is room: a copy of the template is hundreds of files to make. */
function makeFolder(): string {
  return fs.mkdtempSync(path.join(hasRoom(memory) ? memory : os.tmpdir(), 'hustings-test-'));
}

function hasRoom(place: string): boolean {
  try {
    fs.accessSync(place, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(place);
    return Math.min(bavail * bsize, os.freemem()) >= memoryNeeded;
  } catch {
    return false;
  }
}

async function startFloor(folder: string): Promise<Omit<TestPostgres, 'folder'>> {
  const owner = unprivileged();
  if (owner !== undefined) fs.chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const;
  const init = ['-D', data, '-U', 'hustings', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(path.join(floorBinaries, 'initdb'), [...init, '--no-sync'], options);
  const switches = Object.entries({
    ...settings,
    listen_addresses: '',
    unix_socket_directories: folder,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(floorBinaries, 'postgres'), ['-D', data, ...switches], options);
  process.once('exit', () => server.kill('SIGINT'));
  const connection = { host: folder, user: 'hustings', database: 'postgres' };
  await untilReady(connection, () => server.exitCode !== null);
  return {
    connection,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGINT');
      }),
  };
}

/** PostgreSQL refuses to run as root, so root lends it another account. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string) => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(connection: pg.ClientConfig, isDead: () => boolean): Promise<void> {
  for (;;) {
    const client = new pg.Client(connection);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (isDead()) throw new Error('PostgreSQL 15 ended while starting', { cause: error });
      await wait(50);
    }
  }
}
