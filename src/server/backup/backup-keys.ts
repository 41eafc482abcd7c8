import { existsSync } from 'node:fs';
import path from 'node:path';
import { fits } from '../voting/sealed/carry-keys.ts';
import type { UnopenedElection } from '../voting/sealed/carry-keys.ts';
import type { BroughtKey } from '../voting/sealed/key-file.ts';
import type { KeyStore } from '../voting/sealed/key-folder.ts';
import { recountFileOf } from '../recount/recount-file.ts';
import { encryptedEnding } from '../platform/files/encryption.ts';
import { BackupError } from '../platform/backup-error.ts';
import type { Manifest } from './manifest.ts';

type SealedEntry = Manifest['sealed'][number];

/** The release that first sealed ballots. */
export const isWithSealed = (migrations: readonly string[]): boolean =>
  migrations.includes('0010-sealed-ballots');

/** What a backup says of an election whose votes only its key opens. */
export function sealedEntry({ id, name, keyCheck, votes }: UnopenedElection): SealedEntry {
  return { id, name, keyCheck: keyCheck.toString('hex'), votes };
}

/** The file for the keys of a backup: `campus-keys.json` for `campus.tar.gz`, both with `.age` or neither. */
export function keysFileOf(backup: string, folder: string): string {
  const ending = backup.endsWith(encryptedEnding) ? encryptedEnding : '';
  const name = path.basename(backup, ending).replace(/\.tar\.gz$/, '');
  return path.resolve(folder, `${name}-keys.json${ending}`);
}

type Secrets = ReadonlyMap<string, Buffer>;

/** The secrets that are in the folder of the keys now. */
export async function readSecrets(keys: Pick<KeyStore, 'list' | 'readSecret'>): Promise<Secrets> {
  const secrets = new Map<string, Buffer>();
  for (const id of await keys.list()) {
    const secret = await keys.readSecret(id);
    if (secret !== null) secrets.set(id, secret);
  }
  return secrets;
}

/** The elections with the secrets that open them, read before or now, and those without one. */
export async function findSecrets(
  keys: Pick<KeyStore, 'readSecret'>,
  before: Secrets,
  elections: readonly UnopenedElection[],
) {
  const found: (UnopenedElection & { secret: Buffer })[] = [];
  const missing: UnopenedElection[] = [];
  for (const election of elections) {
    const { id } = election;
    const secret = before.get(id) ?? (await keys.readSecret(id));
    if (secret === null || !fits(election, { id, secret })) missing.push(election);
    else found.push({ ...election, secret });
  }
  return { found, missing };
}

/** A key that a restore brings into the folder of the keys. */
interface KeyToBring {
  id: string;
  secret: Buffer;
}

/** The keys that are to be brought for a backup, and the elections that nothing here would open. */
export async function matchKeys(
  keys: Pick<KeyStore, 'readSecret'>,
  sealed: readonly SealedEntry[],
  brought: readonly BroughtKey[],
): Promise<{ toBring: KeyToBring[]; missing: SealedEntry[] }> {
  const toBring: KeyToBring[] = [];
  const missing: SealedEntry[] = [];
  for (const entry of sealed) {
    const election = { id: entry.id, keyCheck: Buffer.from(entry.keyCheck, 'hex') };
    const here = await keys.readSecret(entry.id);
    if (here !== null && fits(election, { id: entry.id, secret: here })) continue;
    const key = brought.find((one) => fits(election, one));
    if (key === undefined) missing.push(entry);
    else toBring.push({ id: entry.id, secret: key.secret });
  }
  return { toBring, missing };
}

/** What to say of elections of a backup that nothing here would open, before anything is changed. */
export function missingKeys(
  missing: readonly SealedEntry[],
  { file, dataDir, leftAlone }: { file: string; dataDir: string; leftAlone?: string | null },
): BackupError {
  const lines = missing.map((entry) => `  ${lineOf(entry, dataDir)}`);
  const beside = keysFileOf(file, path.dirname(file));
  const advice = existsSync(beside)
    ? `Bring the keys with --keys ${beside}`
    : 'Bring the keys with --keys and the file that was written with this backup, or the two halves of a sheet';
  const other =
    typeof leftAlone === 'string'
      ? ` KEYS_DIR (${leftAlone}) is in use by another campus, so this copy leaves it alone: if that machine is gone for good, take the folder over first (npm run keys -- adopt), then repeat this.`
      : '';
  return new BackupError(
    `Nobody here has the key of these elections, so their sealed votes would be missing:
${lines.join('\n')}
${advice}. Or repeat this with --without-keys: everything else is restored, and the votes can be opened when the key comes later.${other} Nothing changed.`,
  );
}

/** One election without its key: how many votes are concerned, and whether its result is known. */
export function lineOf({ id, name, votes }: SealedEntry, dataDir: string): string {
  const recount = recountFileOf(path.join(dataDir, 'recounts'), id);
  const known = existsSync(recount)
    ? ` (it was closed after this backup was taken: every ballot of it is in ${recount})`
    : '';
  return `${name}: ${votes} sealed ${votes === 1 ? 'vote' : 'votes'}${known}`;
}
