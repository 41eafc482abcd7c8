import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { hashToken } from '../http/sessions.ts';
import { createFirstAdmin, isSetUp } from '../accounts/create-first-admin.ts';
import { replaceSetUpLink } from './store.ts';

/**
 * At start, while there is no admin: creates the one that the settings name, or else answers the
 * one-time link with which the first admin sets the campus up. Null when nothing is to be done.
 */
export async function offerSetUp(ctx: Context): Promise<string | null> {
  if (await isSetUp(ctx.db)) return null;
  const { firstAdmin, publicUrl } = ctx.config;
  if (firstAdmin !== null) {
    const passwordHash = await ctx.passwords.hash(firstAdmin.password);
    const admin = { name: 'Administrator', email: firstAdmin.email, passwordHash };
    await ctx.transact(async (tx) => {
      await createFirstAdmin(tx, admin);
      await ctx.live.announce(tx, { kind: 'campus' });
    });
    return null;
  }
  const token = randomBytes(24).toString('base64url');
  await ctx.transact((tx) => replaceSetUpLink(tx, hashToken(token)));
  return `${publicUrl}/set-up?token=${token}`;
}
