import { statfs } from 'node:fs/promises';
import type { Log } from '../log.ts';
import { placeWords } from '#texts/en/places.ts';
import { nearestOf } from './place-trouble.ts';

/** How much room there was at the last look, where there is the least. */
export interface DiskState {
  /** Null before the first look. */
  freeMegabytes: number | null;
  /** Soon no vote can be written. */
  isLow: boolean;
  /** PostgreSQL needs as much at once for its next file: votes may be refused. */
  isFull: boolean;
}

/** Looks at the disks of the data and of the keys. */
export interface DiskWatch {
  look(): Promise<DiskState>;
  latest(): DiskState;
}

export const lowBelow = 300;
const fullBelow = 20;
const megabyte = 1024 * 1024;

export function openDiskWatch(folders: readonly string[], log: Log): DiskWatch {
  let state: DiskState = { freeMegabytes: null, isLow: false, isFull: false };

  async function look(): Promise<DiskState> {
    let [least, place]: [number, string] = [Infinity, ''];
    for (const folder of folders) {
      // Asynchronous: a disk of another machine may keep everybody waiting.
      const { bavail, bsize } = await statfs(nearestOf(folder));
      const free = (bavail * bsize) / megabyte;
      if (free < least) [least, place] = [free, folder];
    }
    const now = {
      freeMegabytes: Math.floor(least),
      isLow: least < lowBelow,
      isFull: least < fullBelow,
    };
    const free = `${Math.round(least).toLocaleString('en')} MB are free for ${place}`;
    const { makeRoom } = placeWords;
    if (now.isFull && !state.isFull) {
      log.error({}, `${free}, and votes may be refused. ${makeRoom}`);
    } else if (now.isLow && !state.isLow) {
      log.warn({}, `${free}: soon no vote can be written. ${makeRoom}`);
    } else if (!now.isLow && state.isLow) {
      log.info({}, `there is room again: ${free}`);
    }
    state = now;
    return now;
  }

  return { look, latest: () => state };
}

/** Looks at once and then every few seconds; what fails is tried with the next look. */
export function startDiskWatch({ diskWatch, log }: { diskWatch: DiskWatch; log: Log }): {
  close(): void;
} {
  const look = () => {
    diskWatch
      .look()
      .catch((error: unknown) => log.debug({ err: error }, 'the room on the disk was not read'));
  };
  look();
  const timer = setInterval(look, 5_000).unref();
  return { close: () => clearInterval(timer) };
}
