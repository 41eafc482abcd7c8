import type { Tx } from '../platform/db/client.ts';
import { blankLetters } from './store.ts';

/**
 * Forgets the address and the words of all letters to somebody whose account is gone; those that
 * wait do not leave any more. That each was written stays, so that none is written twice.
 */
export function forgetLetters(tx: Tx, address: string): Promise<void> {
  return blankLetters(tx, address);
}
