import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { api } from '#contract/api.ts';
import type { Api, CallName } from '#contract/api.ts';
import type { BodyToSend } from '#contract/endpoint.ts';
import { buildApp } from '#server/app.ts';
import { openServices } from '#server/services.ts';
import { startStandings } from '#server/results/live-counts.ts';
import { readConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import type { Services } from '#server/services.ts';
import { migrateToLatest } from '#server/platform/db/migrate.ts';
import { openLine } from '#server/platform/db/open-line.ts';
import { servingRole } from '#server/platform/db/roles/create-roles.ts';
import { grantRights } from '#server/platform/db/roles/grant-rights.ts';
import type { Clock } from '#server/platform/clock.ts';
import { openLog } from '#server/platform/log.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { englishIn } from './english-answer.ts';
import type { PostgresProxy } from './postgres-proxy.ts';

/** An answer as the client sees it. */
export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into JSON they do not own
  body: any;
  headers: Record<string, unknown>;
  cookie: string | null;
}

/** A caller with or without a session. */
export interface Caller {
  send<N extends CallName>(name: N, given?: Given<N>): Promise<Answer>;
}

interface Given<N extends CallName> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyToSend<Api[N]> | Record<string, unknown>;
  headers?: Record<string, string>;
  /** The network address that it comes from. */
  from?: string;
}

/** A whole server over its own copy of the migrated database; no port, no jobs running. */
export interface TestApp extends Caller {
  fastify: FastifyInstance;
  ctx: Services;
  clock: Clock & { set(iso: string): void };
  /** A caller who holds this session. */
  as(cookie: string | null): Caller;
  close(): Promise<void>;
}

export async function startTestApp(
  settings: Partial<Config> = {},
  log = openLog('silent'),
): Promise<TestApp> {
  const database = await createTestDatabase();
  return startOver(database, settings, () => database.drop(), log);
}

/** A server over a database that a test made, or restored a backup into; the test drops it. */
export function startAt(database: TestDatabase, settings: Partial<Config> = {}): Promise<TestApp> {
  return startOver(database, settings, async () => {});
}

/** The way to the database of a test app, as the role that serves. */
export function connectionOf(app: Pick<TestApp, 'ctx'>): PostgresProxy['connection'] {
  return { ...ownerOf(app), user: servingRole };
}

/** The same as the owner of its tables. */
export function ownerOf(app: Pick<TestApp, 'ctx'>): PostgresProxy['connection'] {
  return app.ctx.owner as PostgresProxy['connection'];
}

/** What only the owner of the tables may do: to empty one, or to do what no server does. */
export async function askAsOwner(
  app: Pick<TestApp, 'ctx'>,
  statement: string,
  values?: unknown[],
): Promise<void> {
  const client = new pg.Client(ownerOf(app));
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** Another server process over the same database, as far as one process can be two. */
export async function startBeside(app: TestApp, settings: Partial<Config> = {}): Promise<TestApp> {
  const place = {
    connection: ownerOf(app),
    serving: connectionOf(app),
    folder: app.ctx.config.dataDir,
  };
  return startOver(place, settings, async () => {});
}

/** Brings a database to this release as a start does; answers the migrations that it took. */
export async function upgrade(app: Pick<TestApp, 'ctx'>): Promise<string[]> {
  const owner = await openLine(ownerOf(app));
  try {
    const done = await migrateToLatest(owner.db);
    await owner.transact((tx) => grantRights(tx, servingRole));
    return done;
  } finally {
    await owner.close();
  }
}

async function startOver(
  database: Pick<TestDatabase, 'connection' | 'serving' | 'folder'>,
  settings: Partial<Config>,
  afterwards: () => Promise<void>,
  log = openLog('silent'),
): Promise<TestApp> {
  const { config } = readConfig({});
  let fixed: number | null = null;
  const clock = {
    now: () => fixed ?? Date.now(),
    set: (iso: string) => {
      fixed = Date.parse(iso);
    },
  };
  const running = await openServices({
    config: {
      ...config,
      publicUrl: 'http://localhost',
      // All people of a test come from one network; tests of its bound set the usual one.
      arrivalsPerMinute: 6_000,
      dataDir: database.folder,
      keysDir: path.join(database.folder, 'keys'),
      ...settings,
    },
    connection: database.serving,
    owner: database.connection,
    log,
    clock,
  });
  // Other work on the machine delays the event loop of a test, and its door would then send callers away. Tests of
  // the door close it themselves.
  running.services.pressure.admits = () => true;
  const liveCounts = startStandings(running.services);
  const app = await buildApp(running.services, log, { pagesFolder: '/nowhere' });
  await app.ready();

  const as = (cookie: string | null): Caller => ({
    send: (name, given = {}) => send(app, name, cookie, given),
  });
  return {
    fastify: app,
    ctx: running.services,
    clock,
    as,
    send: as(null).send,
    async close() {
      await app.close();
      liveCounts.close();
      await running.close();
      await afterwards();
    },
  };
}

async function send(
  app: FastifyInstance,
  name: CallName,
  cookie: string | null,
  given: Given<CallName>,
): Promise<Answer> {
  const { method, path } = api[name];
  const url = Object.entries(given.params ?? {}).reduce(
    (filled, [key, value]) => filled.replace(`:${key}`, encodeURIComponent(value)),
    `/api${path}`,
  );
  const request: InjectOptions = {
    method,
    url,
    ...(given.query === undefined ? {} : { query: given.query }),
    ...(given.from === undefined ? {} : { remoteAddress: given.from }),
    headers: { ...given.headers, ...(cookie === null ? {} : { cookie }) },
    ...(given.body === undefined ? {} : { payload: given.body as object }),
  };
  const response = await app.inject(request);
  // What core hands on by its key is a sentence by the time somebody reads it.
  if (/"wrong:[a-z]/.test(response.body)) throw new Error(`no sentence: ${response.body}`);
  const body: unknown = response.body === '' ? null : response.json();
  const english = englishIn(name, response.statusCode, body);
  if (english !== null) throw new Error(`no other language can say “${english}” (${name})`);
  const [set] = response.cookies;
  return {
    status: response.statusCode,
    body,
    headers: response.headers,
    cookie: set === undefined || set.value === '' ? null : `${set.name}=${set.value}`,
  };
}
