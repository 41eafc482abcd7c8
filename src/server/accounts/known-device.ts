import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { findSigningKey, readSigningKey } from '../platform/db/signing-key.ts';
import type { Db, Tx } from '../platform/db/client.ts';

// Our cookie of known devices is a list of marks. A mark is a number by chance, and our signature over
// it and the account with its password. So it names nobody, and a new password makes it void.

const numberBytes = 12;
const signatureBytes = 16;
/** How many accounts a browser is known for: the newest. */
const mostMarks = 8;

interface Account {
  id: string;
  password_hash: string | null;
}

/** The mark by which an account was signed in from this browser before; null for a stranger. */
export async function findMark(db: Db, account: Account, marks: string): Promise<string | null> {
  if (marks === '') return null;
  const key = await findSigningKey(db);
  if (key === null) return null;
  return listMarks(marks).find((mark) => isMarkOf(key, account, mark)) ?? null;
}

/** The marks of a browser after it signed in to an account: the account's comes first. */
export async function addMark(tx: Tx, account: Account, marks: string): Promise<string> {
  const key = await readSigningKey(tx);
  const all = listMarks(marks);
  const own = all.find((mark) => isMarkOf(key, account, mark)) ?? newMark(key, account);
  return [own, ...all.filter((mark) => mark !== own)].slice(0, mostMarks).join('.');
}

function listMarks(marks: string): string[] {
  return marks.split('.').slice(0, mostMarks).filter(Boolean);
}

function newMark(key: Buffer, account: Account): string {
  const number = randomBytes(numberBytes);
  return Buffer.concat([number, signatureOf(key, account, number)]).toString('base64url');
}

function isMarkOf(key: Buffer, account: Account, mark: string): boolean {
  const bytes = Buffer.from(mark, 'base64url');
  if (bytes.length !== numberBytes + signatureBytes) return false;
  const number = bytes.subarray(0, numberBytes);
  return timingSafeEqual(bytes.subarray(numberBytes), signatureOf(key, account, number));
}

function signatureOf(key: Buffer, account: Account, number: Buffer): Buffer {
  return createHmac('sha256', key)
    .update(`known-device ${account.id} ${account.password_hash ?? ''} `)
    .update(number)
    .digest()
    .subarray(0, signatureBytes);
}
