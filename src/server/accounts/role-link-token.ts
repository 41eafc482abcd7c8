import { createHmac, timingSafeEqual } from 'node:crypto';
import { pagePaths, pathWithToken } from '#core/page-paths.ts';

const idBytes = 16;
const signatureBytes = 16;

/** The page of the link that carries a role. Its token is made anew whenever it is shown: nothing of it is stored. */
export function roleLinkUrl(publicUrl: string, key: Buffer, id: string): string {
  const said = Buffer.from(id.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([said, signatureOf(key, said)]).toString('base64url');
  return `${publicUrl}${pathWithToken(pagePaths.role, token)}`;
}

/** The id that a token names; null for one that this campus did not sign. */
export function readRoleToken(key: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return null;
  const said = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(key, said))) return null;
  return said.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const signatureOf = (key: Buffer, said: Buffer): Buffer =>
  createHmac('sha256', key).update('role').update(said).digest().subarray(0, signatureBytes);
