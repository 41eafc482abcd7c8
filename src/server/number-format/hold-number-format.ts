import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Tx } from '../platform/db/client.ts';
import { findNumberFormat, shareNumberFormat } from './store.ts';

/**
 * Answers how enrollment numbers are made, which stays so until the transaction ends. Whoever writes a
 * number or a limit by branch or year asks first of all: before other locks, so that nobody waits for
 * each other.
 */
export async function holdNumberFormat(tx: Tx): Promise<NumberFormat> {
  await shareNumberFormat(tx);
  return findNumberFormat(tx);
}

/** The same for whoever only reads. */
export const readNumberFormat = (tx: Tx): Promise<NumberFormat> => findNumberFormat(tx);
