import { randomBytes } from 'node:crypto';
import { pagePaths, pathWithToken } from '#core/page-paths.ts';
import type { Tx } from '../platform/db/client.ts';
import { addLink } from './link-store.ts';
import { hashToken } from '../platform/hash-token.ts';

/** What is asked of a link for a new password that no e-mail brings. */
interface AskedLink {
  accountId: string;
  purpose: 'way-back' | 'shown';
  minutes: number;
  publicUrl: string;
  /** The admin who shows it on the screen. */
  shownBy?: string;
}

/** Makes a link for a new password that somebody hands over, and answers it this once. */
export async function makePasswordLink(tx: Tx, asked: AskedLink): Promise<string> {
  const { publicUrl, ...link } = asked;
  const token = randomBytes(24).toString('base64url');
  await addLink(tx, { ...link, tokenHash: hashToken(token), email: null });
  return `${publicUrl}${pathWithToken(pagePaths.resetPassword, token)}`;
}
