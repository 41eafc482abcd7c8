import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { Schema } from '../../platform/db/tables.ts';
import type { AccountRow } from '../../accounts/store.ts';
import type { SignOnArrival } from './claims.ts';
import type { Checks } from './provider.ts';

export type IdentityRow = Selectable<Schema['sign_on_identities']>;

/** Minutes in which somebody comes back from the provider, and in which a form is filled in. */
const minutes = { atProvider: 15, atForm: 60 };
const inMinutes = (count: number) => sql<Date>`now() + make_interval(mins => ${count})`;
const today = sql<Date>`date_trunc('day', now())`;

/** Notes a log-in that goes to the provider. */
export async function insertRequest(
  tx: Tx,
  request: Checks & { keyHash: Buffer; accountId: string | null },
): Promise<void> {
  await tx
    .insertInto('sign_on_requests')
    .values({
      key_hash: request.keyHash,
      state: request.state,
      nonce: request.nonce,
      code_verifier: request.codeVerifier,
      account_id: request.accountId,
      expires_at: inMinutes(minutes.atProvider),
    })
    .execute();
}

/** Uses a log-in under way up; null when it is unknown, used or too old. */
export async function takeRequest(
  tx: Tx,
  keyHash: Buffer,
): Promise<(Checks & { accountId: string | null }) | null> {
  const row = await tx
    .deleteFrom('sign_on_requests')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['state', 'nonce', 'code_verifier as codeVerifier', 'account_id as accountId'])
    .executeTakeFirst();
  return row ?? null;
}

/** Two log-ins of one person at once wait for each other here, so that they make one account. */
export async function lockSubject(
  tx: Tx,
  { issuer, subject }: Pick<SignOnArrival, 'issuer' | 'subject'>,
): Promise<void> {
  const name = JSON.stringify([issuer, subject]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 22))`.execute(tx);
}

/** Whose account it is, by issuer and subject and nothing else. */
export async function findIdentity(
  db: Db,
  { issuer, subject }: Pick<SignOnArrival, 'issuer' | 'subject'>,
): Promise<IdentityRow | null> {
  const row = await db
    .selectFrom('sign_on_identities')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertIdentity(
  tx: Tx,
  accountId: string,
  arrival: SignOnArrival,
): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('sign_on_identities')
    .values({
      issuer: arrival.issuer,
      subject: arrival.subject,
      account_id: accountId,
      id,
      email: arrival.email,
    })
    .execute();
  await writeGroups(tx, { id, account_id: accountId }, arrival);
}

/** What the provider says today. */
export async function touchIdentity(
  tx: Tx,
  identity: Pick<IdentityRow, 'id' | 'account_id'>,
  arrival: SignOnArrival,
): Promise<void> {
  await tx
    .updateTable('sign_on_identities')
    .set({ email: arrival.email, used_on: today })
    .where('id', '=', identity.id)
    .execute();
  await writeGroups(tx, identity, arrival);
}

/** Writes the groups of a log-in where they are not those of the one before. */
async function writeGroups(
  tx: Tx,
  { id, account_id }: Pick<IdentityRow, 'id' | 'account_id'>,
  { issuer, groups }: Pick<SignOnArrival, 'issuer' | 'groups'>,
): Promise<void> {
  const said = groups.toSorted();
  const current = tx
    .selectFrom('sign_on_groups')
    .select('groups')
    .where('identity_id', '=', id)
    .where('replaced_at', 'is', null);
  const before = (await current.executeTakeFirst())?.groups ?? [];
  if (said.join('\n') === before.toSorted().join('\n')) return;
  await endGroups(tx, id);
  if (said.length === 0) return;
  const known = { identity_id: id, account_id, issuer, groups: said, known_at: sql<Date>`now()` };
  await tx.insertInto('sign_on_groups').values(known).execute();
}

/** They count on where voting had opened. `now()` is one moment for the end of a row and the next row. */
const endGroups = (tx: Tx, identityId: string) =>
  tx
    .updateTable('sign_on_groups')
    .set({ replaced_at: sql<Date>`now()` })
    .where('identity_id', '=', identityId)
    .where('replaced_at', 'is', null)
    .execute();

export async function listIdentities(db: Db, accountId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('sign_on_identities')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('connected_on')
    .orderBy('id')
    .execute();
}

/** False when the account has none of this id. */
export async function removeIdentity(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('sign_on_identities')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await endGroups(tx, row.id);
  return true;
}

/** Keeps somebody whom the provider knows until the form about them is filled in. */
export async function insertArrival(
  tx: Tx,
  keyHash: Buffer,
  arrival: SignOnArrival,
): Promise<void> {
  await tx
    .insertInto('sign_on_arrivals')
    .values({
      key_hash: keyHash,
      issuer: arrival.issuer,
      subject: arrival.subject,
      name: arrival.name,
      email: arrival.email,
      is_email_verified: arrival.isEmailVerified,
      enrollment_number: arrival.enrollmentNumber,
      groups: arrival.groups,
      expires_at: inMinutes(minutes.atForm),
    })
    .execute();
}

/** Takes it; a transaction that fails leaves it for the next try. */
export async function takeArrival(tx: Tx, keyHash: Buffer): Promise<SignOnArrival | null> {
  const row = await tx
    .deleteFrom('sign_on_arrivals')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    issuer: row.issuer,
    subject: row.subject,
    name: row.name,
    email: row.email,
    isEmailVerified: row.is_email_verified,
    enrollmentNumber: row.enrollment_number,
    groups: row.groups,
  };
}

/** Locks the account with this address. */
export async function lockByEmail(tx: Tx, email: string): Promise<AccountRow | null> {
  const row = await tx
    .selectFrom('accounts')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
