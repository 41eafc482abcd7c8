import type { Db, Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { endAllMembers, readCouncilTerm, updateTerm } from './store.ts';

/** The year in which the present term began. */
export const readTerm = (db: Db): Promise<number> => readCouncilTerm(db);

/** Begins the term of a year: the present members leave and stay in the list of theirs. */
export async function beginTerm(
  tx: Tx,
  services: Pick<Services, 'live' | 'config'>,
  year: number,
): Promise<void> {
  await endAllMembers(tx);
  await updateTerm(tx, year);
  await services.live.announce(tx, { kind: 'members' });
}
