import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Role } from '#core/accounts/role.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Schema } from '../../db/schema.ts';

export type AccountRow = Selectable<Schema['accounts']>;

export interface NewAccount {
  role: Role;
  name: string;
  email: string;
  enrollmentNumber: string | null;
  passwordHash: string;
  isVerified: boolean;
}

/** Inserts an account; null when the e-mail or the number is taken, which `findTaken` tells apart. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<AccountRow | null> {
  const row = await tx
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      role: account.role,
      name: account.name,
      email: account.email,
      enrollment_number: account.enrollmentNumber,
      password_hash: account.passwordHash,
      is_verified: account.isVerified,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Which of the two is taken. */
export async function findTaken(
  db: Db,
  account: { email: string; enrollmentNumber: string | null },
): Promise<'email' | 'enrollment' | null> {
  const byEmail = await findByEmail(db, account.email);
  if (byEmail !== null) return 'email';
  if (account.enrollmentNumber === null) return null;
  return (await findByEnrollmentNumber(db, account.enrollmentNumber)) === null
    ? null
    : 'enrollment';
}

export async function findByEmail(db: Db, email: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

export async function findByEnrollmentNumber(db: Db, number: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('enrollment_number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks an open account for a change; null when there is none. */
export async function lockAccount(tx: Tx, id: string): Promise<AccountRow | null> {
  const row = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks all admins, in order, so that two who leave at once cannot both be the last. */
export async function lockAdmins(tx: Tx): Promise<AccountRow[]> {
  return tx
    .selectFrom('accounts')
    .selectAll()
    .where('role', '=', 'admin')
    .where('is_verified', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function listUnverified(db: Db): Promise<AccountRow[]> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('is_verified', '=', false)
    .where('closed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function updateVerified(tx: Tx, id: string, isVerified: boolean): Promise<AccountRow> {
  return tx
    .updateTable('accounts')
    .set({ is_verified: isVerified })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', id).execute();
}

/** Blanks everything personal; the row stays for the elections it took part in (contract). */
export async function closeAccount(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      name: 'Former member',
      email: null,
      enrollment_number: null,
      password_hash: null,
      is_verified: false,
      profile_img: '',
      closed_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('sessions').where('account_id', '=', id).execute();
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_verified', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How a name fares that somebody tries: failures in a row, and the seconds until the next try. */
export interface Attempts {
  key: Buffer;
  failures: number;
  wait: number;
}

/** Locks the counts of these names, in order, creating those that are new or an hour old. */
export async function lockAttempts(tx: Tx, keys: readonly Buffer[]): Promise<Attempts[]> {
  await sql`
    insert into log_in_attempts (key, failures)
    select key, 0 from unnest(${keys}::bytea[]) as k(key) order by key
    on conflict (key) do nothing`.execute(tx);
  const { rows } = await sql<Attempts & { is_quiet: boolean }>`
    select key, failures, last_at < clock_timestamp() - interval '1 hour' as is_quiet,
      greatest(0, coalesce(extract(epoch from blocked_until - clock_timestamp()), 0))::float as wait
    from log_in_attempts where key = any(${keys}::bytea[]) order by key for update`.execute(tx);
  return rows.map(({ is_quiet, ...row }) => (is_quiet ? { ...row, failures: 0, wait: 0 } : row));
}

/** Writes one more failure down, and how many seconds nobody may try again. */
export async function countFailure(tx: Tx, attempts: Attempts, pause: number): Promise<void> {
  await sql`
    update log_in_attempts set failures = ${attempts.failures + 1}, last_at = clock_timestamp(),
      blocked_until = clock_timestamp() + make_interval(secs => ${pause})
    where key = ${attempts.key}`.execute(tx);
}

export async function forgetAttempts(tx: Tx, keys: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('log_in_attempts').where('key', 'in', keys).execute();
}

export type LinkPurpose = 'reset-password' | 'confirm-email';

export async function findAccount(db: Db, id: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function updatePicture(tx: Tx, id: string, address: string): Promise<AccountRow> {
  return tx
    .updateTable('accounts')
    .set({ profile_img: address })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}

export async function updateConfirmed(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email_confirmed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Keeps one link per account and purpose: the newest. */
export async function replaceLink(
  tx: Tx,
  link: { accountId: string; purpose: LinkPurpose; tokenHash: Buffer; minutes: number },
): Promise<void> {
  await tx
    .deleteFrom('account_links')
    .where('account_id', '=', link.accountId)
    .where('purpose', '=', link.purpose)
    .execute();
  await tx
    .insertInto('account_links')
    .values({
      token_hash: link.tokenHash,
      account_id: link.accountId,
      purpose: link.purpose,
      expires_at: sql<Date>`now() + make_interval(mins => ${link.minutes})`,
    })
    .execute();
}

/** Whose link this is while it works; null when it is unknown, used or too old. */
export async function findLinkOwner(
  db: Db,
  tokenHash: Buffer,
  purpose: LinkPurpose,
): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('account_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .selectAll('a')
    .where('l.token_hash', '=', tokenHash)
    .where('l.purpose', '=', purpose)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .where('a.closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up and answers its account; null when it does not work (any more). */
export async function takeLink(
  tx: Tx,
  tokenHash: Buffer,
  purpose: LinkPurpose,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('account_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}
