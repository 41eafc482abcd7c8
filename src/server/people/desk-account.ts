import { randomBytes } from 'node:crypto';
import { pagePaths, pathWithToken } from '#core/page-paths.ts';
import type { Tx } from '../platform/db/client.ts';
import { addLink, forgetLinks } from '../accounts/link-store.ts';
import { makePasswordLink } from '../accounts/send-link.ts';
import { hashToken } from '../platform/tokens.ts';
import { findByEmail, insertAccount, lockAccount } from '../accounts/store.ts';
import type { AccountRow } from '../accounts/store.ts';

// The accounts of people who are named for one election, for the desk of elections.

/** The account with an address, whoever's it is. */
export const findForDesk = (tx: Tx, email: string): Promise<AccountRow | null> =>
  findByEmail(tx, email);

/** Opens an account that votes nowhere and reads nothing but its elections' desks; null where one is there. */
export async function openForDesk(
  tx: Tx,
  { name, email }: { name: string; email: string },
): Promise<string | null> {
  const row = await insertAccount(tx, {
    ...{ role: 'observer', name, email },
    ...{ enrollmentNumber: null, passwordHash: null, isVerified: true },
  });
  if (row === null) return null;
  await tx.updateTable('accounts').set({ is_for_desk: true }).where('id', '=', row.id).execute();
  return row.id;
}

/** A link for a password that an e-mail brings, and what the database keeps of it. */
export async function addDeskLink(
  tx: Tx,
  { accountId, minutes, publicUrl }: { accountId: string; minutes: number; publicUrl: string },
): Promise<{ link: string; hash: string }> {
  const token = randomBytes(24).toString('base64url');
  const tokenHash = hashToken(token);
  await addLink(tx, { accountId, purpose: 'reset-password', tokenHash, minutes, email: null });
  const link = `${publicUrl}${pathWithToken(pagePaths.resetPassword, token)}`;
  return { link, hash: tokenHash.toString('hex') };
}

/** A link for a password that an officer hands over; null where the account is not one that was opened for this. */
export async function makeDeskLink(
  tx: Tx,
  asked: { accountId: string; minutes: number; publicUrl: string; shownBy: string },
): Promise<string | null> {
  const account = await lockAccount(tx, asked.accountId);
  if (account?.is_for_desk !== true || account.suspended_at !== null) return null;
  await forgetLinks(tx, account.id, 'shown');
  return makePasswordLink(tx, { ...asked, purpose: 'shown' });
}
