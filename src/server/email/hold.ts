import type { Tx } from '../platform/db/client.ts';
import { strandWaiting } from './store.ts';

/**
 * Leaves every letter that is on its way to the desk, because nobody can tell whether it left;
 * answers how many. Those with a secret are dropped: their links are of no use any more.
 */
export async function holdLetters(tx: Tx, problem: string): Promise<number> {
  return strandWaiting(tx, problem);
}
