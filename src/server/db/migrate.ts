import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

const folder = path.resolve(import.meta.dirname, '../../../migrations');

/**
 * Brings the database to the newest migration. Kysely holds an advisory lock meanwhile, so several
 * servers may start together and each migration runs once. Throws what the failing migration threw.
 */
export async function migrateToLatest(db: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({ fs, path, migrationFolder: folder }),
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
