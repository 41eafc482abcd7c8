import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { endWhenSilent } from './end-when-silent.ts';
import { driverSettings } from './follow-primary.ts';
import type { Schema } from './tables.ts';
import { isAnswer, isUnreachable } from './errors.ts';

const oldestVersion = 15;
/** Milliseconds; what is no PostgreSQL may keep silent. */
const answerWithin = 10_000;

/** Why the database of a setting cannot be used, in one sentence. */
export class UnfitDatabase extends Error {}

/** Where an address stands: a setting, or the option of a command. */
export type AddressOf = 'DATABASE_URL' | 'MIGRATE_DATABASE_URL' | '--to';

/** Looks whether what answers can hold a campus; throws an UnfitDatabase. */
export async function checkDatabase(
  db: Kysely<Schema>,
  name: AddressOf = 'DATABASE_URL',
): Promise<void> {
  judge(await inWords(name, async () => (await db.executeQuery<Found>(look)).rows[0]), name);
}

/** The same with a connection of its own, which is gone when this answers. */
export async function checkAddress(url: string, name: AddressOf = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({
    ...driverSettings({ connectionString: url }),
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
  });
  client.on('error', () => {});
  endWhenSilent(client, answerWithin);
  try {
    const found = await inWords(name, async () => {
      await client.connect();
      const { rows } = await client.query<Found>(question);
      return rows[0];
    });
    judge(found, name);
  } finally {
    // A log-in that failed leaves its connection open, and a command would never end.
    await client.end().catch(() => {});
  }
}

function judge(found: Found | undefined, name: AddressOf): void {
  if (found === undefined) return;
  if (found.is_standby) {
    throw new UnfitDatabase(
      `${name} leads to a standby, which can only be read: name the primary.`,
    );
  }
  const version = Math.floor(found.version / 10_000);
  if (version < oldestVersion) {
    throw new UnfitDatabase(
      `${name} leads to PostgreSQL ${version}; Hustings needs ${oldestVersion} or newer.`,
    );
  }
  if (found.encoding !== 'UTF8') {
    throw new UnfitDatabase(
      `The database of ${name} has the encoding ${found.encoding}: make one with UTF8.`,
    );
  }
}

interface Found {
  version: number;
  encoding: string;
  is_standby: boolean;
}

const question = `
  select current_setting('server_version_num')::int as version,
         current_setting('server_encoding') as encoding,
         pg_is_in_recovery() as is_standby`;
const look = CompiledQuery.raw(question);

// The driver reports these only as text.
const hungUp = /^(Connection terminated|timeout|Query read timeout)/;
const noPassword = /^SASL: .*password must be/;

/** Runs a look at the database; what keeps it from an answer becomes a sentence with the setting. */
async function inWords<T>(name: AddressOf, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new UnfitDatabase(sentenceOf(error, name), { cause: error });
  }
}

function sentenceOf(error: Error, name: AddressOf): string {
  // Of a name with several addresses each says its own.
  const [{ message } = error] = error instanceof AggregateError ? (error.errors as Error[]) : [];
  if (isAnswer(error)) return `${name}: ${message}.`;
  if (isUnreachable(error)) return `The database cannot be reached (${message}): see ${name}.`;
  if (hungUp.test(message)) {
    return `What answers at ${name} is no PostgreSQL, or hung up (${message}).`;
  }
  if (noPassword.test(message)) {
    return `${name} has no password, and the database asks for one: postgres://user:password@host/name`;
  }
  return `${name}: ${message}.`;
}
