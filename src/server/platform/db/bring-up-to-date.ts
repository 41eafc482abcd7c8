import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { thisRelease } from '../../release.ts';
import type { Release } from '../../release.ts';
import { changeChannel, encodeChange } from '../live.ts';
import { openDatabase } from './client.ts';
import type { Connection } from './client.ts';
import { listUpgradeObstacles, VotingIsOpen } from './look-before-upgrade.ts';
import { listMigrations, migrateToLatest } from './migrate.ts';
import { grantRights, listServing } from './roles/grant-rights.ts';
import type { Schema } from './tables.ts';
import { countLiveOlder, listUnbearable, noteRelease } from './releases-store.ts';

/**
 * Runs the migrations that wait, and notes which release brought them. What a newer release did is left
 * alone where both may run side by side (docs/releases.md); else it throws a sentence, as it does where something
 * has to be finished with the former release first. Its connections wait as long as it takes: for another process that migrates, and for an index.
 */
export async function bringUpToDate(
  connection: Connection,
  onLost: (error: Error) => void,
  { release = thisRelease, mayBeOpen = false }: { release?: Release; mayBeOpen?: boolean } = {},
): Promise<string[]> {
  const patient = openDatabase(connection, onLost, { timeoutMs: Number.POSITIVE_INFINITY });
  try {
    const { known, done } = await listMigrations(patient.db);
    const unknown = done.filter((name) => !known.includes(name));
    if (unknown.length > 0) {
      await refuseNewer(await listUnbearable(patient.db, unknown), release.version);
      // Kysely knows only what is in the folder, and here nothing of that is left to run.
      if (known.every((name) => done.includes(name))) return [];
      throw new Error(
        `Another Hustings has changed this database, and Hustings ${release.version} would change it in another way: start the newest release.`,
      );
    }
    const doesWait = known.some((name) => !done.includes(name));
    if (doesWait) {
      await refuseLive(patient.db, release);
      const obstacles = await listUpgradeObstacles(patient.db, done, { mayBeOpen });
      const others = await listUpgradeObstacles(patient.db, done, { mayBeOpen: true });
      refuseUnfinished(obstacles, release, others.length === 0 ? VotingIsOpen : Error);
    }
    const ran = await migrateToLatest(patient.db);
    await patient.transact(async (tx) => {
      await noteRelease(tx, release, known);
      // What a start gave them, they have of new tables as well.
      if (ran.length === 0) return;
      for (const role of await listServing(tx)) await grantRights(tx, role);
      await sql`select pg_notify(${changeChannel}, ${encodeChange({ kind: 'migrated' })})`.execute(
        tx,
      );
    });
    return ran;
  } finally {
    await patient.close();
  }
}

/** They would go on with tables that they do not know. */
async function refuseLive(db: Kysely<Schema>, release: Release): Promise<void> {
  const count = await countLiveOlder(db, release.compatibility);
  if (count === 0) return;
  throw new Error(
    `Servers of an older Hustings run on this database (${count}), and could not go on with what Hustings ${release.version} makes of it: stop them all first.`,
  );
}

function refuseUnfinished(
  obstacles: readonly string[],
  release: Release,
  Reason: new (message: string) => Error,
): void {
  if (obstacles.length === 0) return;
  throw new Reason(
    `Hustings ${release.version} cannot take this campus over yet, and nothing was changed. Go on with the release before, and do this first: ${obstacles.join(' ')}`,
  );
}

async function refuseNewer(unbearable: readonly string[], release: string): Promise<void> {
  if (unbearable.length === 0) return;
  throw new Error(
    `A newer Hustings has changed this database, and Hustings ${release} cannot run on it: start the newer release, or restore a backup from before it.`,
  );
}
