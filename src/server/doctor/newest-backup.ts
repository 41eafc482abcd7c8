import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '../platform/backup-error.ts';
import { isEncrypted, readPlain } from '../platform/files/encryption.ts';

const isBackup = /\.tar\.gz(\.age)?$/;

/** The last look: one costs a fifth of a second in which the process does nothing else. */
let seen = { key: '', isSo: true };

/** The name of the newest backup of the folder where it has another passphrase than that of now, or none; else null. */
export async function findOtherPassphrase(
  folder: string,
  passphrase: string | null,
): Promise<string | null> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => isBackup.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const [newest] = files.toSorted((one, other) => other.at - one.at);
  if (newest === undefined) return null;
  const file = path.join(folder, newest.name);
  const key = JSON.stringify([file, newest.at, passphrase]);
  if (seen.key !== key) seen = { key, isSo: await opens(file, passphrase) };
  return seen.isSo ? null : newest.name;
}

async function opens(file: string, passphrase: string | null): Promise<boolean> {
  if (!(await isEncrypted(file))) return passphrase === null;
  const bytes = readPlain(file, passphrase);
  try {
    await bytes.next();
    return true;
  } catch (error) {
    if (error instanceof BackupError) return false;
    throw error;
  } finally {
    await bytes.return(undefined);
  }
}
