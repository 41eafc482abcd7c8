import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { SecondStepWay } from '#core/accounts/second-step.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';

/** Minutes until a secret is confirmed by its first code. */
const offerMinutes = 15;
/** Minutes from the first step of a log-in to the second. */
const stepMinutes = 10;

type SecondFactorRow = Selectable<Schema['second_factors']>;

export async function findSecondFactor(db: Db, accountId: string): Promise<SecondFactorRow | null> {
  const row = await db
    .selectFrom('second_factors')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** What an account has of it, and whether the campus asks officers for one. */
export async function readFactorState(db: Db, accountId: string) {
  const count = (table: 'passkeys' | 'recovery_codes') =>
    sql<number>`(select count(*)::integer from ${sql.table(table)}
      where account_id = ${accountId})`;
  const isRequired = sql<boolean>`exists (
    select from campus where officers_need_second_factor)`;
  return db
    .selectNoFrom([
      count('passkeys').as('passkeys'),
      count('recovery_codes').as('recoveryCodesLeft'),
      isRequired.as('isRequired'),
    ])
    .executeTakeFirstOrThrow();
}

/** Turns the second step on, or replaces its secret. */
export async function saveSecondFactor(
  tx: Tx,
  accountId: string,
  { secret, usedStep }: { secret: string | null; usedStep: number },
): Promise<void> {
  const values = { account_id: accountId, secret, used_step: String(usedStep) };
  await tx
    .insertInto('second_factors')
    .values(values)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

/** False when there was none. */
export async function removeSecondFactor(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up the codes of a step and of all before it; false when that was done already. */
export async function useStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('second_factors')
    .set({ used_step: String(step) })
    .where('account_id', '=', accountId)
    .where('used_step', '<', String(step))
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts these codes in the place of all former ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

/** Uses a recovery code up; false when it is none, or none any more. */
export async function takeRecoveryCode(tx: Tx, accountId: string, hash: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a secret until its first code; a newer one takes its place. */
export async function saveOffer(tx: Tx, accountId: string, secret: string): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(mins => ${offerMinutes})`;
  await tx
    .insertInto('second_factor_offers')
    .values({ account_id: accountId, secret, expires_at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ secret, expires_at }))
    .execute();
}

/** The secret that waits for its first code, locked; null where there is none, or none any more. */
export async function lockOffer(tx: Tx, accountId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('second_factor_offers')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  return row?.secret ?? null;
}

export async function removeOffer(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('second_factor_offers').where('account_id', '=', accountId).execute();
}

/** Keeps a log-in whose first step was right. */
export async function insertStep(tx: Tx, keyHash: Buffer, accountId: string): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(mins => ${stepMinutes})`;
  await tx
    .insertInto('log_in_steps')
    .values({ key_hash: keyHash, account_id: accountId, expires_at })
    .execute();
}

/** Whose log-in waits under a key; null when it is unknown, done or too old. */
export async function findStep(db: Db, keyHash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('log_in_steps')
    .select('account_id')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** Ends that log-in; false when another call did. */
export async function takeStep(tx: Tx, keyHash: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('log_in_steps')
    .where('key_hash', '=', keyHash)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The ways in which an account can take its second step; null where it has none. */
export async function listWays(db: Db, accountId: string): Promise<SecondStepWay[] | null> {
  const factor = await findSecondFactor(db, accountId);
  if (factor === null) return null;
  const { passkeys, recoveryCodesLeft } = await readFactorState(db, accountId);
  return [
    ...(factor.secret === null ? [] : (['code'] as const)),
    ...(passkeys === 0 ? [] : (['passkey'] as const)),
    ...(recoveryCodesLeft === 0 ? [] : (['recovery-code'] as const)),
  ];
}

/** Notes that the owner of a session has just shown that it is them. */
export async function noteProof(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ proved_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .execute();
}
