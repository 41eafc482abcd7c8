import type { Tx } from '../platform/db/client.ts';
import type { AccountRow, NewAccount } from '../accounts/store.ts';
import { hasAdmin, insertAccount } from '../accounts/store.ts';

/** Creates a verified admin when there is none; null when there is, or the e-mail is taken. */
export async function createFirstAdmin(
  tx: Tx,
  admin: Pick<NewAccount, 'name' | 'email' | 'passwordHash' | 'isEmailConfirmed'>,
): Promise<AccountRow | null> {
  if (await hasAdmin(tx)) return null;
  return insertAccount(tx, { ...admin, role: 'admin', enrollmentNumber: null, isVerified: true });
}

/** True once somebody can approve others. */
export const isSetUp = hasAdmin;
