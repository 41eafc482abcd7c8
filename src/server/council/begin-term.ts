import type { Db, Tx } from '../platform/db/client.ts';
import { endAllMembers, readCouncilTerm, updateTerm } from './store.ts';

/** The year in which the present term began. */
export const readTerm = (db: Db): Promise<number> => readCouncilTerm(db);

/** Begins the term of a year: the present members leave and stay in the list of theirs. */
export async function beginTerm(tx: Tx, year: number): Promise<void> {
  await endAllMembers(tx);
  await updateTerm(tx, year);
}
