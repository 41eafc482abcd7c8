import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import { endMember, lockMember, removeMember, removeMembershipsOf } from './store.ts';

/**
 * Rejects a proposal, or takes a member off the council: what was approved stays in the lists of
 * former councils, until it is taken off there as well.
 */
export const deleteMember = officerAct<'deleteMember', void>({
  async run({ tx, actor, input: { id } }) {
    const member = await lockMember(tx, id);
    if (member === null) throw new Refused('unknown-member');
    const stays = member.isVerified && !member.hasEnded;
    if (stays) await endMember(tx, id);
    else await removeMember(tx, id);
    // Of a seat that is gone the record could not say whose it was.
    const objectId = stays ? id : member.accountId;
    await record(tx, { actorId: actor.id, act: 'member.delete', objectId });
  },
  answer: () => {},
});

/** Takes a person off the council and withdraws what they were proposed for. */
export function leaveCouncil(tx: Tx, accountId: string): Promise<void> {
  return removeMembershipsOf(tx, accountId);
}
