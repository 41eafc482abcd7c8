import { createHmac, timingSafeEqual } from 'node:crypto';
import { pagePaths, pathWithToken } from '#core/page-paths.ts';

/** Whose e-mails a link is about: those of an account, or of an entry of a voter list. */
export type Unsubscribing =
  | { accountId: string; kind: 'elections' }
  | { entryId: string; kind: 'list' };

const idBytes = 16;
const signatureBytes = 16;

/** What it is about. In a link that 0.3.0 sent it says which of five kinds of e-mail about elections. */
const listByte = 255;
const kindsOfFormer = 5;

/** The token of a link. It opens no account, works for as long as its row exists, and needs no other. */
export function signToken(key: Buffer, about: Unsubscribing): string {
  const [ofWhom, kind] = about.kind === 'list' ? [about.entryId, listByte] : [about.accountId, 0];
  const said = Buffer.concat([Buffer.from(ofWhom.replaceAll('-', ''), 'hex'), Buffer.from([kind])]);
  return Buffer.concat([said, signatureOf(key, said)]).toString('base64url');
}

/** What a token says; null for one that this campus did not sign. */
export function readToken(key: Buffer, token: string): Unsubscribing | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + 1 + signatureBytes) return null;
  const said = bytes.subarray(0, idBytes + 1);
  if (!timingSafeEqual(bytes.subarray(idBytes + 1), signatureOf(key, said))) return null;
  const hex = said.toString('hex', 0, idBytes);
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (said[idBytes] === listByte) return { entryId: id, kind: 'list' };
  return (said[idBytes] ?? listByte) < kindsOfFormer ? { accountId: id, kind: 'elections' } : null;
}

const signatureOf = (key: Buffer, said: Buffer): Buffer =>
  createHmac('sha256', key).update('unsubscribe').update(said).digest().subarray(0, signatureBytes);

/** The page that the link of an e-mail opens, and the address that mail programs send to at one press. */
export function unsubscribeUrls(publicUrl: string, key: Buffer, said: Unsubscribing) {
  const token = signToken(key, said);
  return {
    page: `${publicUrl}${pathWithToken(pagePaths.unsubscribe, token)}`,
    oneClick: `${publicUrl}${pagePaths.unsubscribe}?token=${token}`,
  };
}
