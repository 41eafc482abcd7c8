import { promises as fs } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { MigrationResultSet } from 'kysely/migration';
import type { Kysely } from 'kysely';
import type { Schema } from './tables.ts';

const folder = path.resolve(import.meta.dirname, '../../../../migrations');

/** A database, or a transaction on it: then the migrations become part of that. */
type Migrated = Kysely<Schema>;

function migratorOf(db: Migrated): Migrator {
  return new Migrator({
    db,
    provider: new FileMigrationProvider({ fs, path, migrationFolder: folder }),
  });
}

/**
 * Brings the database to the newest migration. Kysely holds an advisory lock meanwhile, so several
 * servers may start together and each migration runs once. Throws what the failing migration threw.
 */
export async function migrateToLatest(db: Migrated): Promise<string[]> {
  return namesOf(await migratorOf(db).migrateToLatest());
}

/** Brings the database to this migration and no further. */
export async function migrateTo(db: Migrated, name: string): Promise<string[]> {
  return namesOf(await migratorOf(db).migrateTo(name));
}

/** The migrations that this release knows, and those that the database has had, in their order. */
export async function listMigrations(db: Migrated): Promise<{ known: string[]; done: string[] }> {
  const known = (await migratorOf(db).getMigrations()).map((one) => one.name);
  const { rows: found } = await sql<{ has_any: boolean }>`
    select to_regclass('kysely_migration') is not null as has_any`.execute(db);
  if (found[0]?.has_any !== true) return { known, done: [] };
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return { known, done: rows.map((row) => row.name) };
}

function namesOf({ error, results }: MigrationResultSet): string[] {
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
