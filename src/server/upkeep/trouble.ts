import { readClock } from '../platform/db/clock.ts';
import type { Db } from '../platform/db/client.ts';
import { findFailedRun, findLastBackup } from './store.ts';

/** Hours after which a backup is no safety any more. */
export const staleHours = 24 * 7;

/** What is wrong with the backups of a campus. */
export interface BackupTrouble {
  last: Date | null;
  isFailed: boolean;
}

/**
 * That the last backup by itself is not whole, or that the last whole one is too old; null where neither
 * is. Before the first one officers are not reminded: the campus is a day old, or keeps its own.
 */
export async function findBackupTrouble(db: Db): Promise<BackupTrouble | null> {
  const last = await findLastBackup(db);
  const failed = await findFailedRun(db);
  if (failed !== null && (last === null || failed.at > last)) return { last, isFailed: true };
  if (last === null) return null;
  const hours = ((await readClock(db)).getTime() - last.getTime()) / 3_600_000;
  return hours > staleHours ? { last, isFailed: false } : null;
}
