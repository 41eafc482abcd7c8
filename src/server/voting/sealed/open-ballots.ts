import type { Db, Tx } from '../../platform/db/client.ts';
import { writeOpened } from '../../elections/owner-acts-store.ts';
import { lockElection, lockTurnouts } from '../../elections/store.ts';
import { addNewBatches, emptyCount } from './batches.ts';
import type { PositionCount } from './batches.ts';
import type { KeyStore } from './key-folder.ts';
import { findSealing } from './store.ts';

/** An election that is over, of which there are sealed ballots to open. */
export interface EndedElection {
  id: string;
  name: string;
  key_check: Buffer | null;
}

/** Whether an election has ballots that are sealed and not opened yet. */
export const isUnopened = (election: { key_check: Buffer | null; opened_at: Date | null }) =>
  election.key_check !== null && election.opened_at === null;

/** Whether what is sealed of an election, if anything is, can be opened here. */
export async function canOpen(
  keys: Pick<KeyStore, 'find'>,
  election: { id: string; key_check: Buffer | null; opened_at: Date | null },
): Promise<boolean> {
  const { id, key_check: keyCheck } = election;
  if (keyCheck === null || !isUnopened(election)) return true;
  return (await keys.find({ id, keyCheck })) !== null;
}

/**
 * Opens what is sealed before the locks are taken, so that they are held for the last batches only.
 * Throws where this server has no key, or where a sealed row was damaged.
 */
export async function readSealed(
  db: Db,
  keys: Pick<KeyStore, 'find'>,
  election: EndedElection,
): Promise<Opened> {
  const { id, name, key_check: keyCheck } = election;
  const key = keyCheck === null ? null : await keys.find({ id, keyCheck });
  if (key === null) throw new Error(`this server has no key for the election "${name}"`);
  const positions = await db
    .selectFrom('positions')
    .select('id')
    .where('election_id', '=', id)
    .execute();
  const counts = new Map(positions.map((position) => [position.id, emptyCount(key)]));
  await addNewBatches(db, counts);
  return counts;
}

/** Opened ballots by position. */
export type Opened = ReadonlyMap<string, PositionCount>;

/**
 * Writes the ballots of an ended election in the place of its sealed rows: each position by itself,
 * in the order of random ids, with the counts of its candidates. Nothing is written unless there are
 * as many ballots as participations. Safe to repeat; false when it was done before, and when the
 * election goes on after all.
 */
export async function openBallots(tx: Tx, electionId: string, opened: Opened): Promise<boolean> {
  await lockTurnouts(tx, electionId, 'update');
  if ((await lockElection(tx, electionId, 'no key update')) === null) return false;
  const sealing = await findSealing(tx, electionId);
  // It was extended or paused just before its end, while this waited for the locks.
  if (sealing === null || sealing.isOpened || !sealing.isOver) return false;
  await addNewBatches(tx, opened);
  return writeOpened(tx, electionId, opened);
}
