import type { Tx } from '../platform/db/client.ts';
import { listEmailsOf, withdrawUnsent } from './follow-up-store.ts';

/**
 * Takes back what has not left of the e-mails with these keys, and of those that followed them (whose keys
 * begin with theirs). Answers the keys of those that left, in their order: a correction follows them.
 */
export async function takeBackUnsent(tx: Tx, keys: readonly string[]): Promise<string[]> {
  await withdrawUnsent(tx, keys);
  return listEmailsOf(tx, keys);
}
