import { chmod, copyFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../platform/db/embedded-postgres/make-folder.ts';
import type { S3Address } from '../platform/files/s3-address.ts';
import type { BackupSettings } from './settings.ts';

/**
 * Copies a backup to the second places that are set and removes older ones there. Answers where it lies
 * now, and what kept it from that, in sentences; what is there already stays then.
 */
export async function copyToSecondPlaces(
  file: string,
  { copyFolder, copyStore, keep }: Pick<BackupSettings, 'copyFolder' | 'copyStore' | 'keep'>,
): Promise<{ places: string[]; troubles: string[] }> {
  const places: string[] = [];
  const troubles: string[] = [];
  const attempt = async (place: string, work: Promise<void>) => {
    await work.then(
      () => places.push(place),
      (error: unknown) => troubles.push(`It was not copied: ${reasonOf(error)}.`),
    );
  };
  const name = path.basename(file);
  if (copyFolder !== null) {
    const copy = path.join(copyFolder, name);
    if (path.resolve(file) === copy)
      troubles.push(`It was not copied: ${copyFolder} is its own place.`);
    else await attempt(copy, copyInto(copyFolder, file, keep));
  }
  if (copyStore !== null) {
    await attempt(
      `${name} in the bucket ${copyStore.bucket}`,
      copyIntoBucket(copyStore, file, keep),
    );
  }
  return { places, troubles };
}

/** Where it has its name once it is whole. */
async function copyInto(folder: string, file: string, keep: number): Promise<void> {
  const copy = path.join(folder, path.basename(file));
  makeFolder(folder);
  await copyFile(file, `${copy}.partial`);
  await chmod(`${copy}.partial`, 0o600);
  await rename(`${copy}.partial`, copy);
  await removeOlder(folder, keep);
}

async function copyIntoBucket(address: S3Address, file: string, keep: number): Promise<void> {
  // The cloud's library is loaded only where it is used.
  const { openBucket } = await import('./bucket.ts');
  const bucket = openBucket(address);
  try {
    await bucket.put(file);
    for (const name of olderOf(await bucket.list(beginning), keep)) await bucket.remove(name);
  } catch (error) {
    throw new Error(`the bucket ${address.bucket}: ${reasonOf(error)}`, { cause: error });
  }
}

/** What a server names its own backups and files of keys. */
export const beginning = 'nightly-';
const ofServer = /^nightly-\d{8}-\d{6}(\.tar\.gz|-keys\.json)(\.age)?$/;

/** Of what was written by itself the newest stay; what somebody wrote by hand stays always. Answers what it removed. */
export async function removeOlder(folder: string, keep: number): Promise<string[]> {
  const files = olderOf(await readdir(folder), keep).map((name) => path.join(folder, name));
  for (const file of files) await rm(file);
  return files;
}

const olderOf = (names: readonly string[], keep: number) =>
  names
    .filter((name) => ofServer.test(name))
    .toSorted()
    .slice(0, -keep);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, name, code } = error as NodeJS.ErrnoException;
  return message || code || name;
}
