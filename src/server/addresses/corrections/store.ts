import { sql } from 'kysely';
import type { CorrectionAgreement } from '#core/accounts/address-correction.ts';
import { correctionHours, freeCorrections } from '#core/accounts/address-correction.ts';
import type { Db, Tx } from '../../platform/db/client.ts';

const clock = sql<Date>`clock_timestamp()`;

/** Whether an officer has corrected so many addresses of voters of one of these that a second confirms. */
export async function hasCorrectedMany(
  tx: Tx,
  madeBy: string,
  electionIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ is_over: boolean }>`
    select count(*) >= ${freeCorrections} as is_over
    from address_corrections c, unnest(c.election_ids) as e(id)
    where c.made_by = ${madeBy} and e.id = any(${electionIds}::uuid[])
    group by e.id order by 1 desc limit 1`.execute(tx);
  return rows[0]?.is_over ?? false;
}

/** Ends what waits for an account, whatever came of it. */
export async function settleOpen(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('address_corrections')
    .set({ settled_at: clock, old_hash: null })
    .where('account_id', '=', accountId)
    .where('settled_at', 'is', null)
    .execute();
}

export async function insertCorrection(
  tx: Tx,
  made: {
    id: string;
    accountId: string;
    email: string;
    madeBy: string;
    needsSecond: boolean;
    electionIds: readonly string[];
    oldHash: Buffer | null;
  },
): Promise<{ dueAt: Date }> {
  return tx
    .insertInto('address_corrections')
    .values({
      id: made.id,
      account_id: made.accountId,
      email: made.email,
      made_by: made.madeBy,
      due_at: sql<Date>`clock_timestamp() + make_interval(hours => ${correctionHours})`,
      needs_second: made.needsSecond,
      election_ids: [...made.electionIds],
      old_hash: made.oldHash,
    })
    .returning('due_at as dueAt')
    .executeTakeFirstOrThrow();
}

/** Counts a correction on the pages of these elections. */
export async function countOnElections(tx: Tx, electionIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('elections')
    .set({ corrected_addresses: sql<number>`corrected_addresses + 1` })
    .where('id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .execute();
}

/** Which of the open corrections. */
type Which = { id: string } | { accountId: string } | { oldHash: Buffer };

function selectOpen(db: Db) {
  return db
    .selectFrom('address_corrections as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .leftJoin('accounts as o', 'o.id', 'c.made_by')
    .where('c.settled_at', 'is', null)
    .select([
      'c.id',
      'c.account_id as accountId',
      'c.email',
      'c.made_by as madeBy',
      'c.due_at as dueAt',
      'c.agreed',
      'a.name',
      'a.enrollment_number as number',
      'o.name as officer',
      sql<boolean>`c.read_at is not null`.as('isRead'),
      sql<boolean>`c.due_at <= clock_timestamp()`.as('isDue'),
      // A council of one has no second officer.
      sql<boolean>`c.needs_second and exists (
        select from accounts s where s.role in ('council', 'admin') and s.is_verified
          and s.id is distinct from c.made_by and s.id <> c.account_id)`.as('needsSecond'),
    ]);
}

/** What waits, as it is now; locked, so that one of two decisions at once comes first. */
export async function lockOpen(tx: Tx, which: Which): Promise<OpenCorrection | null> {
  let query = selectOpen(tx).forUpdate('c');
  if ('id' in which) query = query.where('c.id', '=', which.id);
  else if ('accountId' in which) query = query.where('c.account_id', '=', which.accountId);
  else query = query.where('c.old_hash', '=', which.oldHash);
  return (await query.executeTakeFirst()) ?? null;
}

export type OpenCorrection = Awaited<ReturnType<typeof listOpen>>[number];

/** All that wait, the first of them first. */
export function listOpen(db: Db, accountId?: string) {
  let query = selectOpen(db).orderBy('c.made_at').orderBy('c.id').limit(200);
  if (accountId !== undefined) query = query.where('c.account_id', '=', accountId);
  return query.execute();
}

export async function noteRead(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('address_corrections')
    .set({ read_at: clock })
    .where('id', '=', id)
    .execute();
}

export async function noteAgreed(tx: Tx, id: string, agreed: CorrectionAgreement): Promise<void> {
  await tx.updateTable('address_corrections').set({ agreed }).where('id', '=', id).execute();
}

/** The accounts whose corrections count by now, or never will: their link has run out. */
export async function listDue(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('address_corrections')
    .select('account_id')
    .where('settled_at', 'is', null)
    .where('due_at', '<=', clock)
    .limit(200)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Who made a printed code of a number. */
export async function findPrinter(tx: Tx, number: string, codeHash: Buffer) {
  const row = await tx
    .selectFrom('printed_codes')
    .select('made_by')
    .where('enrollment_number', '=', number)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return row ?? null;
}
