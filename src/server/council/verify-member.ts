import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { record } from '../platform/record.ts';
import { presentMember } from './view.ts';
import { findMember, lockMember, updateVerified } from './store.ts';

/** Approves a member; nobody but an admin approves themselves (contract). */
export const verifyMember = handle(api.verifyMember, async ({ actor, params, ctx }) => {
  const member = await ctx.transact(async (tx) => {
    const locked = await lockMember(tx, params.id);
    if (locked === null) throw new Refused('unknown-member');
    if (locked.accountId === actor.id && actor.role !== 'admin')
      throw new Refused('own-membership');
    if (!locked.isVerified) {
      await updateVerified(tx, params.id, true);
      await record(tx, { actorId: actor.id, act: 'member.verify', objectId: params.id });
      await ctx.live.announce(tx, { kind: 'members' });
    }
    return findMember(tx, params.id);
  });
  if (member === null) throw new Refused('unknown-member');
  return { member: presentMember(member), message: answers.memberApproved };
});
