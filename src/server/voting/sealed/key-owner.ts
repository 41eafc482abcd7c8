// Whose folder of keys it is: the file campus-id in it, and the same in DATA_DIR and in the database.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { replaceFile, syncFolder, writeFlushed } from '../../platform/write-file.ts';
import type { Access } from '../../platform/write-file.ts';

/** The name of the file that says to which campus a folder belongs. */
export const markName = 'campus-id';

/** What a folder says of itself. */
export interface Mark {
  campusId: string;
  /** A restore made the folder, so that a copy does not use the one that KEYS_DIR names. */
  isApart: boolean;
}

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const apart = 'apart from KEYS_DIR';
const about =
  'The folder belongs to the campus with this id, and the servers of others leave it alone. Leave this file here.';

const textOf = ({ campusId, isApart }: Mark) =>
  [campusId, ...(isApart ? [apart] : []), about, ''].join('\n');

/** To which campus a folder belongs; null where it does not say. */
export async function readMark(folder: string): Promise<Mark | null> {
  try {
    const [campusId = '', note] = (await fs.readFile(path.join(folder, markName), 'utf8')).split(
      '\n',
    );
    return isId.test(campusId) ? { campusId, isApart: note === apart } : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

/** Writes to which campus a folder belongs, whatever it said before. */
export async function writeMark(folder: string, mark: Mark, access: Access = {}): Promise<void> {
  await replaceFile(path.join(folder, markName), textOf(mark), access);
}

/**
 * Writes to which campus a folder belongs, unless it says so already: of two that try at once one gets
 * it. Answers to whom it belongs now.
 */
export async function claimFolder(folder: string, mark: Mark, access: Access): Promise<Mark> {
  const file = path.join(folder, markName);
  const aside = path.join(folder, `.${markName}.${randomUUID()}`);
  try {
    await writeFlushed(aside, textOf(mark), access);
    // A link never takes the place of another file.
    await fs.link(aside, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await fs.rm(aside, { force: true });
  }
  await syncFolder(folder);
  const found = await readMark(folder);
  if (found !== null) return found;
  // What stood there says nothing.
  await writeMark(folder, mark, access);
  return mark;
}
