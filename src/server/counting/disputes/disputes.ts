import type { Db, Tx } from '../../platform/db/client.ts';
import type { DisputeRow } from './store.ts';
import { countDisputes } from './count-disputes.ts';
import { disputeVotes, keepVotesOfClosed, listDisputes } from './store.ts';

export type { DisputeRow } from './store.ts';

/**
 * Disputes what was voted for under a number by others than the account that has proved it, in the
 * transaction that gives it the number. The votes stay counted: nobody could know which they are.
 */
export async function disputeNumber(
  tx: Tx,
  given: { number: string; ownerId: string; closedAccountIds: readonly string[] },
): Promise<void> {
  const { number, ownerId, closedAccountIds } = given;
  if (closedAccountIds.length > 0) await keepVotesOfClosed(tx, number, closedAccountIds);
  const positionIds = await disputeVotes(tx, number, ownerId);
  if (positionIds.length > 0) await countDisputes(tx, { positionIds });
}

/** All positions with disputed votes. */
export function readDisputes(db: Db): Promise<DisputeRow[]> {
  return listDisputes(db, null);
}
