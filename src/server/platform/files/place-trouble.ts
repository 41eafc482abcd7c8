import { execFileSync } from 'node:child_process';
import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What keeps somebody from writing to a folder, and the way out. */
export interface PlaceTrouble {
  says: string;
  advice: string;
}

const megabyte = 1024 * 1024;

/** "0 MB are free for /srv/data". */
export const freeText = (folder: string, megabytes: number) =>
  `${Math.round(megabytes).toLocaleString('en')} MB are free for ${folder}`;

/** What makes room without losing anything of the campus. */
export const makeRoom =
  'Make room on that disk: move what other programs left there to another disk, or delete old backups of which a copy is elsewhere, but nothing in the folder postgres. Then voting goes on by itself; if the server has ended, start it again.';

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
    const says = `${freeText(place, roomOf(nearest).free)}: nothing can be written there.`;
    return { says, advice: makeRoom };
  }
  if (!statSync(nearest).isDirectory()) {
    return {
      says: `${nearest} is a file and no folder.`,
      advice: 'Move the file away, or name another folder.',
    };
  }
  if (noRight.has(code)) return notOurs(nearest);
  if (code === 'EROFS') {
    return {
      says: `${place} can only be read.`,
      advice: 'Mount its disk so that it can be written; dmesg says why it is not.',
    };
  }
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return {
      says: `${place} is not there, and it cannot be made.`,
      advice: 'Make the folder, mount its disk, or name another folder.',
    };
  }
  const reason = error instanceof Error ? error.message : String(error);
  return { says: `${place} cannot be used: ${reason}.`, advice: 'See the disk of that folder.' };
}

/** What is nearest is also the first that this account may not enter: what lies behind it cannot be seen. */
function notOurs(culprit: string): PlaceTrouble {
  const owner = nameOf(statSync(culprit).uid);
  const self = os.userInfo().username;
  if (owner === self) {
    return {
      says: `The account ${self} has taken its own right to write to ${culprit} away.`,
      advice: `Give it back: chmod u+rwx ${culprit}`,
    };
  }
  return {
    says: `The account ${self} may not use ${culprit}: it belongs to ${owner}.`,
    advice: `Work as the account that runs Hustings (sudo -u ${owner} …), or give that account the folder: chown -R ACCOUNT ${culprit}`,
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

function nameOf(uid: number): string {
  try {
    return execFileSync('id', ['-un', String(uid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return `the user with the number ${uid}`;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? '') : '';
