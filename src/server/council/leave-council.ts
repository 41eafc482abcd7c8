import type { Tx } from '../platform/db/client.ts';
import { removeMembershipsOf } from './store.ts';

/** Takes a person off the council and withdraws what they were proposed for. */
export function leaveCouncil(tx: Tx, accountId: string): Promise<void> {
  return removeMembershipsOf(tx, accountId);
}
