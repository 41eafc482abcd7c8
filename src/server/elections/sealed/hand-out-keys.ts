import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import { BackupError } from '../../backup/manifest.ts';
import type { Db } from '../../platform/db/client.ts';
import { secretOf } from './carry-keys.ts';
import { writeKeyFile, writePrivate } from './key-file.ts';
import type { KeyStore } from './key-folder.ts';
import { writeSheets } from './recovery-sheet.ts';
import { listUnopened } from './store.ts';
import type { UnopenedElection } from './store.ts';

/** An election that is sealed here, with its key; null where this server has none that opens it. */
export interface HeldElection extends UnopenedElection {
  secret: Buffer | null;
}

/** The elections that only their key opens, each with the key that is here. */
export async function listHeld(
  db: Db,
  keys: Pick<KeyStore, 'readSecret'>,
): Promise<HeldElection[]> {
  const elections = await listUnopened(db);
  const secrets = await Promise.all(elections.map((election) => secretOf(keys, election)));
  return elections.map((election, index) => ({ ...election, secret: secrets[index] ?? null }));
}

/** Writes the keys that are here into one file; throws where there is none. */
export async function exportKeys(
  file: string,
  held: readonly HeldElection[],
  passphrase: string | null,
): Promise<void> {
  const keys = withKey(held);
  if (keys.length === 0) throw new BackupError(noKey(held));
  await writeKeyFile(file, keys, passphrase);
}

/** The two sheets of one election. */
export interface Sheets {
  election: string;
  files: [first: string, second: string];
  /** False where both were in the folder already: they are left as they are. */
  isNew: boolean;
}

/** Writes two sheets for each election whose key is here, each with one half of the key. */
export async function exportSheets(
  db: Db,
  folder: string,
  held: readonly HeldElection[],
): Promise<Sheets[]> {
  const keys = withKey(held);
  if (keys.length === 0) throw new BackupError(noKey(held));
  const campus = await db
    .selectFrom('campus')
    .select(['university_name as university', 'time_zone as timeZone'])
    .executeTakeFirst();
  const sheets = keys.map((key): Sheets => {
    const files: Sheets['files'] = [fileOf(folder, key, 1), fileOf(folder, key, 2)];
    const there = files.filter((file) => existsSync(file));
    if (there.length === 1) {
      throw new BackupError(
        `${there[0]} is there without its other half: move it away. No sheet was written.`,
      );
    }
    return { election: key.name, files, isNew: there.length === 0 };
  });
  for (const [index, { files, isNew }] of sheets.entries()) {
    const key = keys[index];
    if (!isNew || key === undefined) continue;
    const texts = writeSheets(key.secret, {
      university: campus?.university ?? '',
      election: key.name,
      ends: endOf(key, campus?.timeZone ?? 'UTC'),
    });
    await writePrivate(files[0], texts[0]);
    await writePrivate(files[1], texts[1]);
  }
  return sheets;
}

/** When voting ends, in words: "6 March 2026, 17:00 (Asia/Kolkata)". */
export function endOf({ endsAt }: Pick<UnopenedElection, 'endsAt'>, timeZone: string): string {
  const iso = endsAt.toISOString();
  return `${formatEventDate(iso, timeZone)}, ${formatTime(iso, timeZone)} (${timeZone})`;
}

const withKey = (held: readonly HeldElection[]) =>
  held.flatMap(({ secret, ...election }) => (secret === null ? [] : [{ ...election, secret }]));

function noKey(held: readonly HeldElection[]): string {
  return held.length === 0
    ? 'There is no election whose votes are sealed, so there is no key.'
    : `There is no key here for: ${held.map(({ name }) => name).join(', ')}.`;
}

function fileOf(folder: string, { id, name }: UnopenedElection, half: 1 | 2): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  const named = `${words}-${id.slice(0, 8)}`.replace(/^-+/, '');
  return path.join(folder, `${named}-half-${half}-of-2.txt`);
}
