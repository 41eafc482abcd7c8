import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../platform/db/client.ts';
import { makeFolder } from '../platform/db/embedded-postgres/make-folder.ts';
import { replaceFile } from '../platform/write-file.ts';
import { kitBytes } from './kit-bytes.ts';
import { findKit } from './store.ts';
import type { KeptKit } from './store.ts';

/**
 * Writes the recount kit of an election to a file outside the database as well: `<folder>/<election id>.json`. It is on
 * the disk when this answers, and it is the same however often it is written. One of before a restore
 * may hold more ballots: it is kept beside the new one.
 */
export async function writeRecountFile(db: Db, folder: string, electionId: string): Promise<void> {
  const kit = await findKit(db, { electionId });
  // A rehearsal has none, and nor has what was deleted meanwhile.
  if (kit === null) return;
  // Who lists it would read from the sizes how many voted.
  makeFolder(folder, 0o700);
  const target = recountFileOf(folder, electionId);
  await keepEarlier(target, kit.sha256);
  await replaceFile(target, kitBytes(db, kit));
}

export const recountFileOf = (folder: string, electionId: string): string =>
  path.join(folder, `${electionId}.json`);

/** The hash of the file of an election; null where there is none. */
export const hashOfRecountFile = (folder: string, electionId: string): Promise<string | null> =>
  hashOf(recountFileOf(folder, electionId));

/** Whether the file of an election is there with the bytes of this kit. */
export async function isRecountFileWhole(
  folder: string,
  kit: Pick<KeptKit, 'electionId' | 'sha256'>,
): Promise<boolean> {
  return (await hashOf(recountFileOf(folder, kit.electionId))) === kit.sha256;
}

async function keepEarlier(target: string, sha256: string): Promise<void> {
  const earlier = await hashOf(target);
  if (earlier === null || earlier === sha256) return;
  const kept = target.replace(/\.json$/, `-earlier-${earlier.slice(0, 8)}.json`);
  await replaceFile(kept, createReadStream(target, 'utf8'));
}

async function hashOf(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return hash.digest('hex');
}
