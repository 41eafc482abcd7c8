import type { Actor } from '#core/actor.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { officerAct } from '../officer-act.ts';
import { countActs, listTouchedBy, refuseForRival } from '../elections/counted-acts.ts';
import { noteRemoved } from '../proposals/public.ts';
import { tellOfficerChange } from '../proposals/tell-link.ts';
import { listUnverified } from '../accounts/list-store.ts';
import type { AccountRow } from '../accounts/store.ts';
import { refuseNoAdmin } from '../accounts/manage.ts';
import { lockAccount, lockAdmins, updateVerified } from '../accounts/store.ts';
import { tellApproved, untellApproved } from '../accounts/tell-account.ts';
import { touchVoting } from '../accounts/touch-voting.ts';
import { presentPendingUser, presentUser } from '../accounts/view.ts';

/** The accounts that wait for an admin, oldest first. */
export async function listUnverifiedUsers(
  services: Services,
  _actor: Actor,
  { page }: Input<'listUnverifiedUsers'>,
) {
  return (await listUnverified(services.db, page)).map(presentPendingUser);
}

/** Approves an account; one that is approved already stays so and nothing is done twice. */
export const verifyUser = officerAct<'verifyUser', AccountRow>({
  async run({ tx, actor, input: { id }, services }) {
    const account = await lockAccount(tx, id);
    if (account === null) throw new Refused('unknown-user');
    if (account.is_verified) return account;
    if (account.suspended_at !== null) throw new Refused('is-suspended');
    await refuseForRival(tx, services, actor.id, { accounts: [account.id] });
    const detail = account.role;
    await record(tx, { actorId: actor.id, act: 'account.verify', objectId: account.id, detail });
    await tellApproved(tx, services, account);
    const approved = await updateVerified(tx, account.id, true);
    if (isOfficer(account.role)) {
      await tellOfficerChange(tx, services, actor, { name: account.name, isNow: true });
    }
    const touched = await listTouchedBy(tx, account.id);
    await countActs(tx, services, { kind: 'let-in', by: actor.id, touched });
    return approved;
  },
  answer: (_services, _input, account) => ({ user: presentUser(account) }),
});

/** Takes an approval back: the account waits again and its sessions end. While it could vote another officer confirms it. */
export const unverifyUser = officerAct<'unverifyUser', AccountRow>({
  async run({ tx, actor, input: { id, reason = '' }, services }) {
    const admins = await lockAdmins(tx);
    refuseNoAdmin(tx, actor, admins);
    const account = await lockAccount(tx, id);
    if (account === null) throw new Refused('unknown-user');
    if (!account.is_verified) return account;
    if (admins.has(account.id) && admins.size === 1) throw new Refused('last-admin');
    const touched = await listTouchedBy(tx, account.id);
    await touchVoting(tx, services, {
      ...{ act: 'account.unverify', actor, account, kind: 'shut-out', touched, reason },
      told: [{ key: 'takes-approval' }],
    });
    await noteRemoved(tx, actor.id, account);
    await record(tx, {
      ...{ actorId: actor.id, act: 'account.unverify', objectId: account.id },
      ...(reason !== '' && { detail: reason }),
    });
    if (isOfficer(account.role)) {
      await tellOfficerChange(tx, services, actor, { name: account.name, isNow: false });
    }
    await services.sessions.endAll(tx, account.id);
    await untellApproved(tx, account.id);
    return updateVerified(tx, account.id, false);
  },
  answer: (_services, _input, account) => ({ user: presentUser(account) }),
});
