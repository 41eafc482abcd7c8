import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { ManagedUser } from '#contract/people.ts';
import type { Tx } from '../platform/db/client.ts';
import { isConfirming } from '../proposals/second-officer.ts';
import { findManaged } from './list-store.ts';
import type { AccountRow } from './store.ts';
import { lockAccount, lockAdmins } from './store.ts';
import { presentManagedUser } from './view.ts';

/**
 * Locks an account for what only an admin may do to it. Admins are locked first, in order: of two who
 * act on each other at once, the second is no admin any more.
 */
export async function lockManaged(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ account: AccountRow; isLastAdmin: boolean }> {
  const admins = await lockAdmins(tx);
  refuseNoAdmin(tx, actor, admins);
  const account = await lockAccount(tx, id);
  if (account === null) throw new Refused('unknown-user');
  return { account, isLastAdmin: admins.has(account.id) && admins.size === 1 };
}

/** Where no other admin is, a council member confirms what an admin proposed. */
export function refuseNoAdmin(tx: Tx, { id }: Actor, admins: ReadonlySet<string>): void {
  if (!admins.has(id) && !isConfirming(tx)) throw new Refused('not-logged-in');
}

/** The account as it is now, on the wire. */
export async function readManaged(tx: Tx, id: string): Promise<ManagedUser> {
  const row = await findManaged(tx, id);
  if (row === null) throw new Refused('unknown-user');
  return presentManagedUser(row);
}
