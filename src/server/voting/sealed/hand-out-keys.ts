import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import { BackupError } from '../../platform/backup-error.ts';
import type { Db } from '../../platform/db/client.ts';
import { secretOf } from './carry-keys.ts';
import { writeKeyFile } from './key-file.ts';
import type { KeyStore } from './key-folder.ts';
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
