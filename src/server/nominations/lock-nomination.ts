import type { NominationAct } from '#core/elections/nomination.ts';
import { nominationActBlocker } from '#core/elections/nomination.ts';
import { Refused } from '#core/refusal.ts';
import type { Actor } from '#core/actor.ts';
import type { Tx } from '../platform/db/client.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import { refuseSecondPost } from './may-stand.ts';
import { findNomination, holdAccount, holdNominee, isNominated } from './store.ts';
import type { NominationRow } from './store.ts';

/**
 * Holds a nomination for a change. The position is locked first: once a ballot is cast for it, or
 * voting has ended, its candidates are fixed (contract, rule 4). Refuses what cannot be done with a
 * nomination in its state, or by somebody who is not allowed to.
 */
export async function lockNomination(
  tx: Tx,
  actor: Actor,
  given: { id: string; act: NominationAct; isAllowed?: (nomination: NominationRow) => boolean },
): Promise<NominationRow> {
  const { id, act, isAllowed = () => true } = given;
  if (!(await holdAccount(tx, actor.id))) throw new Refused('not-logged-in');
  const asked = await findNomination(tx, id);
  if (asked === null || !isAllowed(asked)) throw new Refused('unknown-nomination');
  const isBack = act === 'accepted' || act === 'pending';
  // Before the position, as everywhere.
  const { accountId } = asked;
  if (isBack && accountId !== null && !(await holdNominee(tx, accountId))) {
    throw new Refused('unknown-nomination');
  }
  const isFrozen = await lockCandidates(tx, asked.positionId);
  const nomination = await findNomination(tx, id);
  if (nomination === null) throw new Refused('unknown-nomination');
  if (isFrozen) throw new Refused('candidates-frozen');
  const blocker = nominationActBlocker(nomination.status, act);
  if (blocker !== null) throw new Refused(blocker);
  const { status, electionId, positionId } = nomination;
  if (isBack && accountId !== null && status !== 'pending' && status !== 'accepted') {
    await refuseSecondPost(tx, { electionId, positionId, accountId });
  }
  return nomination;
}

/** The same for a decision of officers. Nobody but an admin decides about a position that they want. */
export async function lockForDecision(
  tx: Tx,
  actor: Actor,
  given: { id: string; act: NominationAct },
): Promise<NominationRow> {
  const nomination = await lockNomination(tx, actor, given);
  const { positionId } = nomination;
  if (actor.role !== 'admin' && (await isNominated(tx, { positionId, nomineeId: actor.id }))) {
    throw new Refused('own-nomination');
  }
  return nomination;
}
