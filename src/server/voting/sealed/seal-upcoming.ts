import type { Tx } from '../../platform/db/client.ts';
import type { Services } from '../../services.ts';
import { lockElection, lockTurnouts } from '../../elections/store.ts';
import { sealCheck } from './election-key.ts';
import type { KeyStore } from './key-folder.ts';
import { listUnsealedOpen, listUnsealedUpcoming, setKeyCheck } from './store.ts';

/**
 * Gives a key to the elections that were organised before ballots were sealed and that have not begun,
 * as after an upgrade. One that is open already stays as it is: its ballots are rows until it ends.
 * Several servers may do this at once; the first to hold an election's locks makes its key.
 */
export async function sealUpcoming(
  services: Pick<Services, 'db' | 'transact' | 'electionKeys' | 'live' | 'log'>,
): Promise<void> {
  for (const id of await listUnsealedUpcoming(services.db)) {
    const isSealed = await services.transact(async (tx) => {
      if (!(await isStillUpcoming(tx, id))) return false;
      const keyCheck = await keyOf(services.electionKeys, id);
      await setKeyCheck(tx, id, keyCheck);
      await services.live.announce(tx, { kind: 'elections' });
      return true;
    });
    if (isSealed) services.log.info({ electionId: id }, 'an upcoming election was given its key');
  }
  for (const { id, name } of await listUnsealedOpen(services.db)) {
    services.log.warn({ electionId: id, election: name }, unsealed);
  }
}

const unsealed =
  'the votes of an election are not sealed: it was open when a release that seals votes was installed. They are rows until it ends, and its page says so (docs/secrecy.md)';

/** Keeps votes out until the end of the transaction, and then looks again. */
async function isStillUpcoming(tx: Tx, electionId: string): Promise<boolean> {
  const ballots = await lockTurnouts(tx, electionId, 'update');
  if (ballots !== 0 || (await lockElection(tx, electionId, 'no key update')) === null) return false;
  const [still] = await listUnsealedUpcoming(tx, { id: electionId });
  return still !== undefined;
}

/**
 * Makes the key of an election: it is on the disk before its check is in the database. One that is there already was made by
 * an attempt that was cut off, or belongs to a backup of this election as well: it is taken.
 */
export async function keyOf(keys: KeyStore, electionId: string): Promise<Buffer> {
  const secret = await keys.readSecret(electionId);
  return secret === null ? keys.create(electionId) : sealCheck(electionId, secret);
}
