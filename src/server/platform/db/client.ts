import { Kysely, PostgresDialect } from 'kysely';
import type { Transaction } from 'kysely';
import pg from 'pg';
import { endWhenSilent } from './end-when-silent.ts';
import type { Connection } from './connection.ts';
import { driverSettings } from './follow-primary.ts';
import type { Schema } from './tables.ts';

/** What a query needs to read: a transaction serves as well, a write does not compile. */
export type Db = Pick<Kysely<Schema>, 'selectFrom' | 'selectNoFrom' | 'with'>;

/** What a write takes: only a transaction will do. */
export type Tx = Transaction<Schema>;

export type { Connection };

export interface Database {
  db: Kysely<Schema>;
  pool: pg.Pool;
  /** Runs the work in one transaction: all of it, or nothing. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

type AfterCommit = (isSure: boolean) => void;

const afterwards = new WeakMap<Tx, AfterCommit[]>();

/**
 * Runs the work once the transaction has committed, before its caller goes on; unsure where the
 * commit's answer was lost, for then it may have happened or be about to.
 */
export function afterCommit(tx: Tx, work: AfterCommit): void {
  const works = afterwards.get(tx);
  if (works === undefined) afterwards.set(tx, [work]);
  else works.push(work);
}

async function transactIn<T>(db: Kysely<Schema>, work: (tx: Tx) => Promise<T>): Promise<T> {
  let works: AfterCommit[] = [];
  let isSure = false;
  try {
    const result = await db.transaction().execute(async (tx) => {
      const done = await work(tx);
      works = afterwards.get(tx) ?? [];
      return done;
    });
    isSure = true;
    return result;
  } finally {
    for (const one of works) one(isSure);
  }
}

/** What a pool is for, where it is not for everything. */
export interface PoolPurpose {
  /** Connections at most: 4 to 10 are the fastest (measured in the database study). */
  max?: number;
  /** Queries that are given together are sent together. */
  pipeline?: boolean;
  /** SQL that every connection begins with. */
  settings?: string;
  /** Milliseconds for which an answer is waited for; longer than any statement takes, or Infinity. */
  timeoutMs?: number;
}

const usualTimeoutMs = 60_000;

// Compiling a statement pays for reports over millions of rows. Ours read a few, and where the planner
// takes them for large, compiling costs a hundred times what they take. Servers of most makers have it on.
const withoutCompiling = 'set jit = off';

/** Opens a small pool. */
export function openDatabase(
  connection: Connection,
  onError: (error: Error) => void,
  { max = 10, pipeline = false, settings, timeoutMs = usualTimeoutMs }: PoolPurpose = {},
): Database {
  const pool = new pg.Pool({
    ...driverSettings(connection),
    max,
    pipeline,
    connectionTimeoutMillis: 10_000,
    // The pool waits for it, and ends a connection on which the settings could not be made.
    // oxlint-disable-next-line typescript/no-misused-promises -- the driver's types know no promise
    onConnect: async (client) => {
      client.on('error', onError);
      endWhenSilent(client, timeoutMs);
      await client.query(withoutCompiling);
      if (settings !== undefined) await client.query(settings);
    },
  });
  dropReadOnly(pool);
  // Without the two listeners a dying server would end this process through an unhandled 'error'.
  pool.on('error', onError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    transact: (work) => transactIn(db, work),
    close: () => db.destroy(),
  };
}

/** What the driver does not tell in its types: every refusal as it comes in. */
interface Refusals {
  on(event: 'errorMessage', hear: (refusal: { code?: string }) => void): void;
}

/**
 * Lends no connection again on which the database refused to write: it leads to a standby, or to a
 * primary that was demoted.
 */
function dropReadOnly(pool: pg.Pool): void {
  const readOnly = new WeakSet<object>();
  pool.on('connect', (client) => {
    (client as { connection?: Refusals }).connection?.on('errorMessage', ({ code }) => {
      if (code === '25006') readOnly.add(client);
    });
  });
  pool.on('release', (_, client) => {
    // The pool keeps none that is ending.
    if (readOnly.has(client)) client.end().catch(() => {});
  });
}
