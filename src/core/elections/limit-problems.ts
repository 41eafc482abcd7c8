import type { NumberFormat, NumberMeaning } from '../accounts/number-format.ts';
import { countWord, numberMeanings, placeOf } from '../accounts/number-format.ts';
import type { Limits } from './electorate.ts';

/** What is wrong with the branches and years of a limit, by their way to the field; empty for nothing. */
export function limitProblems(
  { branches, years }: Pick<Limits, 'branches' | 'years'>,
  format: NumberFormat,
): Record<string, string> {
  const given = { branch: branches, year: years };
  return Object.fromEntries(
    numberMeanings.flatMap((meaning) =>
      given[meaning].flatMap((code, index) => {
        const problem = codeProblem(code, meaning, format);
        return problem === null ? [] : [[`${fieldOf[meaning]}.${index}`, problem]];
      }),
    ),
  );
}

const fieldOf = { branch: 'branches', year: 'years' } as const;

/** What is wrong with one branch or year of a limit, in a sentence; null when all is well. */
export function codeProblem(
  code: string,
  meaning: NumberMeaning,
  format: NumberFormat,
): string | null {
  const place = placeOf(format, meaning);
  if (place === null) return `The enrollment numbers of this campus have no ${meaning}`;
  const sign = place.kind === 'letters' ? '[A-Z]' : '[0-9]';
  const isOne = new RegExp(`^${sign}{${place.length}}$`).test(code);
  return isOne ? null : sayLength(place);
}

/** Such as "Two letters". */
export function sayLength({
  length,
  kind,
}: {
  length: number;
  kind: 'letters' | 'digits';
}): string {
  const word = countWord(length);
  const what = length === 1 ? kind.slice(0, -1) : kind;
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${what}`;
}
