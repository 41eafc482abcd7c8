import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from './client.ts';
import { DataFolderInUse, startEmbedded } from '../../db/embedded.ts';
import type { EmbeddedConnection } from '../../db/embedded-address.ts';
import { findServing } from '../../db/embedded-postmaster.ts';
import { readPassword } from '../../db/embedded-windows.ts';

/** A database within reach of a command, whether a server runs on it or not. */
export interface Reached {
  connection: Connection;
  /** Ends the database again where the command had to start it. */
  release(): Promise<void>;
}

/** Whether an embedded database was ever made in this folder. */
export function hasEmbedded(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'postgres/data/PG_VERSION'));
}

// A server that starts or stops holds the folder without a database that answers.
const patience = 30_000;

/**
 * The database of these settings: the server that DATABASE_URL names, the embedded one that a
 * running Hustings holds, or else the embedded one, started for the time.
 */
export async function reachDatabase(settings: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<Reached> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== null) {
    return { connection: { connectionString: databaseUrl }, release: async () => {} };
  }
  for (let waited = 0; ; waited += 250) {
    try {
      const { connection, stop } = await startEmbedded({ dataDir });
      return { connection, release: stop };
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || waited > patience) throw error;
    }
    const connection = await findRunning(path.join(path.resolve(dataDir), 'postgres'));
    if (connection !== null) return { connection, release: async () => {} };
    await wait(250);
  }
}

function findRunning(home: string): Promise<EmbeddedConnection | null> {
  const password = readPassword(home);
  return findServing(path.join(home, 'data'), {
    host: '127.0.0.1',
    port: 5432,
    user: 'hustings',
    database: 'hustings',
    ...(password === undefined ? {} : { password }),
    ssl: false,
  });
}
