import { sql } from 'kysely';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { partsOf } from '#core/accounts/enrollment-number.ts';
import type { EnrollmentParts } from '#core/accounts/enrollment-number.ts';
import { formatPattern, usualFormat } from '#core/accounts/number-format.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** Lets nobody change the format until the transaction ends. */
export async function shareNumberFormat(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('number-format', 0))`.execute(tx);
}

/** Holds back whoever writes a number or a limit, until the transaction ends. */
export async function lockNumberFormat(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('number-format', 0))`.execute(tx);
}

export async function findNumberFormat(db: Db): Promise<NumberFormat> {
  const row = await db.selectFrom('campus').select('number_formats').executeTakeFirst();
  return row?.number_formats ?? usualFormat;
}

/**
 * Writes anew what the numbers of accounts and of lists say; lists of elections that are over stay as they are.
 */
export async function rewriteParts(tx: Tx, format: NumberFormat): Promise<void> {
  const { rows: accounts } = await sql<NumberRow>`
    select id::text, enrollment_number as number, branch, year from accounts
    where enrollment_number is not null`.execute(tx);
  const { rows: entries } = await sql<NumberRow>`
    select r.id::text, r.enrollment_number as number, r.branch, r.year from voter_list_entries r
    left join elections e on e.id = r.election_id
    where r.election_id is null or ${isNotOver}`.execute(tx);
  const changedAccounts = changedOf(accounts, format);
  if (changedAccounts.length > 0) {
    await sql`update accounts t set branch = n.branch, year = n.year
      from ${newParts(changedAccounts)} where t.id = n.id::uuid`.execute(tx);
  }
  const changedEntries = changedOf(entries, format);
  if (changedEntries.length > 0) {
    await sql`update voter_list_entries t set branch = n.branch, year = n.year
      from ${newParts(changedEntries)} where t.id = n.id::uuid`.execute(tx);
  }
}

interface NumberRow extends EnrollmentParts {
  id: string;
  number: string;
}

const changedOf = (rows: readonly NumberRow[], format: NumberFormat): NumberRow[] =>
  rows.flatMap((row) => {
    const parts = partsOf(row.number, format);
    return parts.branch === row.branch && parts.year === row.year ? [] : [{ ...row, ...parts }];
  });

const newParts = (rows: readonly NumberRow[]) => sql`unnest(
  ${rows.map(({ id }) => id)}::text[], ${rows.map(({ branch }) => branch)}::text[],
  ${rows.map(({ year }) => year)}::text[]) as n (id, branch, year)`;

/** Takes away what would prove a number that does not fit the format: links, codes, printed ones. */
export async function forgetMisfits(tx: Tx, format: NumberFormat): Promise<void> {
  const pattern = formatPattern(format);
  await sql`delete from number_claims where enrollment_number !~ ${pattern}`.execute(tx);
  await sql`delete from printed_codes where enrollment_number !~ ${pattern}`.execute(tx);
}

/** What stands against a format: what would not fit it any more. */
export interface Misfits {
  accounts: number;
  /** Entries of the list of the campus, and of lists of elections that are not over. */
  entries: number;
}

export async function countMisfits(tx: Tx, format: NumberFormat): Promise<Misfits> {
  const pattern = formatPattern(format);
  const { rows } = await sql<Misfits>`
    select
      (select count(*)::int from accounts where enrollment_number !~ ${pattern}) as accounts,
      (select count(*)::int from voter_list_entries r
        left join elections e on e.id = r.election_id
        where r.removed_at is null and r.enrollment_number !~ ${pattern}
          and (r.election_id is null or ${isNotOver})) as entries`.execute(tx);
  return rows[0] ?? { accounts: 0, entries: 0 };
}

const isNotOver = sql`(e.closed_at is null and e.state <> 'cancelled')`;

/** How many elections that are not over have limits by branch, and how many by year. */
export async function countLimited(tx: Tx): Promise<{ branch: number; year: number }> {
  const has = (one: 'branches' | 'years') => sql`count(*) filter (where
    cardinality(${sql.ref(`e.electorate_${one}`)}) > 0 or e.settings #> ${`{candidacy,${one}}`}::text[] <> '[]'
    or exists (select from positions p
      where p.election_id = e.id and cardinality(${sql.ref(`p.${one}`)}) > 0))::int`;
  const { rows } = await sql<{ branch: number; year: number }>`
    select ${has('branches')} as branch, ${has('years')} as year
    from elections e where ${isNotOver}`.execute(tx);
  return rows[0] ?? { branch: 0, year: 0 };
}
