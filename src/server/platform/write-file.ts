import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Whose a file is, and who else may read it; by default it is ours, and nobody else may. */
export interface Access {
  mode?: number;
  owner?: { uid: number; gid: number };
}

/** All of it, or in parts. */
type Content = string | Uint8Array | AsyncIterable<string>;

/**
 * Writes a file so that it is whole or not there, and survives a power cut: aside, flushed to disk,
 * then renamed. The names of unfinished ones begin with a dot. One that is there is replaced.
 */
export async function replaceFile(
  file: string,
  content: Content,
  access: Access = {},
): Promise<void> {
  const folder = path.dirname(file);
  const aside = path.join(folder, `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeFlushed(aside, content, access);
    await fs.rename(aside, file);
  } catch (error) {
    await fs.rm(aside, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Writes a new file and flushes it to disk; fails with EEXIST over another one. */
export async function writeFlushed(
  file: string,
  content: Content,
  { mode = 0o600, owner }: Access = {},
): Promise<void> {
  const opened = await fs.open(file, 'wx', mode);
  try {
    if (owner !== undefined) await opened.chown(owner.uid, owner.gid);
    await opened.writeFile(content);
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** Flushes a folder, without which a power cut takes back a name that is new or gone. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await fs.open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
