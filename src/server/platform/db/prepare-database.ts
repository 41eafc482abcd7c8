import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import { installAdvice } from '../../release.ts';
import { prepareJobs } from '../prepare-jobs.ts';
import type { Log } from '../log.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { checkDatabase } from './check-database.ts';
import { openDatabase } from './client.ts';
import type { Connection, Database } from './client.ts';
import { listMigrations } from './migrate.ts';
import { grantRights } from './roles/grant-rights.ts';
import type { Schema } from './tables.ts';

interface Parts {
  config: Pick<Config, 'databaseUrl' | 'migrateDatabaseUrl' | 'mayUpgradeWhileOpen'>;
  /** Serves from now on. */
  serving: Pick<Database, 'db'>;
  /** Owns the tables and migrates; may be the same role. */
  owner: Connection;
  log: Log;
  onLost: (error: Error) => void;
}

/**
 * Migrates as the owner, and gives the serving role its rights where it is another one.
 */
export async function prepareDatabase({ config, serving, owner, log, onLost }: Parts) {
  const isOurs = config.databaseUrl === null;
  if (!isOurs) await checkDatabase(serving.db);
  // As long as it takes: for another process that migrates, and for an index.
  const patient = openDatabase(owner, onLost, { timeoutMs: Number.POSITIVE_INFINITY });
  try {
    const hasOwner = !isOurs && config.migrateDatabaseUrl !== null;
    if (hasOwner) await checkDatabase(patient.db, 'MIGRATE_DATABASE_URL');
    const [there, here] = [await placeOf(patient.db), await placeOf(serving.db)];
    if (there.database !== here.database) {
      throw new Error('DATABASE_URL and MIGRATE_DATABASE_URL must lead to the same database.');
    }
    const isNew = (await listMigrations(patient.db)).done.length === 0;
    const migrations = await bringUpToDate(owner, onLost, {
      mayBeOpen: config.mayUpgradeWhileOpen,
    });
    if (migrations.length > 0 && !isNew) log.warn({ migrations }, migrated(migrations.length));
    await prepareJobs(owner, log);
    if (there.role !== here.role) await patient.transact((tx) => grantRights(tx, here.role));
  } finally {
    await patient.close();
  }
}

const migrated = (count: number) =>
  `This release changed the database (migrations: ${count}). ${installAdvice}`;

/** Who is connected, and to which database of which server. */
async function placeOf(db: Kysely<Schema>): Promise<{ role: string; database: string }> {
  const { rows } = await sql<{ role: string; database: string }>`
    select current_user::text as role,
      concat_ws(' ', pg_postmaster_start_time(), oid) as database
    from pg_database where datname = current_database()`.execute(db);
  return rows[0] ?? { role: '', database: '' };
}
