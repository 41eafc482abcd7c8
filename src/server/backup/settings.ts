import path from 'node:path';
import { readS3Address } from '../platform/files/s3-address.ts';
import type { S3Address } from '../platform/files/s3-address.ts';

/** How backups are taken, by a server and by hand. */
export interface BackupSettings {
  /** The hour of the day in the campus's time zone, 0 to 23; null: no server takes any by itself. */
  hour: number | null;
  /** How many of those that a server takes stay. */
  keep: number;
  folder: string;
  /** The folder for the files of the keys; null: none are written. */
  keysFolder: string | null;
  /** A second place, best on another disk or machine; null: there is none. */
  copyFolder: string | null;
  /** A bucket as a second place; null: there is none. The files of the keys never go there. */
  copyStore: S3Address | null;
  /** Encrypts backups and the files of the keys; null: they are plain. */
  passphrase: string | null;
}

/** A passphrase can be guessed at without end by who has the file. */
const shortestPassphrase = 16;

interface Readers {
  read: (name: string) => string | null;
  /** A whole number within bounds. */
  whole: (name: string, otherwise: number, bounds: readonly [number, number]) => number;
  problems: string[];
}

/** Reads BACKUP_*. With DATABASE_URL no server takes any by itself where no hour is set. */
export function readBackups(
  { read, whole, problems }: Readers,
  { dataDir, isEmbedded }: { dataDir: string; isEmbedded: boolean },
): BackupSettings {
  const hour = read('BACKUP_HOUR') ?? (isEmbedded ? '3' : 'off');
  if (hour !== 'off' && !(/^\d{1,2}$/.test(hour) && Number(hour) <= 23)) {
    problems.push('BACKUP_HOUR must be an hour from 0 to 23, or off.');
  }
  const keep = whole('BACKUP_KEEP', 14, [1, 1_000]);
  const passphrase = read('BACKUP_PASSPHRASE');
  if (passphrase !== null && passphrase.length < shortestPassphrase) {
    problems.push(`BACKUP_PASSPHRASE must have at least ${shortestPassphrase} characters.`);
  }
  const copyUrl = read('BACKUP_COPY_URL');
  const copyStore = copyUrl === null ? null : readS3Address(copyUrl);
  // The sentence does not repeat what was given: it holds the secret.
  if (copyUrl !== null && copyStore === null) {
    problems.push('BACKUP_COPY_URL must look like s3://key:secret@host/bucket.');
  }
  const folderOf = (name: string) => {
    const value = read(name);
    return value === null ? null : path.resolve(value);
  };
  return {
    hour: hour === 'off' ? null : Number(hour),
    keep,
    folder: folderOf('BACKUP_DIR') ?? path.join(dataDir, 'backups'),
    keysFolder: folderOf('BACKUP_KEYS_DIR'),
    copyFolder: folderOf('BACKUP_COPY_DIR'),
    copyStore,
    passphrase,
  };
}
