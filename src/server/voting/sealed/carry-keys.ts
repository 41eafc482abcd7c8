import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Tx } from '../../platform/db/client.ts';
import { opensCheck } from './election-key.ts';
import type { BroughtKey } from './key-file.ts';
import { lookAgainAfterMs } from './key-folder.ts';
import type { KeyStore } from './key-folder.ts';
import { announceElections, findSealing, listUnopened } from './store.ts';
import type { UnopenedElection } from './store.ts';

export { listUnopened };
export type { UnopenedElection };

/** The secret of an election as it is in this folder; null without one that opens its check. */
export async function secretOf(
  keys: Pick<KeyStore, 'readSecret'>,
  { id, keyCheck }: Pick<UnopenedElection, 'id' | 'keyCheck'>,
): Promise<Buffer | null> {
  const secret = await keys.readSecret(id);
  return secret !== null && opensCheck(id, secret, keyCheck) ? secret : null;
}

/** Whether a key that was brought opens this election. */
export function fits(
  election: Pick<UnopenedElection, 'id' | 'keyCheck'>,
  { id, secret }: Pick<BroughtKey, 'id' | 'secret'>,
): boolean {
  return (id === null || id === election.id) && opensCheck(election.id, secret, election.keyCheck);
}

/** What became of keys that were brought: the names of their elections. */
export interface ImportedKeys {
  imported: string[];
  /** This folder had them already. */
  here: string[];
  /** They open no election that is to be opened; the sentences say why. */
  unfit: string[];
}

/**
 * Puts each key into the folder of the keys whose election is in this database and not opened yet, and
 * only if it opens the check of that election. Tells the servers, so that they look again.
 */
export async function importKeys(
  tx: Tx,
  keys: KeyStore,
  brought: readonly BroughtKey[],
): Promise<ImportedKeys> {
  const unopened = await listUnopened(tx);
  const result: ImportedKeys = { imported: [], here: [], unfit: [] };
  for (const { id, name, secret } of brought) {
    const election = unopened.find((one) => fits(one, { id, secret }));
    if (election === undefined) {
      result.unfit.push(await whyUnfit(tx, id, name));
    } else if ((await secretOf(keys, election)) !== null) {
      result.here.push(election.name);
    } else {
      await keys.writeSecret(election.id, secret);
      result.imported.push(election.name);
    }
  }
  if (result.imported.length > 0) {
    // A server that missed a key just now looks for it again only then.
    await wait(lookAgainAfterMs);
    await announceElections(tx);
  }
  return result;
}

async function whyUnfit(db: Db, id: string | null, name: string | null): Promise<string> {
  if (id === null) return 'These two halves together open no election that is sealed here.';
  const election = await findSealing(db, id);
  if (election === null) return `${name}: there is no such election here.`;
  if (election.isOpened) return `${name}: its votes were opened already. Destroy this key.`;
  if (!election.isSealed) return `${name}: its votes are not sealed.`;
  return `${name}: this is another key than the one with which it was sealed.`;
}
