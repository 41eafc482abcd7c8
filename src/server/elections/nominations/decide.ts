import type { Actor } from '#core/actor.ts';
import { uncheckedConditions } from '#core/elections/nomination.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { lockForDecision } from './lock-nomination.ts';
import { writeDecision } from './write-decision.ts';

/**
 * Accepts a candidate: from now on they are on the ballot. Refuses what was changed since it was read,
 * and a condition of the election that the officer has not ticked.
 */
export async function acceptNomination(
  services: Services,
  actor: Actor,
  { id, version, checked = [] }: Input<'acceptNomination'>,
) {
  const nomination = await services.transact(async (tx) => {
    const asked = await lockForDecision(tx, actor, { id, act: 'accepted' });
    if (version !== undefined && version !== asked.version) {
      throw new Refused('nomination-changed');
    }
    const { conditions, status } = asked;
    const isAsked = status !== 'accepted' && uncheckedConditions(conditions, checked).length > 0;
    if (isAsked) throw new Refused('conditions-unchecked');
    return writeDecision(services, tx, {
      actor,
      nomination: asked,
      status: 'accepted',
      reason: null,
      checked: conditions,
    });
  });
  return { nomination };
}

/** Rejects a candidate. The reason is shown to them; they can ask again. */
export async function rejectNomination(
  services: Services,
  actor: Actor,
  { id, reason = '' }: Input<'rejectNomination'>,
) {
  const nomination = await services.transact(async (tx) => {
    const asked = await lockForDecision(tx, actor, { id, act: 'rejected' });
    const given = { actor, nomination: asked, reason: reason === '' ? null : reason };
    return writeDecision(services, tx, { ...given, status: 'rejected' });
  });
  return { nomination };
}

/** Takes a decision back: the nomination waits again. */
export async function reopenNomination(
  services: Services,
  actor: Actor,
  { id }: Input<'reopenNomination'>,
) {
  const nomination = await services.transact(async (tx) => {
    const asked = await lockForDecision(tx, actor, { id, act: 'pending' });
    return writeDecision(services, tx, {
      actor,
      nomination: asked,
      status: 'pending',
      reason: null,
    });
  });
  return { nomination };
}
