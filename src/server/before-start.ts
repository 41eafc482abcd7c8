import { fieldText } from '#texts/field-text.ts';
import { once } from 'node:events';
import { accessSync, constants, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { nameOfHost } from './config.ts';
import type { Config } from './config.ts';
import { placeTrouble } from './platform/files/place-trouble.ts';
import type { Log } from './platform/log.ts';

// What would end a start is looked at before the start makes anything.

/** Why a server cannot run with these settings: sentences that name them. */
export async function findObstacles(config: Config, log?: Log): Promise<string[]> {
  const { databaseUrl, migrateDatabaseUrl, mailFrom } = config;
  const problems: string[] = [];
  for (const { name, folder, isNeeded } of listFolders(config)) {
    const found = folderProblem(folder);
    if (found === null) continue;
    const sentence = `${name} cannot be used: ${found.reason}.`;
    if (isNeeded || found.isForGood) problems.push(sentence);
    // As when the disk of the backups is away: no vote should wait for it.
    else log?.warn({ reason: sentence }, 'no backup can be taken as the settings say');
  }
  if (problems.length > 0) return problems;
  const { readSender } = await import('./platform/mail/compose-email.ts');
  readSender(mailFrom);
  if (databaseUrl === null) {
    await checkFirstPassword(config);
    return [];
  }
  const { checkAddress } = await import('./platform/db/check-database.ts');
  await checkAddress(databaseUrl);
  if (migrateDatabaseUrl !== null) await checkAddress(migrateDatabaseUrl, 'MIGRATE_DATABASE_URL');
  return [];
}

/** Before the first database is made; later starts do not read it. */
async function checkFirstPassword({ firstAdmin, universityName, dataDir }: Config): Promise<void> {
  const { hasEmbedded } = await import('./platform/db/embedded-postgres/start-embedded.ts');
  if (firstAdmin === null || hasEmbedded(dataDir)) return;
  const { newPasswordProblem } = await import('./accounts/new-password.ts');
  const { email, password } = firstAdmin;
  const person = { name: '', email, enrollmentNumber: '', universityName: universityName ?? '' };
  const problem = await newPasswordProblem(password, person);
  if (problem !== null) throw new Error(`ADMIN_PASSWORD: ${fieldText(problem)}.`);
}

interface Folder {
  name: string;
  folder: string;
  /** Without it nothing works. */
  isNeeded: boolean;
}

function listFolders({ dataDir, keysDir, backups: given }: Config): Folder[] {
  const backups = given.hour === null ? null : given;
  const folders = [
    { name: 'DATA_DIR', folder: dataDir, isNeeded: true },
    { name: 'KEYS_DIR', folder: keysDir, isNeeded: true },
    { name: 'BACKUP_DIR', folder: backups?.folder, isNeeded: false },
    { name: 'BACKUP_COPY_DIR', folder: backups?.copyFolder, isNeeded: false },
    { name: 'BACKUP_KEYS_DIR', folder: backups?.keysFolder, isNeeded: false },
  ];
  return folders.flatMap(({ name, folder, isNeeded }) =>
    // Below DATA_DIR they are what that is.
    typeof folder === 'string' && !folder.startsWith(dataDir + path.sep)
      ? [{ name, folder, isNeeded }]
      : [],
  );
}

interface FolderProblem {
  reason: string;
  /** Nobody else has to do anything but change the setting. */
  isForGood: boolean;
}

/** Why nothing can be written to a folder, or why it cannot be made; null where it can. */
function folderProblem(folder: string): FolderProblem | null {
  try {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found === undefined) {
      const above = path.dirname(folder);
      const reason = `${folder} is not there`;
      return above === folder ? { reason, isForGood: true } : folderProblem(above);
    }
    if (!found.isDirectory()) {
      return { reason: `${folder} is a file and no folder`, isForGood: true };
    }
    accessSync(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return folderProblem(path.dirname(folder));
    const reason =
      code === 'EACCES' || code === 'EPERM'
        ? whoseItIs(error, folder)
        : code === 'EROFS'
          ? `${folder} can only be read`
          : message;
    return { reason, isForGood: false };
  }
}

/**
 * Finds a port that is taken before a database is made. Port 0 becomes the
 * number that the system gives, so that links have it.
 */
export async function withFreePort(config: Config): Promise<Config> {
  const probe = createServer();
  probe.listen({ host: config.host, port: config.port });
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const publicUrl = config.isPublicUrlSet
    ? config.publicUrl
    : `http://${nameOfHost(config.host)}:${port}`;
  return { ...config, port, publicUrl };
}

/** The sentence of the doctor, and the line that helps. */
function whoseItIs(error: unknown, folder: string): string {
  const { says, advice } = placeTrouble(error, folder);
  return `${says().replace(/^T/, 't')} ${advice()}`;
}
