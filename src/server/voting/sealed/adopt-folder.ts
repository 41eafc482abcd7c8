import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/client.ts';
import { hasTable } from '../../platform/db/has-table.ts';
import type { Line } from '../../platform/db/open-line.ts';
import { listKeyFiles, openKeyStore } from './key-folder.ts';
import {
  findCampusId,
  keepCampusId,
  ownKeyFolder,
  readDataId,
  seizeKeyFolder,
  writeDataId,
} from './key-home.ts';
import { markName, readMark } from './key-owner.ts';

type Place = Pick<Config, 'dataDir' | 'keysDir'>;

const idOf = async ({ dataDir }: Place, db: Db | null) =>
  (db && (await findCampusId(db))) ?? (await readDataId(dataDir));

/** Whose the folder KEYS_DIR is, in a sentence to decide by. */
export async function describeFolder(
  place: Place,
  db: Db | null,
): Promise<{ isOurs: boolean; sentence: string }> {
  const { keysDir } = place;
  const mark = await readMark(keysDir);
  const count = (await listKeyFiles(keysDir)).length;
  const isOurs = mark !== null && mark.campusId === (await idOf(place, db));
  const owner =
    mark === null ? 'does not say to whom it belongs' : `belongs to the campus ${mark.campusId}`;
  return {
    isOurs,
    sentence: `${keysDir} ${owner}, and holds ${count} ${count === 1 ? 'key' : 'keys'}.`,
  };
}

/**
 * Makes KEYS_DIR the folder of this campus. Keys that a restore put into the data folder are carried
 * over; the folder there is then used no more. Without a database, as before a restore on a new machine,
 * the data folder is given the id.
 */
export async function adoptKeyFolder(
  place: Place,
  line: Pick<Line, 'db' | 'transact'> | null,
): Promise<{ carried: string[] }> {
  const { dataDir, keysDir } = place;
  const known = (await idOf(place, line?.db ?? null)) ?? randomUUID();
  // A database of an older release gets it at its next start.
  const isInDatabase = line !== null && (await hasTable(line.db, 'campus_ids'));
  const campusId = isInDatabase ? await line.transact((tx) => keepCampusId(tx, known)) : known;
  await seizeKeyFolder(keysDir, campusId);
  await writeDataId(dataDir, campusId);
  return { carried: await carryOver(ownKeyFolder(place), keysDir, campusId) };
}

async function carryOver(own: string, keysDir: string, campusId: string): Promise<string[]> {
  if (own === keysDir || (await readMark(own))?.campusId !== campusId) return [];
  const [from, to] = [openKeyStore(own, campusId), openKeyStore(keysDir, campusId)];
  const carried: string[] = [];
  for (const id of await from.list()) {
    const secret = await from.readSecret(id);
    if (secret !== null && (await to.readSecret(id)) === null) {
      await to.writeSecret(id, secret);
      carried.push(id);
    }
    await from.destroy(id);
  }
  await fs.rm(path.join(own, markName), { force: true });
  return carried;
}
