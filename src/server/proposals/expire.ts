import type { TwoPersonActName } from '#core/council/two-person.ts';
import { api } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { takeBackUnsent } from '../email/decide-unsent.ts';
import type { Services } from '../services.ts';
import { expire, expireOf, expireOne, listOpen } from './store.ts';
import { askedKey, tellGone, tellWaiting } from './tell-others.ts';

/** Ends what nobody confirmed in time. It is refused from its moment on, whenever this runs. */
export async function expireProposals(tx: Tx): Promise<void> {
  const over = await expire(tx);
  await askNoMore(
    tx,
    over.map(({ id }) => id),
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

/**
 * Ends what waits for a call that this release has no more, a handover of 0.3.0 with its invitations, or a publication of it with its names, and tells every officer. Done at start,
 * so that nobody decides about something that cannot be done.
 */
export async function endGoneProposals(services: Services): Promise<void> {
  await services.transact(async (tx) => {
    const gone = (await listOpen(tx)).filter(
      ({ call, body }) =>
        !(call in api) ||
        (call === 'handOver' && !('links' in (body as object))) ||
        (call === 'publishElection' && !('list' in (body as object))),
    );
    for (const proposal of gone) {
      if (!(await expireOne(tx, proposal.id))) continue;
      await askNoMore(tx, [proposal.id]);
      const { id, accountId, electionId } = proposal;
      const line = { actorId: null, act: 'proposal.expire', objectId: accountId ?? id } as const;
      await record(tx, { ...line, ...(electionId !== null && { electionId }) });
      await tellGone(tx, services, proposal);
    }
  });
}

/** Ends what waits of an act on an election that has nothing left of it to be done. */
export async function endProposalsOf(
  tx: Tx,
  { act, electionId }: { act: TwoPersonActName; electionId: string },
): Promise<void> {
  const over = await expireOf(tx, act, electionId);
  await askNoMore(tx, over);
  for (const objectId of over) {
    await record(tx, { actorId: null, act: 'proposal.expire', objectId, electionId });
  }
}

/** Whoever was not asked yet, such as while the mail server was away, is not asked any more. */
export async function askNoMore(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await takeBackUnsent(tx, ids.map(askedKey));
}

/** The work of this feature that outlives a request. */
export function proposalJobs(services: Services) {
  return {
    'expire-proposals': () => services.transact(expireProposals),
    'tell-proposals': () => services.transact((tx) => tellWaiting(tx, services)),
  };
}
