import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Role } from '#core/accounts/role.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';
import { findParts } from '../number-format/number-format.ts';

export type AccountRow = Selectable<Schema['accounts']>;

export interface NewAccount {
  role: Role;
  name: string;
  email: string;
  enrollmentNumber: string | null;
  /** Null for somebody who comes another way. */
  passwordHash: string | null;
  isVerified: boolean;
  /** True for an address that the operator typed. */
  isEmailConfirmed?: boolean;
  /** The language of the page that they came from; null or absent while they have chosen none. */
  language?: string | null;
}

/** Inserts an account; null when the e-mail or the number is taken. With a number the caller holds the format. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<AccountRow | null> {
  const row = await tx
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      role: account.role,
      name: account.name,
      email: account.email,
      enrollment_number: account.enrollmentNumber,
      ...(await findParts(tx, account.enrollmentNumber)),
      password_hash: account.passwordHash,
      is_verified: account.isVerified,
      email_confirmed_at: account.isEmailConfirmed === true ? sql<Date>`now()` : null,
      language: account.language ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whether an account has the number or, if none has that, the address: with a taken number the address
 * is not looked at, so that nobody learns which addresses have accounts.
 */
export async function isTaken(
  db: Db,
  { email, enrollmentNumber }: { email: string; enrollmentNumber: string | null },
): Promise<boolean> {
  const row = await db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('accounts').select('id').where('enrollment_number', '=', enrollmentNumber),
        ),
        exists(
          selectFrom('accounts')
            .select('id')
            .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase()),
        ),
      ]).as('isTaken'),
    )
    .executeTakeFirstOrThrow();
  return row.isTaken === true;
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

/**
 * Holds an account against changes while somebody signs in; false when it is not what it was when
 * its password was compared: another password, an approval taken back, closed.
 */
export async function lockForLogIn(
  tx: Tx,
  account: { id: string; password_hash: string | null },
): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .where('is_verified', '=', true)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks all admins, so that two who leave at once cannot both be the last; answers their ids. An
 * account may have stopped being an admin during the wait for the lock. Rows alone would not do: who
 * waited for a row keeps it even where it is no admin's any more, and two such would lock each other.
 */
export async function lockAdmins(tx: Tx): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`.execute(tx);
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_verified', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function updateVerified(tx: Tx, id: string, isVerified: boolean): Promise<AccountRow> {
  return tx
    .updateTable('accounts')
    .set({ is_verified: isVerified })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Suspends an account for a reason, or with null makes it usable again. */
export async function updateSuspended(tx: Tx, id: string, reason: string | null): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      is_verified: reason === null,
      suspended_at: reason === null ? null : sql<Date>`now()`,
      suspended_reason: reason,
    })
    .where('id', '=', id)
    .execute();
}

export async function updateRole(
  tx: Tx,
  id: string,
  role: Role,
  endsAt: Date | null = null,
): Promise<void> {
  // Whoever gets a role of the campus has all of it.
  const set = { role, role_ends_at: endsAt };
  await tx.updateTable('accounts').set(set).where('id', '=', id).execute();
}

export async function updateName(tx: Tx, id: string, name: string): Promise<AccountRow> {
  return tx
    .updateTable('accounts')
    .set({ name })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What was proved was proved of the number before. */
const notProved = { proved_at: null, proved_how: null, proved_by: null };

/** The caller holds the format. Throws the error of the unique index where another account has the number. */
export async function updateNumber(tx: Tx, id: string, number: string | null): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ enrollment_number: number, ...(await findParts(tx, number)), ...notProved })
    .where('id', '=', id)
    .execute();
}

/** Changes the address to one that was proved; throws the error of the unique index like the above. */
/** Gives an account another address, which its link proved or nobody has yet. */
export async function updateEmail(
  tx: Tx,
  { id, email, isProved }: { id: string; email: string; isProved: boolean },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email, email_confirmed_at: isProved ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute();
}

export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', id).execute();
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

export async function findAccount(db: Db, id: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function updatePicture(
  tx: Tx,
  id: string,
  uploadId: string | null,
): Promise<AccountRow> {
  return tx
    .updateTable('accounts')
    .set({ upload_id: uploadId })
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

/** Changes a password that is still the one it was; false when it is another meanwhile. */
export async function replacePassword(
  tx: Tx,
  id: string,
  hashes: { from: string; to: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('accounts')
    .set({ password_hash: hashes.to })
    .where('id', '=', id)
    .where('password_hash', '=', hashes.from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the e-mail address is its owner's; the first time counts. */
export async function confirmAddress(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email_confirmed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute();
}
