import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { expire } from './store.ts';

/** Ends what nobody confirmed in time. It is refused from its moment on, whenever this runs. */
export async function expireProposals(tx: Tx): Promise<void> {
  for (const { id, electionId, accountId } of await expire(tx)) {
    await record(tx, {
      actorId: null,
      act: 'proposal.expire',
      objectId: accountId ?? id,
      ...(electionId !== null && { electionId }),
    });
  }
}

/** The work of this feature that outlives a request. */
export function proposalJobs(services: Services) {
  return { 'expire-proposals': () => services.transact(expireProposals) };
}
