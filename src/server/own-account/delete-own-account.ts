import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { forgetAttempts } from '../accounts/attempt-store.ts';
import { holdsUnproved } from '../nominations/public.ts';
import { removeAccount } from '../people/delete-user.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { checkOwnPassword } from '../accounts/own-password.ts';
import { lockAccount, lockAdmins } from '../accounts/store.ts';

/** Deletes the own account as an admin would; the last admin stays. */
export async function deleteOwnAccount(
  services: Services,
  actor: Actor,
  { currentPassword }: Input<'deleteOwnAccount'>,
  { address }: Caller,
) {
  await requireFreshLogIn(services.db, actor);
  const { keys } = await checkOwnPassword(services, actor, currentPassword, address);
  await services.transact(async (tx) => {
    const admins = await lockAdmins(tx);
    if (admins.has(actor.id) && admins.size === 1) throw new Refused('last-admin');
    const account = await lockAccount(tx, actor.id);
    if (account === null) throw new Refused('not-logged-in');
    await forgetAttempts(tx, keys);
    // Whoever was shown the link of a candidate may have made it: then nobody has left.
    const byOfficer = await holdsUnproved(tx, account.id);
    await removeAccount(tx, services, account, { byOfficer });
  });
}
