import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { holdNumberFormat } from '../number-format/number-format.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/**
 * Holds a number until the transaction ends: of those who claim it at the same time, one moves it and
 * the others find what that one wrote.
 */
export async function lockNumber(tx: Tx, number: string): Promise<void> {
  // A new format takes away what proves a number that does not fit it.
  await holdNumberFormat(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`number:${number}`}, 0))`.execute(tx);
}

/** Whether an e-mail about a number may leave now; at most one in five minutes. */
export async function takeMailTurn(tx: Tx, number: string): Promise<boolean> {
  const { rows } = await sql<{ enrollment_number: string }>`
    insert into number_emails (enrollment_number, sent_at) values (${number}, clock_timestamp())
    on conflict (enrollment_number) do update set sent_at = clock_timestamp()
      where number_emails.sent_at < clock_timestamp() - interval '5 minutes'
    returning enrollment_number`.execute(tx);
  return rows.length > 0;
}

export async function insertClaim(
  tx: Tx,
  claim: {
    id: string;
    number: string;
    entryId: string | null;
    accountId: string | null;
    sessionHash: Buffer | null;
    tokenHash: Buffer;
    codeHash: Buffer;
    minutes: number;
  },
): Promise<void> {
  await tx
    .insertInto('number_claims')
    .values({
      id: claim.id,
      enrollment_number: claim.number,
      entry_id: claim.entryId,
      account_id: claim.accountId,
      session_hash: claim.sessionHash,
      token_hash: claim.tokenHash,
      code_hash: claim.codeHash,
      expires_at: sql<Date>`now() + make_interval(mins => ${claim.minutes})`,
    })
    .execute();
}

const tokenBytes = 24;
/** A new token of a link that somebody asked for by the number. */
export const newAskedToken = () => randomBytes(tokenBytes).toString('base64url');
/** Whether a token is of that length: the one that an election signs is longer. */
export const isAskedToken = (token: string): boolean =>
  Buffer.from(token, 'base64url').length === tokenBytes;

/** What a link is about while it works; changes nothing. */
export async function findClaim(db: Db, tokenHash: Buffer) {
  const row = await db
    .selectFrom('number_claims as c')
    .leftJoin('voter_list_entries as v', 'v.id', 'c.entry_id')
    .select(['c.enrollment_number as number', 'v.email'])
    .where('c.token_hash', '=', tokenHash)
    .where('c.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}

/** The tries that a mailed code has. */
const mostTries = 5;

/**
 * Counts a try at the codes that were mailed for this session, and answers their hashes with the addresses that they
 * went to; after a few tries there is none.
 */
export async function countTry(
  tx: Tx,
  claim: { number: string; accountId: string; sessionHash: Buffer },
): Promise<{ codeHash: Buffer; email: string | null }[]> {
  return tx
    .updateTable('number_claims')
    .set({ tries: sql<number>`tries + 1` })
    .where('enrollment_number', '=', claim.number)
    .where('account_id', '=', claim.accountId)
    .where('session_hash', '=', claim.sessionHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', mostTries)
    .returning(({ selectFrom }) => [
      'code_hash as codeHash',
      selectFrom('voter_list_entries as v')
        .select('v.email')
        .whereRef('v.id', '=', 'entry_id')
        .as('email'),
    ])
    .execute();
}

/** Makes void what proves a number: its links, the codes of e-mails and the printed one. */
export async function forgetProofs(tx: Tx, number: string): Promise<void> {
  await tx.deleteFrom('number_claims').where('enrollment_number', '=', number).execute();
  await tx.deleteFrom('printed_codes').where('enrollment_number', '=', number).execute();
}

/** A code on paper works for the elections of this term, and not for whoever finds it next year. */
const printedCodeDays = 60;
export const isFreshCode = sql<boolean>`made_at > now() - make_interval(days => ${printedCodeDays})`;

export async function findPrintedCode(db: Db, number: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('printed_codes')
    .select('code_hash')
    .where('enrollment_number', '=', number)
    .where(isFreshCode)
    .executeTakeFirst();
  return row?.code_hash ?? null;
}

/** Keeps the hashes of printed codes; a former code of a number is void. */
export async function savePrintedCodes(
  tx: Tx,
  codes: readonly { number: string; codeHash: Buffer }[],
  madeBy: string,
): Promise<void> {
  await sql`
    insert into printed_codes (enrollment_number, code_hash, made_by)
    select number, code_hash, ${madeBy}::uuid
    from unnest(${codes.map(({ number }) => number)}::text[],
      ${codes.map(({ codeHash }) => codeHash)}::bytea[]) as c (number, code_hash) order by number
    on conflict (enrollment_number) do update
      set code_hash = excluded.code_hash, made_by = excluded.made_by, made_at = now()`.execute(tx);
}

/** Makes printed codes void: of these numbers, or with null all. Answers whose they were. */
export async function deletePrintedCodes(
  tx: Tx,
  numbers: readonly string[] | null,
): Promise<string[]> {
  let query = tx.deleteFrom('printed_codes').returning('enrollment_number as number');
  if (numbers !== null) {
    query = query.where('enrollment_number', '=', sql<string>`any(${numbers}::text[])`);
  }
  return (await query.execute()).map(({ number }) => number);
}
