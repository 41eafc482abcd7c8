import { execFileSync } from 'node:child_process';
import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { placeWords } from '#texts/en/places.ts';

/** What keeps somebody from writing to a folder, and the way out: in the language of whoever reads it. */
export interface PlaceTrouble {
  says: () => string;
  advice: () => string;
  /** There is no room. */
  isFull?: boolean;
}

const megabyte = 1024 * 1024;

/** How much room an account has on the disk of a folder, in megabytes, and as a share of the disk. */
export function roomOf(folder: string): { free: number; share: number } {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: (bavail * bsize) / megabyte, share: blocks === 0 ? 0 : bavail / blocks };
}

/** The folder, or the nearest one above it that is there: in it the others would be made. */
export function nearestOf(folder: string): string {
  const above = path.dirname(folder);
  if (above === folder) return folder;
  try {
    if (statSync(folder, { throwIfNoEntry: false }) !== undefined) return folder;
  } catch {
    // It is behind one that this account may not enter, or below a file.
  }
  return nearestOf(above);
}

/** Why this account may not read and write a folder that is there; null where it may, or none is there. */
export function closedTo(folder: string): PlaceTrouble | null {
  const nearest = nearestOf(folder);
  if (nearest !== folder && mayEnter(nearest)) return null;
  try {
    accessSync(nearest, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return placeTrouble(error, folder);
  }
}

/** The last one is PostgreSQL's. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100']);
const noRight = new Set(['EACCES', 'EPERM']);
const others = new Set(['EROFS', 'ENOTDIR', 'ENOENT', 'EIO']);

/** Whether an error says that a disk is full; a PostgreSQL that could not start has only words for it. */
export const isDiskFull = (error: unknown): boolean =>
  fullDisk.has(codeOf(error)) || (error instanceof Error && noSpace.test(error.message));
const noSpace = /No space left on device|Disk quota exceeded/;

/** Whether an error is about a place on a disk, and not about a connection. */
export function isOfPlace(error: unknown): boolean {
  const { syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'connect' || syscall === 'getaddrinfo') return false;
  const code = codeOf(error);
  return fullDisk.has(code) || noRight.has(code) || others.has(code);
}

/** What an error of the file system means at a place, in sentences. */
export function placeTrouble(error: unknown, place: string): PlaceTrouble {
  const code = codeOf(error);
  const nearest = nearestOf(place);
  if (isDiskFull(error)) {
    const { free } = roomOf(nearest);
    return {
      says: () => placeWords.full(place, free),
      advice: () => placeWords.makeRoom,
      isFull: true,
    };
  }
  if (!statSync(nearest).isDirectory()) {
    return { says: () => placeWords.isFile(nearest), advice: () => placeWords.moveFile };
  }
  if (noRight.has(code)) return notOurs(nearest);
  if (code === 'EROFS') {
    return { says: () => placeWords.readOnly(place), advice: () => placeWords.mount };
  }
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return { says: () => placeWords.notThere(place), advice: () => placeWords.make };
  }
  const reason = error instanceof Error ? error.message : String(error);
  return { says: () => placeWords.unusable(place, reason), advice: () => placeWords.seeDisk };
}

/** What is nearest is also the first that this account may not enter: what lies behind it cannot be seen. */
function notOurs(culprit: string): PlaceTrouble {
  const { uid } = statSync(culprit);
  const name = nameOf(uid);
  const owner = () => name ?? placeWords.unnamed(uid);
  const own = process.getuid?.() ?? 0;
  const self = nameOf(own) ?? placeWords.unnamed(own);
  if (name === self) {
    return {
      says: () => placeWords.takenAway(self, culprit),
      advice: () => placeWords.giveBack(culprit),
    };
  }
  return {
    says: () => placeWords.ofAnother(self, culprit, owner()),
    advice: () => placeWords.workAs(owner(), culprit),
  };
}

function mayEnter(folder: string): boolean {
  try {
    accessSync(folder, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Null for an account that this machine does not know by a name. */
function nameOf(uid: number): string | null {
  try {
    return execFileSync('id', ['-un', String(uid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? '') : '';
