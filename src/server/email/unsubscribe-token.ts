import { createHmac, timingSafeEqual } from 'node:crypto';
import { pagePaths } from '#core/page-paths.ts';
import { optionalEmails } from '#core/emails/optional-emails.ts';
import type { OptionalEmail } from '#core/emails/optional-emails.ts';

/** Whose e-mail of which kind a link is from. */
export interface Unsubscribing {
  accountId: string;
  kind: OptionalEmail;
}

const idBytes = 16;
const signatureBytes = 16;

/** The token of a link. It opens no account, works for as long as the account exists, and needs no row. */
export function signToken(key: Buffer, { accountId, kind }: Unsubscribing): string {
  const id = Buffer.from(accountId.replaceAll('-', ''), 'hex');
  const said = Buffer.concat([id, Buffer.from([optionalEmails.indexOf(kind)])]);
  return Buffer.concat([said, signatureOf(key, said)]).toString('base64url');
}

/** What a token says; null for one that this campus did not sign. */
export function readToken(key: Buffer, token: string): Unsubscribing | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + 1 + signatureBytes) return null;
  const said = bytes.subarray(0, idBytes + 1);
  if (!timingSafeEqual(bytes.subarray(idBytes + 1), signatureOf(key, said))) return null;
  const kind = optionalEmails[said[idBytes] ?? -1];
  if (kind === undefined) return null;
  const hex = said.toString('hex', 0, idBytes);
  const accountId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { accountId, kind };
}

const signatureOf = (key: Buffer, said: Buffer): Buffer =>
  createHmac('sha256', key).update('unsubscribe').update(said).digest().subarray(0, signatureBytes);

/** The link of an e-mail, and the address of its List-Unsubscribe header. */
export function unsubscribeUrl(publicUrl: string, key: Buffer, said: Unsubscribing): string {
  return `${publicUrl}${pagePaths.unsubscribe}?token=${signToken(key, said)}`;
}
