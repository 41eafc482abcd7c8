import { setTimeout as wait } from 'node:timers/promises';
import { checkAddress } from './check-database.ts';
import type { Connection } from './client.ts';
import { DataFolderInUse, findRunning, startEmbedded } from './embedded-postgres/start-embedded.ts';

/** A database within reach of a command, whether a server runs on it or not. */
export interface Reached {
  connection: Connection;
  /** Ends the database again where the command had to start it. */
  release(): Promise<void>;
}

// A server that starts or stops holds the folder without a database that answers.
const timeoutMs = 30_000;

/**
 * The database of these settings: the server that DATABASE_URL names, the embedded one that a
 * running Hustings holds, or else the embedded one, started for the time. As the owner of the tables,
 * where the settings name one: a restore makes them anew.
 */
export async function reachDatabase(settings: {
  databaseUrl: string | null;
  migrateDatabaseUrl: string | null;
  dataDir: string;
}): Promise<Reached> {
  const { databaseUrl, migrateDatabaseUrl, dataDir } = settings;
  if (databaseUrl !== null) {
    const connectionString = migrateDatabaseUrl ?? databaseUrl;
    await checkAddress(
      connectionString,
      migrateDatabaseUrl === null ? 'DATABASE_URL' : 'MIGRATE_DATABASE_URL',
    );
    return { connection: { connectionString }, release: async () => {} };
  }
  for (let waited = 0; ; waited += 250) {
    try {
      const { connection, stop } = await startEmbedded({ dataDir });
      return { connection, release: stop };
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || waited > timeoutMs) throw error;
    }
    const connection = findRunning(dataDir);
    if (connection !== null) return { connection, release: async () => {} };
    await wait(250);
  }
}
