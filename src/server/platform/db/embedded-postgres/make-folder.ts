import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it. Node's own recursion never ends where a file system denies that
 * its folder is there, as /proc does.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    const above = path.dirname(folder);
    if (code !== 'ENOENT' || above === folder) throw error;
    makeFolder(above);
    mkdirSync(folder);
  }
}
