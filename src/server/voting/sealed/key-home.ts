// Which folder holds the keys of this campus: KEYS_DIR, unless that belongs to another campus.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { makeFolder } from '../../platform/db/embedded-postgres/make-folder.ts';
import { hasTable } from '../../platform/db/has-table.ts';
import type { Log } from '../../platform/log.ts';
import { secretOf } from './carry-keys.ts';
import { listKeyFiles, makeKeyFolder, openKeyStore } from './key-folder.ts';
import type { HeldKeys } from './key-folder.ts';
import { claimFolder, readMark, writeMark } from './key-owner.ts';
import type { Mark } from './key-owner.ts';
import { listUnopened } from './store.ts';

type Place = Pick<Config, 'dataDir' | 'keysDir'>;

/** The id of the campus in this database; null where it has none yet. */
export async function findCampusId(db: Db): Promise<string | null> {
  if (!(await hasTable(db, 'campus_ids'))) return null;
  const row = await db.selectFrom('campus_ids').select('id').executeTakeFirst();
  return row?.id ?? null;
}

/** Makes it the id of the campus in this database, where there is none. Answers the one that it has. */
export async function keepCampusId(tx: Tx, id: string): Promise<string> {
  await tx
    .insertInto('campus_ids')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findCampusId(tx)) ?? id;
}

/** The id that the data folder holds; null where no server of this release has used it. */
export async function readDataId(dataDir: string): Promise<string | null> {
  return (await readMark(dataDir))?.campusId ?? null;
}

/** Lets the data folder hold the id, so that a restore by it is known to be of the same campus. */
export async function writeDataId(dataDir: string, campusId: string): Promise<void> {
  if ((await readDataId(dataDir)) === campusId) return;
  makeFolder(dataDir);
  await writeMark(dataDir, { campusId, isApart: false });
}

/** A folder for the keys of this campus. */
export interface KeyHome {
  folder: string;
  /** What it says of itself. */
  mark: Mark | null;
  /** It says that it belongs to another campus. */
  isForeign: boolean;
}

/** In the data folder, where the keys are unless KEYS_DIR names another place. */
export const ownKeyFolder = ({ dataDir }: Pick<Place, 'dataDir'>) => path.join(dataDir, 'keys');

/** The folder of KEYS_DIR, or the one that a restore made because KEYS_DIR is another campus's. */
export async function findKeyHome(place: Place, campusId: string | null): Promise<KeyHome> {
  const folder = place.keysDir;
  const mark = await readMark(folder);
  if (mark !== null && mark.campusId === campusId) return { folder, mark, isForeign: false };
  const own = ownKeyFolder(place);
  const ownMark = folder === own ? mark : await readMark(own);
  if (ownMark !== null && ownMark.campusId === campusId && (mark !== null || ownMark.isApart)) {
    return { folder: own, mark: ownMark, isForeign: false };
  }
  return { folder, mark, isForeign: mark !== null && campusId !== null };
}

/** The keys as a command uses them: what belongs to another campus is as good as not there. */
export async function openKeysOf(place: Place, db: Db | null): Promise<HeldKeys> {
  const campusId = (db && (await findCampusId(db))) ?? (await readDataId(place.dataDir));
  return openKeyStore((await findKeyHome(place, campusId)).folder, campusId);
}

/** Whether a folder lies within another one, or is it. */
export function isWithin(folder: string, outer: string): boolean {
  return folder === outer || folder.startsWith(outer + path.sep);
}

interface Parts {
  db: Db;
  transact<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer>;
  config: Place;
  log: Log;
}

/**
 * Opens the folder of the keys for a server, which is this campus's from then on. Throws a sentence
 * where it is another campus's.
 */
export async function takeKeyHome({ db, transact, config, log }: Parts): Promise<HeldKeys> {
  const campusId =
    (await findCampusId(db)) ??
    (await transact(async (tx) =>
      keepCampusId(tx, (await readDataId(config.dataDir)) ?? randomUUID()),
    ));
  const { folder, mark } = await findKeyHome(config, campusId);
  if (folder !== config.keysDir) {
    log.warn({ keysDir: config.keysDir, folder }, inOwnFolder);
  }
  if (mark === null && !(await mayTake(db, folder, config))) throw new Error(foreignFolder(folder));
  const owner = mark ?? (await claimKeyFolder(folder, campusId));
  if (owner.campusId !== campusId) throw new Error(foreignFolder(folder));
  await writeDataId(config.dataDir, campusId);
  return openKeyStore(folder, campusId);
}

/** Marks a folder that says nothing as this campus's; answers to whom it belongs now. */
export async function claimKeyFolder(
  folder: string,
  campusId: string,
  isApart = false,
): Promise<Mark> {
  return claimFolder(folder, { campusId, isApart }, await makeKeyFolder(folder));
}

/** Makes a folder this campus's, whoever it belonged to. */
export async function seizeKeyFolder(folder: string, campusId: string): Promise<void> {
  await writeMark(folder, { campusId, isApart: false }, await makeKeyFolder(folder));
}

/**
 * A folder that says nothing is of the release before, or of another campus on that release: it is
 * taken where it lies in the data folder, where it is empty, and where a key in it is one of ours.
 */
async function mayTake(db: Db, folder: string, { dataDir }: Place): Promise<boolean> {
  if (isWithin(folder, dataDir)) return true;
  const ids = await listKeyFiles(folder);
  if (ids.length === 0) return true;
  const keys = openKeyStore(folder);
  for (const election of await listUnopened(db)) {
    if (ids.includes(election.id) && (await secretOf(keys, election)) !== null) return true;
  }
  return false;
}

const inOwnFolder =
  'KEYS_DIR is not used: it belongs to another campus, so the keys of this one are in its data folder. If that campus is gone, "npm run keys -- adopt" takes the folder over';

const foreignFolder = (folder: string) =>
  `KEYS_DIR (${folder}) holds the keys of another campus, so this one does not touch it. Set another KEYS_DIR. If that campus is gone for good, take the folder over: npm run keys -- adopt`;
