import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from './files.ts';

/** Pictures in a folder: written aside, flushed to disk, then renamed, so none is ever half there. */
export function openFolderFiles(folder: string): Files {
  const ready = mkdir(folder, { recursive: true });
  return {
    async put(name, bytes) {
      await ready;
      const aside = path.join(folder, `.${name}.${randomUUID()}`);
      try {
        const file = await open(aside, 'wx', 0o644);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(aside, path.join(folder, name));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
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
