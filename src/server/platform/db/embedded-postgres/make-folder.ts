import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it; answers the topmost that it made. Node's own recursion never ends
 * where a file system denies that its folder is there, as /proc does.
 */
export function makeFolder(folder: string, mode = 0o777): string | undefined {
  try {
    return makeOne(folder, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const above = path.dirname(folder);
    if (code !== 'ENOENT' || above === folder) throw error;
    const topmost = makeFolder(above, mode);
    const made = makeOne(folder, mode);
    return topmost ?? made;
  }
}

/** Another process may have made it meanwhile. */
function makeOne(folder: string, mode: number): string | undefined {
  try {
    mkdirSync(folder, { mode });
    return folder;
  } catch (error) {
    const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && isThere) return undefined;
    throw error;
  }
}
