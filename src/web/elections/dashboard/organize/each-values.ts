import type { Classes } from '#contract/electorate-shapes.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { saysOf } from '#core/accounts/number-format.ts';
import { codeProblem } from '#core/elections/limit-problems.ts';
import type { EachValue } from '#core/elections/one-for-each.ts';
import { isUsualColumn, numberValues } from '#core/elections/one-for-each.ts';
import { eachMessages as text } from '#texts/en/one-for-each.ts';
import { codeWrong } from '#texts/en/number-format.ts';
import { unique } from './parse-roll.ts';

/** By what each class has a position: a column of the list, or what the numbers say. */
export type EachBy = `column:${string}` | 'branch' | 'year' | 'both';

/** The column of the list; null where the numbers say it. */
export const columnOf = (by: EachBy): string | null =>
  by.startsWith('column:') ? by.slice('column:'.length) : null;

const numberParts = {
  branch: { branch: true, year: false },
  year: { branch: false, year: true },
  both: { branch: true, year: true },
};
const partsOf = (by: EachBy) => numberParts[by as keyof typeof numberParts];

/** What can be chosen, the usual first: columns that name classes, then the numbers, then other columns. */
export function choicesOf({ columns }: Pick<Classes, 'columns'>, format: NumberFormat): EachBy[] {
  const [branch, year] = [saysOf(format, 'branch'), saysOf(format, 'year')];
  const ofNumbers: EachBy[] = [
    ...(branch && year ? ['both' as const] : []),
    ...(branch ? ['branch' as const] : []),
    ...(year ? ['year' as const] : []),
  ];
  const names = columns.map(({ column }) => column).toSorted();
  const [usual = [], others = []] = [true, false].map((is) =>
    names.filter((one) => isUsualColumn(one) === is).map((one): EachBy => `column:${one}`),
  );
  return [...usual, ...ofNumbers, ...others];
}

/** What stands in the place of a title: `{Section}`. */
export const placeOf = (by: EachBy): string =>
  `{${columnOf(by) ?? text.places[by as keyof typeof text.places]}}`;

/** The values of a choice, with those that an officer typed. */
export function valuesOfEach(
  { columns, numbers }: Classes,
  by: EachBy,
  typed: readonly EachValue[],
): { values: EachValue[]; without: number } {
  const name = columnOf(by);
  const all = numbers.reduce((sum, { people }) => sum + people, 0);
  if (name === null) {
    const known = numberValues(numbers, partsOf(by));
    const has = known.reduce((sum, { people }) => sum + people, 0);
    const names = new Set(known.map(({ value }) => value));
    const more = typed.filter(({ value }) => !names.has(value));
    return { values: [...known, ...more], without: all - has };
  }
  const column = columns.find((one) => one.column === name);
  const values = (column?.values ?? []).map((one) => ({
    ...one,
    group: `${name}: ${one.value}`,
  }));
  return { values, without: all - (column?.people ?? 0) };
}

/** "CS 24, EC 24" as values of nobody yet; what is no code is said. */
export function typedValues(
  typed: string,
  by: EachBy,
  format: NumberFormat,
): { values: EachValue[]; wrong: string | undefined } {
  const parts = partsOf(by);
  const asked = (['branch', 'year'] as const).filter((meaning) => parts[meaning]);
  const values: EachValue[] = [];
  for (const one of unique(
    typed
      .toUpperCase()
      .split(/[,;\n]+/)
      .map((part) => part.trim()),
  )) {
    const codes = one.split(/\s+/);
    for (const [at, meaning] of asked.entries()) {
      const problem = codeProblem(codes[at] ?? '', meaning, format);
      if (problem !== null || codes.length !== asked.length) {
        return { values, wrong: codeWrong(format, meaning, one) };
      }
    }
    const said = Object.fromEntries(asked.map((meaning, at) => [meaning, codes[at]]));
    values.push({ value: codes.join(' '), people: 0, ...said });
  }
  return { values, wrong: undefined };
}
