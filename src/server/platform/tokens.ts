import { hash, createHmac, timingSafeEqual } from 'node:crypto';

// A token that names a row and that this campus signed. Nothing of it is stored: it is made anew whenever it is shown.

const idBytes = 16;

const signatureBytes = 16;

const signatureOf = (key: Buffer, said: Buffer, purpose: string): Buffer =>
  createHmac('sha256', key).update(purpose).update(said).digest().subarray(0, signatureBytes);

/** What the database keeps of a token: whoever reads it there cannot use it. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The token of a row's id, for one purpose; for another one the same id has another token. */
export function signId(key: Buffer, id: string, purpose: string): string {
  const said = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([said, signatureOf(key, said, purpose)]).toString('base64url');
}

/** The id that a token names; null for one that this campus did not sign for this purpose. */
export function readSignedId(key: Buffer, token: string, purpose: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return null;
  const said = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(key, said, purpose))) return null;
  return said.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
