import type { Actor } from '#core/actor.ts';
import type { NominationStatus } from '#core/elections/nomination.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Act } from '../../platform/record.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { lockNomination } from './lock-nomination.ts';
import { isNominated, updateStatus } from './store.ts';
import type { NominationRow } from './store.ts';
import { presentNomination } from './view.ts';

const acts: Record<NominationStatus, Act> = {
  accepted: 'nomination.accept',
  rejected: 'nomination.reject',
  pending: 'nomination.reopen',
  withdrawn: 'nomination.withdraw',
  removed: 'nomination.remove',
};

/** Accepts a candidate: from now on they are on the ballot. Refuses what was changed since it was read. */
export async function acceptNomination(
  services: Services,
  actor: Actor,
  { id, version }: Input<'acceptNomination'>,
) {
  const nomination = await services.transact(async (tx) => {
    const asked = await lockNomination(tx, actor, { id, act: 'accepted' });
    if (version !== undefined && version !== asked.version) {
      throw new Refused('nomination-changed');
    }
    return decide(services, tx, { actor, nomination: asked, status: 'accepted', reason: null });
  });
  return { nomination, message: answers.nominationAccepted };
}

/** Rejects a candidate. The reason is shown to them; they can ask again. */
export async function rejectNomination(
  services: Services,
  actor: Actor,
  { id, reason = '' }: Input<'rejectNomination'>,
) {
  const nomination = await services.transact(async (tx) => {
    const asked = await lockNomination(tx, actor, { id, act: 'rejected' });
    const given = { actor, nomination: asked, reason: reason === '' ? null : reason };
    return decide(services, tx, { ...given, status: 'rejected' });
  });
  return { nomination, message: answers.nominationRejected };
}

/** Takes a decision back: the nomination waits again. */
export async function reopenNomination(
  services: Services,
  actor: Actor,
  { id }: Input<'reopenNomination'>,
) {
  const nomination = await services.transact(async (tx) => {
    const asked = await lockNomination(tx, actor, { id, act: 'pending' });
    return decide(services, tx, { actor, nomination: asked, status: 'pending', reason: null });
  });
  return { nomination, message: answers.nominationReopened };
}

/** Withdraws one's own nomination: accepted or not, one is not on the ballot any more. */
export async function withdrawNomination(
  services: Services,
  actor: Actor,
  { id }: Input<'withdrawNomination'>,
) {
  const isAllowed = ({ nomineeId }: NominationRow) => nomineeId === actor.id;
  const nomination = await services.transact(async (tx) => {
    const own = await lockNomination(tx, actor, { id, act: 'withdrawn', isAllowed });
    return decide(services, tx, { actor, nomination: own, status: 'withdrawn', reason: null });
  });
  return { nomination, message: answers.nominationWithdrawn };
}

/** Takes an accepted candidate off the ballot. Nobody but an admin takes off a rival. */
export async function removeCandidate(
  services: Services,
  actor: Actor,
  { id, reason }: Input<'removeCandidate'>,
) {
  const nomination = await services.transact(async (tx) => {
    const candidate = await lockNomination(tx, actor, { id, act: 'removed' });
    const { positionId } = candidate;
    if (actor.role !== 'admin' && (await isNominated(tx, { positionId, nomineeId: actor.id }))) {
      throw new Refused('own-contest');
    }
    return decide(services, tx, { actor, nomination: candidate, status: 'removed', reason });
  });
  return { nomination, message: answers.candidateRemoved };
}

/** Writes what became of a nomination, under its lock. A decision that is repeated changes nothing. */
async function decide(
  services: Services,
  tx: Tx,
  decision: {
    actor: Actor;
    nomination: NominationRow;
    status: NominationStatus;
    reason: string | null;
  },
) {
  const { actor, nomination, status, reason } = decision;
  if (nomination.status === status) return presentNomination(nomination);
  const { id, position, election } = nomination;
  await updateStatus(tx, { id, status, reason, actorId: actor.id });
  await record(tx, {
    actorId: actor.id,
    act: acts[status],
    objectId: id,
    detail: [position, election, ...(reason === null ? [] : [reason])].join(', '),
  });
  await services.live.announce(tx, { kind: 'elections' });
  const edit = status === 'accepted' ? nomination.edit : null;
  return presentNomination({ ...nomination, status, reason, edit });
}
