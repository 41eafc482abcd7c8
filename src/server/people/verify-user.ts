import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { officerAct } from '../officer-act.ts';
import { noteRemoved } from '../proposals/removed-officers.ts';
import { listUnverified } from '../accounts/list-store.ts';
import type { AccountRow } from '../accounts/store.ts';
import { lockAccount, lockAdmins, updateVerified } from '../accounts/store.ts';
import { tellApproved, untellApproved } from '../accounts/tell-account.ts';
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
    const detail = account.role;
    await record(tx, { actorId: actor.id, act: 'account.verify', objectId: account.id, detail });
    await tellApproved(tx, services, account);
    return updateVerified(tx, account.id, true);
  },
  answer: (_services, _input, account) => ({ user: presentUser(account) }),
});

/** Takes an approval back: the account waits again and its sessions end. */
export const unverifyUser = officerAct<'unverifyUser', AccountRow>({
  async run({ tx, actor, input: { id }, services }) {
    const admins = await lockAdmins(tx);
    if (!admins.has(actor.id)) throw new Refused('not-logged-in');
    const account = await lockAccount(tx, id);
    if (account === null) throw new Refused('unknown-user');
    if (!account.is_verified) return account;
    if (admins.has(account.id) && admins.size === 1) throw new Refused('last-admin');
    await noteRemoved(tx, actor.id, account);
    await record(tx, { actorId: actor.id, act: 'account.unverify', objectId: account.id });
    await services.sessions.endAll(tx, account.id);
    await untellApproved(tx, account.id);
    return updateVerified(tx, account.id, false);
  },
  answer: (_services, _input, account) => ({ user: presentUser(account) }),
});
