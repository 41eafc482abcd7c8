import { isOfficer } from '#core/accounts/role.ts';
import { Refused } from '#core/refusal.ts';
import { accountAct } from '../accounts/account-act.ts';
import { updateSuspended } from '../accounts/store.ts';
import { listTouchedBy, refuseForRival } from '../elections/counted-acts.ts';
import { tellOfficerChange } from '../proposals/tell-link.ts';

/** Suspends an account: it can neither log in nor vote. One that is suspended keeps its first reason. */
export const suspendUser = accountAct<'suspendUser'>({
  act: 'account.suspend',
  async run({ tx, services, actor, input: { reason }, account, isLastAdmin }) {
    if (isLastAdmin) throw new Refused('last-admin');
    if (account.id === actor.id) throw new Refused('own-account');
    if (account.suspended_at !== null) return null;
    if (!account.is_verified) throw new Refused('account-waits');
    const touched = await listTouchedBy(tx, account.id);
    await updateSuspended(tx, account.id, reason);
    if (isOfficer(account.role)) {
      await tellOfficerChange(tx, services, actor, { name: account.name, isNow: false });
    }
    return {
      detail: reason,
      shutsOut: true,
      voting: { kind: 'shut-out', touched },
      plan: { told: [{ key: 'suspends' }], reason },
    };
  },
});

/** Lifts a suspension: the account is as usable as it was before. */
export const liftSuspension = accountAct<'liftSuspension'>({
  act: 'account.lift',
  async run({ tx, services, actor, account }) {
    if (account.suspended_at === null) return null;
    await refuseForRival(tx, services, actor.id, { accounts: [account.id] });
    await updateSuspended(tx, account.id, null);
    return { voting: { kind: 'let-in', touched: await listTouchedBy(tx, account.id) } };
  },
});
