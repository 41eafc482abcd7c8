import path from 'node:path';

/** How a server takes backups by itself. */
export interface BackupSettings {
  /** The hour of the day in the campus's time zone, 0 to 23. */
  hour: number;
  /** How many of its own stay. */
  keep: number;
  folder: string;
  /** The folder for the files of the keys; null: none are written. */
  keysFolder: string | null;
  /** A second place, best on another disk or machine; null: there is none. */
  copyFolder: string | null;
}

/** Reads BACKUP_*. Null: no server takes any by itself, as with DATABASE_URL where nothing is set. */
export function readBackups(
  read: (name: string) => string | null,
  problems: string[],
  { dataDir, isEmbedded }: { dataDir: string; isEmbedded: boolean },
): BackupSettings | null {
  const hour = read('BACKUP_HOUR') ?? (isEmbedded ? '3' : 'off');
  if (hour === 'off') return null;
  if (!/^\d{1,2}$/.test(hour) || Number(hour) > 23) {
    problems.push('BACKUP_HOUR must be an hour from 0 to 23, or off.');
  }
  const keep = Number(read('BACKUP_KEEP') ?? 14);
  if (!Number.isInteger(keep) || keep < 1 || keep > 1_000) {
    problems.push('BACKUP_KEEP must be a number from 1 to 1000.');
  }
  const folderOf = (name: string) => {
    const value = read(name);
    return value === null ? null : path.resolve(value);
  };
  return {
    hour: Number(hour),
    keep,
    folder: folderOf('BACKUP_DIR') ?? path.join(dataDir, 'backups'),
    keysFolder: folderOf('BACKUP_KEYS_DIR'),
    copyFolder: folderOf('BACKUP_COPY_DIR'),
  };
}
