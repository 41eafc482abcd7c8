import type { TwoPersonActName } from '#core/council/two-person.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { takeBackUnsent } from '../email/take-back-unsent.ts';
import type { Services } from '../services.ts';
import { expire, expireOf } from './store.ts';
import { askedKey } from './tell-others.ts';

/** Ends what nobody confirmed in time. It is refused from its moment on, whenever this runs. */
export async function expireProposals(tx: Tx): Promise<void> {
  const over = await expire(tx);
  await takeBackUnsent(
    tx,
    over.map(({ id }) => askedKey(id)),
  );
  for (const { id, electionId, accountId } of over) {
    await record(tx, {
      actorId: null,
      act: 'proposal.expire',
      objectId: accountId ?? id,
      ...(electionId !== null && { electionId }),
    });
  }
}

/** Ends what waits of an act on an election that has nothing left of it to be done. */
export async function endProposalsOf(
  tx: Tx,
  { act, electionId }: { act: TwoPersonActName; electionId: string },
): Promise<void> {
  for (const objectId of await expireOf(tx, act, electionId)) {
    await record(tx, { actorId: null, act: 'proposal.expire', objectId, electionId });
  }
}

/** The work of this feature that outlives a request. */
export function proposalJobs(services: Services) {
  return { 'expire-proposals': () => services.transact(expireProposals) };
}
