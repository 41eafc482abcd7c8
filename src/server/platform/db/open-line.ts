import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Connection, Tx } from './client.ts';
import { driverSettings } from './follow-primary.ts';
import type { Schema } from './tables.ts';

/** One connection, for Kysely and for COPY alike: what both do in a transaction is one transaction. */
export interface Line {
  client: pg.ClientBase;
  db: Kysely<Schema>;
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Connects; throws when the database cannot be reached. */
export async function openLine(connection: Connection): Promise<Line> {
  const pool = new pg.Pool({
    ...driverSettings(connection),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    application_name: 'hustings moving',
  });
  // What is lost while it is used fails there; what is lost while it is not is missed by nobody.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // Of a pool of one it is always the same.
  const client = await pool.connect();
  client.release();
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    client,
    db,
    transact: (work) => db.transaction().execute(work),
    async close() {
      await db.destroy();
      // Kysely ends a pool only after its own first query.
      if (!pool.ending) await pool.end();
    },
  };
}
