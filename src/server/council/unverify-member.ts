import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { record } from '../platform/record.ts';
import { presentMember } from './view.ts';
import { findMember, lockMember, updateVerified } from './store.ts';

/** Takes an approval back: the member waits for the desk again. */
export const unverifyMember = handle(api.unverifyMember, async ({ actor, params, ctx }) => {
  const member = await ctx.transact(async (tx) => {
    const locked = await lockMember(tx, params.id);
    if (locked === null) throw new Refused('unknown-member');
    if (locked.isVerified) {
      await updateVerified(tx, params.id, false);
      await record(tx, { actorId: actor.id, act: 'member.unverify', objectId: params.id });
      await ctx.live.announce(tx, { kind: 'members' });
    }
    return findMember(tx, params.id);
  });
  if (member === null) throw new Refused('unknown-member');
  return { member: presentMember(member), message: answers.memberSuspended };
});
