// Whole tables in and out by COPY, in one order and one notation wherever they are.
import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { BackupError } from '../platform/backup-error.ts';

type Client = pg.ClientBase;

export interface Table {
  name: string;
  /** Where it is: an unqualified name could mean one of the database's own tables. */
  schema: string;
  columns: string[];
}

/** What a table holds: equal wherever the rows are equal, in whatever order they lie. */
export interface Fingerprint {
  rows: number;
  sha256: string;
}

const quote = (name: string) => pg.escapeIdentifier(name);
const list = (names: readonly string[]) => names.map(quote).join(', ');
const placeOf = ({ schema, name }: Table) => `${quote(schema)}.${quote(name)}`;

/**
 * The same value is the same text from here on, whatever the server's settings are, and tables that
 * refer to each other in a circle may be filled one by one.
 */
export async function speakPlainly(client: Client): Promise<void> {
  await client.query(`
    set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
    set local bytea_output = 'hex'; set local extra_float_digits = 1; set local xmloption = content;
    set constraints all deferred;
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
}

/**
 * All tables of the campus; each stands behind those that it refers to. A reference that can wait
 * for the end of a transaction puts none in order.
 */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { parents: string[] }>(`
    select c.relname::text as name, c.relnamespace::regnamespace::text as schema,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and not k.condeferrable
          and k.confrelid <> c.oid) as parents
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and c.relname not like 'kysely\\_%'
    order by c.relname collate "C"`);
  const sorted: Table[] = [];
  const isPlaced = (name: string) => sorted.some((table) => table.name === name);
  for (let left = rows; left.length > 0; left = left.filter(({ name }) => !isPlaced(name))) {
    const ready = left.filter(({ parents }) => parents.every(isPlaced));
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    sorted.push(...ready.map(({ name, schema, columns }) => ({ name, schema, columns })));
  }
  return sorted;
}

/**
 * Hands out a table as CSV, its rows ordered by what they say: not a byte of it tells which came
 * first. With `only`, the rows for which that condition holds.
 */
export async function copyOut(
  client: Client,
  table: Table,
  use: (chunk: Buffer) => Promise<void> = async () => {},
  only = 'true',
): Promise<Fingerprint> {
  const columns = list(table.columns);
  const rows = `select ${columns} from ${placeOf(table)} where ${only}
    order by row(${columns})::text collate "C"`;
  const stream = client.query(copyTo(`copy (${rows}) to stdout (format csv, header)`));
  const hash = createHash('sha256');
  let failure: { error: unknown } | null = null;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    // To the end in any case: a copy that nobody reads on would keep the connection for ever.
    if (failure === null) await use(chunk).catch((error: unknown) => (failure = { error }));
  }
  // The number of rows comes behind the last of them.
  await client.query('select');
  if (failure !== null) throw (failure as { error: unknown }).error;
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
}

/** A table that is being filled. */
export interface Filling {
  write(chunk: Buffer): Promise<void>;
  /** Answers how many rows went in. */
  end(): Promise<number>;
  /** Gives up, so that the connection is free for the rollback. */
  abort(): Promise<void>;
}

/** Begins to fill a table with what copyOut gave. */
export function copyIn(client: Client, table: Table): Filling {
  const into = `copy ${placeOf(table)} (${list(table.columns)}) from stdin (format csv, header match)`;
  const stream = client.query(copyFrom(into));
  const over = finished(stream);
  over.catch(() => {});
  const written = (chunk: Buffer) =>
    new Promise<void>((resolve, reject) => {
      stream.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
  return {
    // First what ended the copy: a write behind it fails for reasons of the driver.
    write: (chunk) => Promise.race([over, written(chunk)]),
    async end() {
      stream.end();
      await over;
      return stream.rowCount;
    },
    async abort() {
      stream.destroy();
      await over.catch(() => {});
    },
  };
}

/**
 * Holds all tables against everybody. It waits for what is under way, but never long while it holds
 * a part itself: it would be the one for whose sake the database ends a vote.
 */
export async function lockTables(client: Client, tables: readonly Table[]): Promise<void> {
  // In the order of a vote, so that the next ones wait at the door.
  const first = ['accounts', 'turnouts'].filter((name) => tables.some((one) => one.name === name));
  const names = [...new Set([...first, ...tables.map((table) => table.name)])];
  if (names.length === 0) return;
  for (let tries = 0; tries < 200; tries += 1) {
    await client.query("savepoint before_lock; set local lock_timeout = '400ms'");
    try {
      await client.query(`lock table ${list(names)} in access exclusive mode`);
      await client.query('set local lock_timeout = 0');
      return;
    } catch (error) {
      await client.query('rollback to savepoint before_lock');
      const passing = ['55P03', '40P01'];
      if (!passing.includes((error as { code?: string }).code ?? '')) throw error;
      await wait(50);
    }
  }
  throw new BackupError(
    'The database was too busy: some work in it does not end. Nothing changed.',
  );
}

/** Keeps the tables as they are, so that all of them belong to the snapshot that comes next. */
export async function keepTables(client: Client, tables: readonly Table[]): Promise<void> {
  const names = tables.map((table) => table.name);
  await client.query(`lock table ${list(names)} in access share mode`);
}

/** How many rows there are in each of these tables. */
export async function countRows(
  client: Client,
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const counts = names.map(
    (name) => `select ${pg.escapeLiteral(name)} as name, count(*)::int as rows from ${quote(name)}`,
  );
  const { rows } = await client.query<{ name: string; rows: number }>(counts.join(' union all '));
  return new Map(rows.map((row) => [row.name, row.rows]));
}

export async function emptyTables(client: Client, tables: readonly Table[]): Promise<void> {
  // The record can be replaced by a restore, and by nothing else.
  await client.query(
    `set local hustings.restoring = 'on'; truncate ${list(tables.map((table) => table.name))};
    set local hustings.restoring = 'off'`,
  );
}

/** Removes the tables and what the migrations note about them. */
export async function dropTables(client: Client, tables: readonly Table[]): Promise<void> {
  const names = tables.map((table) => table.name);
  const notes = ['kysely_migration', 'kysely_migration_lock'];
  await client.query(`drop table if exists ${list([...names, ...notes])}`);
}

/** Lets the planner know what came in. */
export async function analyzeTables(client: Client, tables: readonly Table[]): Promise<void> {
  await client.query(`analyze ${list(tables.map((table) => table.name))}`);
}

/** Migrating notes the release in the new database; the notes of the campus that moves come along. */
export async function forgetNotedRelease(client: Client, tables: readonly Table[]): Promise<void> {
  if (tables.some(({ name }) => name === 'releases')) await client.query('delete from releases');
}
