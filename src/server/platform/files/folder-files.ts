import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../db/embedded-postgres/make-folder.ts';
import { replaceFile } from '../write-file.ts';
import type { Files } from './files.ts';

/** Pictures in a folder: written aside, flushed to disk, then renamed, so none is ever half there. */
export async function openFolderFiles(folder: string): Promise<Files> {
  makeFolder(folder);
  await removeHalfWritten(folder);
  return {
    put: (name, bytes) => replaceFile(path.join(folder, name), bytes, { mode: 0o644 }),
    async get(name) {
      try {
        return await readFile(path.join(folder, name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

const anHour = 60 * 60_000;

/** What a process that died was writing. Another may be writing now, so young ones stay. */
async function removeHalfWritten(folder: string): Promise<void> {
  const now = Date.now();
  for (const name of (await readdir(folder)).filter((one) => one.startsWith('.'))) {
    const place = path.join(folder, name);
    const written = await stat(place).catch(() => null);
    if (written !== null && now - written.mtimeMs > anHour) await rm(place, { force: true });
  }
}
