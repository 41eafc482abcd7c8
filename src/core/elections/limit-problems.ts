import { wrong } from '../kernel/wrong.ts';
import type { NumberFormat, NumberMeaning } from '../accounts/number-format.ts';
import { codesOf, lineExample, linesOf, numberMeanings } from '../accounts/number-format.ts';
import { partsOf } from '../accounts/enrollment-number.ts';
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
  const shapes = codesOf(format, meaning);
  if (shapes.length === 0) return wrong('numbers-have-no-part', { part: meaning });
  const isOne = shapes.some(({ kind, length }) =>
    new RegExp(`^${signs[kind]}{${length}}$`).test(code),
  );
  if (isOne) return null;
  const examples = linesOf(format).flatMap(
    (line) => partsOf(lineExample(line), format)[meaning] ?? [],
  );
  return wrong('code-as-in-numbers', { example: [...new Set(examples)].join(' / ') });
}

const signs = { letters: '[A-Z]', digits: '[0-9]', either: '[A-Z0-9]' };
/** True where branches or years are written as usual: two letters, or two signs of a year. */
export function hasUsualCodes(format: NumberFormat, meaning: NumberMeaning): boolean {
  const [shape, another] = codesOf(format, meaning);
  const isOne = shape?.length === 2 && another === undefined;
  return isOne && (meaning === 'year' || shape.kind === 'letters');
}
