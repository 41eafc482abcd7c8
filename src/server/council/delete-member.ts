import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { endMember, lockMember, removeMember, removeMembershipsOf } from './store.ts';

/**
 * Rejects a proposal, or takes a member off the council: what was approved stays in the lists of
 * former councils, until it is taken off there as well.
 */
export async function deleteMember(
  services: Services,
  actor: Actor,
  { id }: Input<'deleteMember'>,
) {
  await services.transact(async (tx) => {
    const member = await lockMember(tx, id);
    if (member === null) throw new Refused('unknown-member');
    if (member.isVerified && !member.hasEnded) await endMember(tx, id);
    else await removeMember(tx, id);
    await record(tx, { actorId: actor.id, act: 'member.delete', objectId: id });
  });
}

/** Takes a person off the council and withdraws what they were proposed for. */
export function leaveCouncil(tx: Tx, accountId: string): Promise<void> {
  return removeMembershipsOf(tx, accountId);
}
