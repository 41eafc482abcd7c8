import { createHmac, timingSafeEqual } from 'node:crypto';
import { pagePaths, pathWithToken } from '#core/page-paths.ts';

const idBytes = 16;
const signatureBytes = 16;

/** The token of the link with which somebody answers who was entered. Nothing of it is stored. */
function signEntered(key: Buffer, id: string): string {
  const said = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([said, signatureOf(key, said)]).toString('base64url');
}

/** The id that a token names; null for one that this campus did not sign. */
export function readEntered(key: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return null;
  const said = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(key, said))) return null;
  return said.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The page that the link opens. */
export const enteredUrl = (publicUrl: string, key: Buffer, id: string) =>
  `${publicUrl}${pathWithToken(pagePaths.candidacy, signEntered(key, id))}`;

const signatureOf = (key: Buffer, said: Buffer): Buffer =>
  createHmac('sha256', key).update('entered').update(said).digest().subarray(0, signatureBytes);
