import type { Actor } from '#core/actor.ts';
import type { NominationStatus } from '#core/elections/nomination.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Act } from '../../platform/record.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { lockCandidates } from '../store.ts';
import { presentNomination } from '../view.ts';
import { findNomination, updateStatus } from './store.ts';

const acts: Record<NominationStatus, Act> = {
  accepted: 'nomination.accept',
  rejected: 'nomination.reject',
  pending: 'nomination.reopen',
};

/** Accepts a candidate: from now on they stand on the ballot. */
export async function acceptNomination(
  services: Services,
  actor: Actor,
  { id }: Input<'acceptNomination'>,
) {
  const nomination = await decideNomination(services, actor, { id, status: 'accepted' });
  return { nomination, message: answers.nominationAccepted };
}

/** Rejects a candidate. */
export async function rejectNomination(
  services: Services,
  actor: Actor,
  { id }: Input<'rejectNomination'>,
) {
  const nomination = await decideNomination(services, actor, { id, status: 'rejected' });
  return { nomination, message: answers.nominationRejected };
}

/** Takes a decision back: the nomination waits again. */
export async function reopenNomination(
  services: Services,
  actor: Actor,
  { id }: Input<'reopenNomination'>,
) {
  const nomination = await decideNomination(services, actor, { id, status: 'pending' });
  return { nomination, message: answers.nominationReopened };
}

/**
 * Accepts, rejects or reopens a nomination. The position is locked first: once a ballot is cast
 * for it, or voting has ended, its candidates are fixed (contract, rule 4). A decision that is
 * repeated changes nothing.
 */
async function decideNomination(
  services: Services,
  actor: Actor,
  given: { id: string; status: NominationStatus },
) {
  return services.transact(async (tx) => {
    const asked = await findNomination(tx, given.id);
    if (asked === null) throw new Refused('unknown-nomination');
    const isFrozen = await lockCandidates(tx, asked.positionId);
    const nomination = await findNomination(tx, given.id);
    if (nomination === null) throw new Refused('unknown-nomination');
    if (isFrozen) throw new Refused('candidates-frozen');
    const { status } = given;
    if (nomination.status !== status) {
      await updateStatus(tx, { id: nomination.id, status, actorId: actor.id });
      await record(tx, {
        actorId: actor.id,
        act: acts[status],
        objectId: nomination.id,
        detail: `${nomination.position}, ${nomination.election}`,
      });
      await services.live.announce(tx, { kind: 'elections' });
    }
    return presentNomination({ ...nomination, status });
  });
}
