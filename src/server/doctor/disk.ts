import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placeWords } from '#texts/en/places.ts';
import { whatHelps } from '#texts/en/what-helps.ts';
import type { Config } from '../config.ts';
import { lowBelow } from '../platform/files/disk-watch.ts';
import { nearestOf, placeTrouble, roomOf } from '../platform/files/place-trouble.ts';
import type { PlaceTrouble } from '../platform/files/place-trouble.ts';
import type { Found } from './finding.ts';
import { ok, problem, together, warning } from './finding.ts';

const warningBelow = { megabytes: 2_000, share: 0.05 };
const problemBelow = { megabytes: lowBelow, share: 0.01 };

/** Whether data can be written, and how much room is left. */
export async function lookAtDisk({ dataDir, keysDir }: Config): Promise<Found> {
  const rooms = [];
  for (const folder of new Set([dataDir, keysDir])) {
    const trouble = await tryToWrite(folder);
    if (trouble !== null) return problem('disk', trouble.says, trouble.advice);
    rooms.push({ folder, ...roomOf(nearestOf(folder)) });
  }
  const [least] = rooms.toSorted((one, other) => one.free - other.free);
  if (least === undefined) throw new Error('There is no folder to look at.');
  const says = () => placeWords.free(least.folder, least.free);
  // A large disk has enough with a small share of it, a small one with a large share.
  const isBelow = (bound: typeof warningBelow) =>
    least.free < bound.megabytes && (least.share < bound.share || bound === problemBelow);
  const advice = together(
    () => whatHelps.noRoom,
    () => placeWords.makeRoom,
  );
  if (isBelow(problemBelow)) return problem('disk', says, advice);
  return isBelow(warningBelow) ? warning('disk', says, advice) : ok('disk', says);
}

/** Writes a file into a folder and takes it away again; one that is not there yet is made in the one above. */
export async function tryToWrite(folder: string): Promise<PlaceTrouble | null> {
  let trial: string | null = null;
  try {
    trial = await mkdtemp(path.join(nearestOf(folder), '.doctor-'));
    await writeFile(path.join(trial, 'trial'), 'x'.repeat(4_096), { flush: true });
    return null;
  } catch (error) {
    return placeTrouble(error, folder);
  } finally {
    if (trial !== null) await rm(trial, { recursive: true, force: true });
  }
}
