import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { Schema } from '../../platform/db/tables.ts';

export type PasskeyRow = Selectable<Schema['passkeys']>;

/** Minutes in which a browser must answer a challenge. */
const challengeMinutes = 5;

/** Keeps a challenge that one answer may use. */
export async function insertChallenge(
  tx: Tx,
  challenge: string,
  accountId: string | null,
): Promise<void> {
  await tx
    .insertInto('passkey_challenges')
    .values({
      challenge,
      account_id: accountId,
      expires_at: sql<Date>`now() + make_interval(mins => ${challengeMinutes})`,
    })
    .execute();
}

/** Uses a challenge up; false when it is not this account's, unknown, used or too old. */
export async function takeChallenge(
  tx: Tx,
  challenge: string,
  accountId: string | null,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listPasskeys(db: Db, accountId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('added_on')
    .orderBy('id')
    .execute();
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/** Null when another account, or this one, has it already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<PasskeyRow, 'added_on' | 'used_on'>,
): Promise<PasskeyRow | null> {
  const row = await tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Notes a log-in; false when another one with this counter came first. */
export async function usePasskey(
  tx: Tx,
  passkey: Pick<PasskeyRow, 'id' | 'counter'>,
  newCounter: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('passkeys')
    .set({ counter: String(newCounter), used_on: sql<Date>`date_trunc('day', now())` })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function renamePasskeyOf(
  tx: Tx,
  accountId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | null> {
  const row = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function removePasskeyOf(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
