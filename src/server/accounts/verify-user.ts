import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { record } from '../platform/record.ts';
import { presentUser } from './view.ts';
import { lockAccount, updateVerified } from './store.ts';

/** Approves an account; one that is approved already stays so and nothing is done twice. */
export const verifyUser = handle(api.verifyUser, async ({ actor, params, ctx }) => {
  const user = await ctx.transact(async (tx) => {
    const account = await lockAccount(tx, params.id);
    if (account === null) throw new Refused('unknown-user');
    if (account.is_verified) return account;
    await record(tx, { actorId: actor.id, act: 'account.verify', objectId: account.id });
    return updateVerified(tx, account.id, true);
  });
  return { user: presentUser(user), message: answers.userApproved };
});
