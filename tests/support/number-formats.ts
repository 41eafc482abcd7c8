import type { NumberFormat } from '#core/accounts/number-format.ts';
import { linesOf } from '#core/accounts/number-format.ts';
import { sql } from 'kysely';
import { partsOf } from '#core/accounts/enrollment-number.ts';
import type { EnrollmentParts } from '#core/accounts/enrollment-number.ts';
import { findParts } from '#server/number-format/number-format.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { findNumberFormat } from '#server/number-format/store.ts';
import type { TestApp } from './test-app.ts';

/** B21CS1043: a letter, the year, the branch, a number. */
export const letterFormat: NumberFormat = ['B[year:##][branch:@@]####'];

/** 10203040: nothing is said of branch or year. */
export const eightDigits: NumberFormat = ['########'];

/** Numbers of the specification, and those of students who came in the second year. */
export const withLateral: NumberFormat = [
  '0177[branch:@@][year:##]####',
  '0177[branch:@@][year:##]#@##',
];

/** Gives a campus this format, without asking what stands against it. */
export async function setFormat({ ctx }: TestApp, format: NumberFormat): Promise<void> {
  const columns = { number_formats: [...format] };
  await ctx.db
    .insertInto('campus')
    .values({ university_name: 'Sarovar', time_zone: 'Asia/Kolkata', ...columns })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(columns))
    .execute();
  ctx.campus.forget();
}

/** A number of the first line of this format with these parts. */
export const numberOf = (
  said: { branch: string; year: string },
  roll: number,
  format: NumberFormat,
): string =>
  (linesOf(format)[0]?.pieces ?? [])
    .map(({ kind, signs, means }) => {
      if (kind === 'text') return signs;
      return means === null ? String(roll).padStart(signs.length, '0') : said[means];
    })
    .join('');

/** The columns that are written with a number; none in a database of a release that had none. */
export async function partsIn(tx: Tx, number: string | null): Promise<Partial<EnrollmentParts>> {
  const { rows } = await sql`select from pg_attribute where attrelid = to_regclass('accounts')
    and attname = 'branch' and not attisdropped`.execute(tx);
  return rows.length === 0 ? {} : findParts(tx, number);
}

/** The numbers of accounts and lists beside which something else stands than they say; empty when all is well. */
export async function misreadNumbers({ ctx }: Pick<TestApp, 'ctx'>): Promise<object[]> {
  const format = await findNumberFormat(ctx.db);
  const { rows } = await ctx.pool.query<{ number: string | null; branch: string; year: string }>(
    `select enrollment_number as number, branch, year from accounts
     union all select enrollment_number, branch, year from voter_list_entries`,
  );
  return rows.filter(({ number, branch, year }) => {
    const parts = partsOf(number, format);
    return parts.branch !== branch || parts.year !== year;
  });
}
