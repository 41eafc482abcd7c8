import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { officerAct } from '../officer-act.ts';
import type { Services } from '../services.ts';
import { lockNomination } from './lock-nomination.ts';
import { holdsUnproved } from './proved-store.ts';
import { isNominated } from './store.ts';
import type { NominationRow } from './store.ts';
import type { Decided } from './write-decision.ts';
import { writeDecision } from './write-decision.ts';

/** Withdraws one's own nomination: accepted or not, one is not on the ballot any more. */
export async function withdrawNomination(
  services: Services,
  actor: Actor,
  { id }: Input<'withdrawNomination'>,
) {
  const isAllowed = ({ nomineeId }: NominationRow) => nomineeId === actor.id;
  const nomination = await services.transact(async (tx) => {
    const own = await lockNomination(tx, actor, { id, act: 'withdrawn', isAllowed });
    const isLate = own.areWithdrawalsClosed && own.status !== 'withdrawn';
    if (isLate) throw new Refused('withdrawals-closed');
    if (await holdsUnproved(tx, actor.id, own.id)) throw new Refused('entered-unproved');
    return writeDecision(services, tx, {
      actor,
      nomination: own,
      status: 'withdrawn',
      reason: null,
    });
  });
  return { nomination };
}

/** Takes an accepted candidate off the ballot. Nobody but an admin takes off a rival. */
export const removeCandidate = officerAct<'removeCandidate', Decided>({
  async run({ tx, actor, input: { id, reason }, services }) {
    const candidate = await lockNomination(tx, actor, { id, act: 'removed' });
    const { positionId } = candidate;
    if (actor.role !== 'admin' && (await isNominated(tx, { positionId, nomineeId: actor.id }))) {
      throw new Refused('own-contest');
    }
    return writeDecision(services, tx, { actor, nomination: candidate, status: 'removed', reason });
  },
  answer: (_services, _input, nomination) => ({ nomination }),
});
