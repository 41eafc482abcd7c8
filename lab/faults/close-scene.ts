// A database of its own with the votes of an election that is about to end, so that another session
// can hold a lock in it, and servers that stop in a step of the close.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import type { EmbeddedDatabase } from '#server/platform/db/embedded-postgres/start-embedded.ts';
import { poolAt, urlOf } from '../load/campus.ts';
import type { Place } from '../load/campus.ts';
import type { Server } from '#tests/support/restarting-server.ts';
import { startServer } from '#tests/support/restarting-server.ts';
import { castFor } from './ended-election.ts';
import type { Fixture } from './fixture.ts';
import { killNow, postgresOf } from './postgres-processes.ts';
import type { Receipts } from './receipts.ts';

/** An election that people voted in, in a data folder that is not in use. */
export interface Voted {
  dataDir: string;
  receipts: Receipts;
}

export async function letVote(fixture: Fixture): Promise<Voted> {
  const dataDir = fixture.copyData();
  const server = startServer({ port: await fixture.port(), dataDir });
  try {
    await server.untilReady();
    const { receipts } = await castFor(fixture.campus, [server]);
    await server.stop();
    return { dataDir, receipts };
  } finally {
    await server.stop('by force');
  }
}

export interface Scene {
  place: Place;
  dataDir: string;
  /** Where the server keeps its files; the keys are in `keys` below. */
  files: string;
  database: EmbeddedDatabase;
  start(env?: Record<string, string>, files?: string): Promise<Server>;
  /** Kills PostgreSQL with everything it does, and starts it again. */
  killDatabase(): Promise<void>;
  close(): Promise<void>;
}

let scenes = 0;

export async function openScene(fixture: Fixture, voted: Voted): Promise<Scene> {
  scenes += 1;
  const dataDir = path.join(fixture.folder, `close-${scenes}`);
  execFileSync('cp', ['-a', voted.dataDir, dataDir]);
  const files = path.join(fixture.folder, `close-${scenes}-files`);
  mkdirSync(files);
  cpSync(path.join(dataDir, 'keys'), path.join(files, 'keys'), { recursive: true });
  const settings = { max_connections: '100' };
  const database = await startEmbedded({ dataDir, settings });
  const servers: Server[] = [];
  const { host } = database.connection;
  const scene: Scene = {
    place: { pool: poolAt(host), keysDir: path.join(files, 'keys') },
    dataDir,
    files,
    database,
    async start(env = {}, folder = files) {
      const server = startServer({
        port: await fixture.port(),
        dataDir: folder,
        databaseUrl: urlOf(host),
        env: { LOG_LEVEL: 'info', ...env },
      });
      servers.push(server);
      return server;
    },
    async killDatabase() {
      for (;;) {
        const pids = postgresOf(dataDir);
        if (pids.length === 0) break;
        pids.forEach(killNow);
        await wait(20);
      }
      // PostgreSQL keeps no program awake, and nothing else may run here now.
      const awake = setInterval(() => {}, 1_000);
      await scene.database.exited;
      clearInterval(awake);
      scene.database = await startEmbedded({ dataDir, settings });
    },
    async close() {
      await scene.place.pool.end();
      await Promise.all(servers.map((server) => server.stop('by force')));
      await scene.database.stop();
      execFileSync('rm', ['-r', dataDir, files]);
    },
  };
  return scene;
}

/** Environment of a server in which an operation on a file never comes back (hold-step.ts). */
export const holdingFile = (step: string) => ({
  NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'hold-step.ts')}`,
  HOLD_STEP: step,
});

export const longestStep = 60_000;

export async function untilHeard(server: Server, words: string): Promise<void> {
  for (let waited = 0; !server.words().includes(words); waited += 10) {
    if (waited > longestStep) throw new Error(`Never ${words}:\n${server.words()}`);
    await wait(10);
  }
}
