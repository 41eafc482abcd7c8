import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { hashToken } from '../../http/sessions.ts';
import { sendLetter } from '../letters/send-letter.ts';
import { accountLetter } from './account-letter.ts';
import type { LinkPurpose } from './store.ts';
import { replaceLink } from './store.ts';

/** How long a link of a letter works. */
export const linkMinutes: Record<LinkPurpose, number> = {
  'reset-password': 60,
  'confirm-email': 3 * 24 * 60,
};

/**
 * Sends a letter with a single-use link, in the caller's transaction. The database keeps the hash
 * of the link only; a newer link of the same purpose replaces it.
 */
export async function sendLink(
  tx: Tx,
  ctx: Context,
  account: { id: string; name: string; email: string },
  purpose: LinkPurpose,
): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  await replaceLink(tx, {
    accountId: account.id,
    purpose,
    tokenHash: hashToken(token),
    minutes: linkMinutes[purpose],
  });
  await sendLetter(tx, ctx, {
    key: `${purpose}:${hashToken(token).toString('hex')}`,
    to: account.email,
    ...accountLetter(purpose, {
      name: account.name,
      link: `${ctx.config.publicUrl}/${purpose}?token=${token}`,
    }),
  });
}
