import path from 'node:path';
import { wallClock } from '#core/campus/time-zone.ts';
import type { Connection } from '../platform/db/client.ts';
import { startEachHour } from '../platform/each-hour.ts';
import { openLine } from '../platform/db/open-line.ts';
import type { Line } from '../platform/db/open-line.ts';
import { version } from '../release.ts';
import type { Services } from '../services.ts';
import { beginning, copyToSecondPlaces, removeOlder } from './copies.ts';
import { noteDestroyed, noteKeyFile } from './key-files-store.ts';
import {
  findLastBackup,
  letGoOfBackups,
  noteRun,
  noteUpkeep,
  tryToHoldBackups,
} from '../upkeep/public.ts';
import { writeBackup } from './write.ts';
import type { Written } from './write.ts';

type Needed = Pick<Services, 'campus' | 'config' | 'electionKeys' | 'files' | 'live' | 'log'>;

const hourMs = 3_600_000;

/**
 * Takes a backup every night at the hour that BACKUP_HOUR says. A night in which no server ran is
 * made up for, and one whose backup failed is tried again, when the next hour has ended.
 */
export function startNightlyBackups(services: Needed, connection: Connection) {
  const work = () => backUpIfDue(services, connection);
  return startEachHour(services, work, 'no backup could be taken; it is tried again in an hour');
}

/** True where the hour of the night has come since the last backup. Milliseconds since 1970. */
export function isBackupDue(
  last: number | null,
  now: number,
  { hour, timeZone }: { hour: number; timeZone: string },
): boolean {
  if (last === null) return true;
  for (let at = now; at > last && at > now - 25 * hourMs; at -= hourMs) {
    if (wallClock(at, timeZone).hour === hour) return true;
  }
  return now - last >= 25 * hourMs;
}

/** Takes a backup where one is due and no other server takes it; says whether it did. */
export async function backUpIfDue(services: Needed, connection: Connection): Promise<boolean> {
  const { hour } = services.config.backups;
  if (hour === null) return false;
  const line = await openLine(connection);
  try {
    if (!(await tryToHoldBackups(line.client))) return false;
    try {
      const { timeZone } = await services.campus.settings();
      const last = await findLastBackup(line.db);
      const now = services.live.databaseNow();
      if (!isBackupDue(last?.getTime() ?? null, now, { hour, timeZone })) return false;
      await backUp(services, connection, line, now);
      return true;
    } finally {
      await letGoOfBackups(line.client);
    }
  } finally {
    await line.close();
  }
}

async function backUp(
  services: Needed,
  connection: Connection,
  line: Line,
  now: number,
): Promise<void> {
  const { config, files, electionKeys: keys } = services;
  const { folder, keysFolder, keep, passphrase } = config.backups;
  const stamp = new Date(now)
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .replace('T', '-');
  const to = path.join(folder, `${beginning}${stamp}.tar.gz`);
  let written: Written;
  try {
    written = await writeBackup({
      connection,
      files,
      withPictures: config.s3 === null,
      product: version,
      to,
      keys,
      keysTo: keysFolder,
      passphrase,
    });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    await line.transact((tx) => noteRun(tx, { file: to, bytes: null, problem }));
    throw error;
  }
  const { file, manifest, bytes } = written;
  const { missing } = manifest.pictures;
  const troubles = [
    ...manifest.discrepancies,
    ...(missing.length === 0 ? [] : [`Pictures are missing: ${missing.join(', ')}.`]),
    ...(await copyToSecondPlaces(file, config.backups)).troubles,
  ];
  const problem = troubles.length === 0 ? null : troubles.join(' ');
  await line.transact(async (tx) => {
    await noteRun(tx, { file, bytes, problem });
    await noteUpkeep(tx, 'backup', new Date(manifest.takenAt));
    if (written.keys === null) return;
    await noteUpkeep(tx, 'keys', new Date(manifest.takenAt));
    const electionIds = manifest.sealed.map(({ id }) => id);
    await noteKeyFile(tx, { file: written.keys.file, electionIds });
  });
  await removeOlder(folder, keep);
  if (keysFolder === null || written.keys === null) return;
  const removed = await removeOlder(keysFolder, keep);
  await line.transact((tx) => noteDestroyed(tx, removed));
}
