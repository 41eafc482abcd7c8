import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** By what an account is one person's: none of it stays in the clear when the account is closed. */
interface Named {
  email: string | null;
  enrollmentNumber: string | null;
}

const sha256 = (text: string) => hash('sha256', text, 'buffer');
const emailKey = (email: string | null) =>
  email === null ? null : sha256(`email:${email.toLowerCase()}`);
const numberKey = (number: string | null) => (number === null ? null : sha256(`number:${number}`));

/**
 * Keeps an address and a number of somebody who voted from being registered anew while those
 * elections go on: it would be a second vote.
 */
export async function lockNames(tx: Tx, named: Named, until: Date): Promise<void> {
  const keys = [emailKey(named.email), numberKey(named.enrollmentNumber)];
  await tx
    .insertInto('departed_voters')
    .values(keys.filter((key) => key !== null).map((key) => ({ key, until })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ until }))
    .execute();
}

/** Which of the two is held; null when neither is. */
export async function findReserved(db: Db, named: Named): Promise<'email' | 'enrollment' | null> {
  const email = emailKey(named.email);
  const keys = [email, numberKey(named.enrollmentNumber)].filter((key) => key !== null);
  const rows = await db
    .selectFrom('departed_voters')
    .select('key')
    .where('key', 'in', keys)
    .where('until', '>', sql<Date>`clock_timestamp()`)
    .execute();
  if (rows.length === 0) return null;
  return rows.some(({ key }) => email?.equals(key)) ? 'email' : 'enrollment';
}
