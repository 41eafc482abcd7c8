import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from './files.ts';

/** Pictures in a folder: written aside, flushed to disk, then renamed, so none is ever half there. */
export async function openFolderFiles(folder: string): Promise<Files> {
  await mkdir(folder, { recursive: true });
  await removeHalfWritten(folder);
  return {
    async put(name, bytes) {
      const aside = path.join(folder, `.${name}.${randomUUID()}`);
      try {
        await writeToDisk(aside, bytes);
        await rename(aside, path.join(folder, name));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await keepNames(folder);
    },
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

async function writeToDisk(place: string, bytes: Buffer): Promise<void> {
  const file = await open(place, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the folder itself, without which a power cut takes the new name back. */
async function keepNames(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
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
