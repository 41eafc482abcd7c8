import type { Config } from '../../config.ts';
import type { FullLog } from '../log.ts';
import type { Connection } from './client.ts';
import { keepEmbedded } from './keep-embedded.ts';
import { createRoles } from './roles/create-roles.ts';

/** The ways to the database of these settings, which is there until it is stopped. */
export interface Connections {
  /** As the role that serves. */
  connection: Connection;
  /** As the owner of the tables, who migrates; the same where there is one role only. */
  owner: Connection;
  stop(): Promise<void>;
}

/** Starts the embedded database, or takes the one of DATABASE_URL. */
export async function openConnections(
  config: Pick<Config, 'databaseUrl' | 'migrateDatabaseUrl' | 'dataDir'>,
  log: FullLog,
): Promise<Connections> {
  const { databaseUrl, migrateDatabaseUrl, dataDir } = config;
  if (databaseUrl !== null) {
    const owner = { connectionString: migrateDatabaseUrl ?? databaseUrl };
    return { connection: { connectionString: databaseUrl }, owner, stop: async () => {} };
  }
  const embedded = await keepEmbedded({ dataDir, log });
  try {
    const connection = await createRoles(embedded.connection);
    return { connection, owner: embedded.connection, stop: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}
