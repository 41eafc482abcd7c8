import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { record } from '../platform/record.ts';
import { presentUser } from './view.ts';
import { lockAccount, lockAdmins, updateVerified } from './store.ts';

/** Takes an approval back: the account waits again and its sessions end. */
export const unverifyUser = handle(api.unverifyUser, async ({ actor, params, ctx }) => {
  const user = await ctx.transact(async (tx) => {
    const admins = await lockAdmins(tx);
    if (!admins.has(actor.id)) throw new Refused('not-logged-in');
    const account = await lockAccount(tx, params.id);
    if (account === null) throw new Refused('unknown-user');
    if (!account.is_verified) return account;
    if (admins.has(account.id) && admins.size === 1) throw new Refused('last-admin');
    await record(tx, { actorId: actor.id, act: 'account.unverify', objectId: account.id });
    await ctx.sessions.endAll(tx, account.id);
    await ctx.live.announce(tx, { kind: 'session', accountId: account.id });
    return updateVerified(tx, account.id, false);
  });
  return { user: presentUser(user), message: answers.userSuspended };
});
