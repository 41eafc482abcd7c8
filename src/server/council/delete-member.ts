import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { record } from '../platform/record.ts';
import { removeMember } from './store.ts';

/** Rejects a proposal, or takes a member off the council. */
export const deleteMember = handle(api.deleteMember, async ({ actor, params, ctx }) => {
  await ctx.transact(async (tx) => {
    if (!(await removeMember(tx, params.id))) throw new Refused('unknown-member');
    await record(tx, { actorId: actor.id, act: 'member.delete', objectId: params.id });
    await ctx.live.announce(tx, { kind: 'members' });
  });
  return { message: answers.memberRemoved };
});
