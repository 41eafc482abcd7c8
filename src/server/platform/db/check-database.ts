import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { isAnswer, isUnreachable } from './transient-errors.ts';

const oldestVersion = 15;

/** Why the database of a variable cannot be used, in one sentence. */
class UnfitDatabase extends Error {}

type Variable = 'DATABASE_URL' | 'MIGRATE_DATABASE_URL';

/** Looks whether what answers at this address can hold a campus; throws an UnfitDatabase. */
export async function checkDatabase(
  db: Kysely<Schema>,
  variable: Variable = 'DATABASE_URL',
): Promise<void> {
  const found = await look(db, variable);
  if (found === undefined) return;
  if (found.is_standby) {
    throw new UnfitDatabase(
      `${variable} leads to a standby, which can only be read: name the primary.`,
    );
  }
  const version = Math.floor(found.version / 10_000);
  if (version < oldestVersion) {
    throw new UnfitDatabase(
      `${variable} leads to PostgreSQL ${version}; Hustings needs ${oldestVersion} or newer.`,
    );
  }
  if (found.encoding !== 'UTF8') {
    throw new UnfitDatabase(
      `The database of ${variable} has the encoding ${found.encoding}: make one with UTF8.`,
    );
  }
}

interface Found {
  version: number;
  encoding: string;
  is_standby: boolean;
}

async function look(db: Kysely<Schema>, variable: Variable): Promise<Found | undefined> {
  try {
    const { rows } = await sql<Found>`
      select current_setting('server_version_num')::int as version,
             current_setting('server_encoding') as encoding,
             pg_is_in_recovery() as is_standby`.execute(db);
    return rows[0];
  } catch (error) {
    if (!(error instanceof Error) || isUnreachable(error)) throw error;
    if (isAnswer(error)) throw new UnfitDatabase(`${variable}: ${error.message}.`);
    throw new UnfitDatabase(
      `What answers at ${variable} is no PostgreSQL, or hung up (${error.message}).`,
    );
  }
}
