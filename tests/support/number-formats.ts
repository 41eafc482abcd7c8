import type { NumberFormat } from '#core/accounts/number-format.ts';
import { formatColumns } from '#server/number-format/number-sql.ts';
import type { TestApp } from './test-app.ts';

/** B21CS1043: a letter, the year, the branch, a number. */
export const letterFormat = {
  pieces: [
    { kind: 'text', text: 'B' },
    { kind: 'digits', length: 2, means: 'year' },
    { kind: 'letters', length: 2, means: 'branch' },
    { kind: 'digits', length: 4 },
  ],
} as const satisfies NumberFormat;

/** 10203040: nothing is said of branch or year. */
export const eightDigits = {
  pieces: [{ kind: 'digits', length: 8 }],
} as const satisfies NumberFormat;

/** Gives a campus this format, without asking what stands against it. */
export async function setFormat({ ctx }: TestApp, format: NumberFormat): Promise<void> {
  const columns = formatColumns(format);
  await ctx.db
    .insertInto('campus')
    .values({ university_name: 'Sarovar', time_zone: 'Asia/Kolkata', ...columns })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(columns))
    .execute();
  ctx.campus.forget();
}

/** A number of this format with these parts. */
export const numberOf = (
  said: { branch: string; year: string },
  roll: number,
  { pieces }: NumberFormat,
): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      return piece.means === undefined
        ? String(roll).padStart(piece.length, '0')
        : said[piece.means];
    })
    .join('');
