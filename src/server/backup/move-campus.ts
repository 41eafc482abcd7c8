import {
  DataFolderInUse,
  hasEmbedded,
  startEmbedded,
} from '../platform/db/embedded-postgres/start-embedded.ts';
import { checkAddress } from '../platform/db/check-database.ts';
import type { Connection } from '../platform/db/client.ts';
import { listMigrations, migrateTo, migrateToLatest } from '../platform/db/migrate.ts';
import { noteMigrated } from '../platform/db/releases-store.ts';
import { openLine } from '../platform/db/open-line.ts';
import type { Line } from '../platform/db/open-line.ts';
import { beginSnapshot, endSnapshot, readServer } from './campus-store.ts';
import { readVoteCounts } from './vote-counts-store.ts';
import type { VoteCounts } from './vote-counts-store.ts';
import { BackupError } from '../platform/backup-error.ts';
import { refusePoorRole } from './two-roles-store.ts';
import * as tableStore from './table-store.ts';
import type { Fingerprint, Table } from './table-store.ts';

/** A campus that lives on the new server, and the proof that it is the same. */
export interface Moved {
  server: string;
  tables: { name: string; here: Fingerprint; there: Fingerprint }[];
  voteCounts: VoteCounts[];
}

/**
 * Takes an embedded campus to a PostgreSQL server, in one transaction there. No server may run
 * meanwhile, so that no vote is acknowledged which stays behind. The old one is left as it is.
 */
export async function moveCampus(parts: { dataDir: string; to: string }): Promise<Moved> {
  const { dataDir, to } = parts;
  if (!hasEmbedded(dataDir)) throw new BackupError(`There is no embedded database in ${dataDir}.`);
  await checkAddress(to, '--to');
  const embedded = await startEmbedded({ dataDir }).catch((error: unknown) => {
    throw error instanceof DataFolderInUse ? new BackupError(stopFirst) : error;
  });
  try {
    const [here, there] = [
      await openLine(embedded.connection),
      await openLine({ connectionString: to }),
    ];
    try {
      await refusePoorRole(there.client);
      return await move(here, there);
    } finally {
      await there.close();
      await here.close();
    }
  } finally {
    await embedded.stop();
  }
}

const stopFirst =
  'Hustings is running on this campus: stop it first, so that no vote is cast that would stay behind.';

/**
 * Takes a campus from one PostgreSQL to a new one as it is: without a migration on either side that it
 * has not had.
 */
export async function carryCampus(from: Connection, to: Connection): Promise<Moved> {
  const [here, there] = [await openLine(from), await openLine(to)];
  try {
    return await move(here, there, false);
  } finally {
    await there.close();
    await here.close();
  }
}

async function move(here: Line, there: Line, isMigrated = true): Promise<Moved> {
  const { version, name, encoding } = await readServer(there.client);
  if (version < 150_000) {
    throw new BackupError(`The new server is PostgreSQL ${name}: it must be 15 or newer.`);
  }
  if (encoding !== 'UTF8') {
    throw new BackupError(`The new database speaks ${encoding}: create it with encoding UTF8.`);
  }
  if (isMigrated) await migrateToLatest(here.db);
  const newest = await newestOf(here);
  const tables = await tableStore.listTables(here.client);
  await beginSnapshot(here.client, tables);
  const voteCounts = await readVoteCounts(here.client);
  const moved = await there.transact(async (tx) => {
    await tableStore.speakPlainly(there.client);
    await refuseStrangers(there, tables);
    await migrateTo(tx, newest);
    await tableStore.lockTables(there.client, tables);
    await tableStore.forgetNotedRelease(there.client, tables);
    await refuseIfFull(there, tables);
    const proof: Moved['tables'] = [];
    for (const table of tables) proof.push(await carry(here, there, table));
    await noteMigrated(tx);
    await tableStore.analyzeTables(there.client, tables);
    const counted = await readVoteCounts(there.client);
    if (JSON.stringify(counted) !== JSON.stringify(voteCounts)) throw differs('of votes');
    return proof;
  });
  await endSnapshot(here.client);
  return { server: `PostgreSQL ${name}`, tables: moved, voteCounts };
}

/** The last migration of a campus that this release knows. */
async function newestOf({ db }: Line): Promise<string> {
  const { known, done } = await listMigrations(db);
  if (done.some((name) => !known.includes(name))) {
    throw new BackupError('A newer Hustings runs on this database: use that one.');
  }
  const newest = done.at(-1);
  if (newest === undefined) throw new BackupError('There is no campus in this database yet.');
  return newest;
}

/** Carries one table over and reads it back from there. */
async function carry(here: Line, there: Line, table: Table): Promise<Moved['tables'][number]> {
  const filling = tableStore.copyIn(there.client, table);
  let left: Fingerprint;
  try {
    left = await tableStore.copyOut(here.client, table, filling.write);
    await filling.end();
  } catch (error) {
    await filling.abort();
    throw error;
  }
  const arrived = await tableStore.copyOut(there.client, table);
  if (arrived.rows !== left.rows || arrived.sha256 !== left.sha256) {
    throw differs(`in the table "${table.name}"`);
  }
  return { name: table.name, here: left, there: arrived };
}

function differs(where: string): BackupError {
  return new BackupError(
    `The counts ${where} are not the same on both sides. Nothing changed on either.`,
  );
}

async function refuseStrangers({ client }: Line, ours: readonly Table[]): Promise<void> {
  const found = await tableStore.listTables(client);
  const stranger = found.find((one) => !ours.some((own) => own.name === one.name));
  if (stranger === undefined) return;
  throw new BackupError(
    `The new database holds something else (the table "${stranger.name}"): create an empty one.`,
  );
}

async function refuseIfFull({ client }: Line, tables: readonly Table[]): Promise<void> {
  const rows = await tableStore.countRows(
    client,
    tables.map((table) => table.name),
  );
  const [full] = [...rows].find(([, count]) => count > 0) ?? [];
  if (full === undefined) return;
  throw new BackupError(
    `The new database holds a campus already (rows in "${full}"): create an empty one.`,
  );
}
