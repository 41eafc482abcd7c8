import { electionLimits, titleKey } from './election-draft.ts';
import type { Limits } from './electorate.ts';

// One position for each class: how the values of a column of the voter list, or of a part of the enrollment
// number, become lines of the form. They are ordinary positions from then on.

/** One value of a column, or one branch, year or both of the numbers, and how many people have it. */
export interface EachValue {
  /** As it is read: `CSE-A`, `CS 24`. */
  value: string;
  people: number;
  /** By what it is known: a group with its column (`Section: CSE-A`), or codes of the number. */
  group?: string;
  branch?: string;
  year?: string;
}

/** What an officer chose in the preview; each value is named by itself. */
export interface EachChoices {
  /** Values that differ by case, blanks or hyphens alone and are no one class. */
  apart: ReadonlySet<string>;
  /** Small classes that vote with another one. */
  joined: ReadonlyMap<string, string>;
  /** Small classes that get a line although their result will show how they voted. */
  alone: ReadonlySet<string>;
}

/** A line of the preview: one value, or several that are one class. */
export interface EachLine {
  /** The value that most of its people have. */
  value: string;
  values: readonly EachValue[];
  people: number;
  /** Too few to be counted in secret, and nobody said that it gets a line all the same. */
  isSmall: boolean;
}

/** Among fewer people a result shows how they voted. */
export const fewestOfClass = 5;

/** Columns that say what everybody knows of a class; any other is asked about before its values become public. */
const usualColumns =
  /^(?:section|sec|class|department|dept|program|programme|year|batch|अनुभाग|सेक्शन|कक्षा|विभाग|कार्यक्रम|पाठ्यक्रम|वर्ष|बैच|سیکشن|جماعت|کلاس|شعبہ|پروگرام|سال|بیچ)\.?$/;

/** Whether a column names classes, so that its values can become titles without a question. */
export const isUsualColumn = (column: string): boolean =>
  usualColumns.test(column.trim().toLowerCase().normalize('NFC'));

/** What two values have in common that differ by case, blanks or hyphens alone. */
export function alikeKey(value: string): string {
  const key = value
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]+/gu, '');
  return key === '' ? value : key;
}

/** Values that look like one class written in several ways: each time at least two, the most people first. */
export const alikeValues = (values: readonly EachValue[]): (readonly EachValue[])[] =>
  unitsOf(values, new Set()).filter((unit) => unit.length > 1);

/**
 * The lines that would be written, in the order of their values (2 before 10). Values that look alike are one
 * line unless they are kept apart; a class of fewer than `fewest` people joins another, or is small.
 */
export function linesForEach(
  values: readonly EachValue[],
  { apart, joined, alone }: EachChoices,
  fewest: number,
): EachLine[] {
  const units = new Map(unitsOf(values, apart).map((unit) => [nameOf(unit), unit]));
  const hostOf = (name: string) => {
    const host = joined.get(name) ?? '';
    // Two that join each other would both be gone.
    return host !== name && units.has(host) && !joined.has(host) ? host : name;
  };
  const together = Map.groupBy(units.keys(), hostOf);
  const inOrder = [...together].toSorted(([a], [b]) => order.compare(a, b));
  return inOrder.map(([name, members]) => {
    const names = [name, ...members.filter((one) => one !== name)];
    const all = names.flatMap((each) =>
      [...units].flatMap(([of, unit]) => (of === each ? unit : [])),
    );
    const people = countPeople(all);
    return {
      value: name,
      values: all,
      people,
      isSmall: people < fewest && !alone.has(name),
    };
  });
}

const countPeople = (values: readonly EachValue[]) =>
  values.reduce((sum, { people }) => sum + people, 0);

const order = new Intl.Collator('en', { numeric: true });

/** Values that are one class before anybody joins others, the one with the most people first in each. */
function unitsOf(values: readonly EachValue[], apart: ReadonlySet<string>): EachValue[][] {
  const sorted = values.toSorted((a, b) => b.people - a.people || order.compare(a.value, b.value));
  const units = Map.groupBy(sorted, (one) =>
    // Each number has its codes as they are.
    one.group === undefined || apart.has(one.value) ? ` ${one.value}` : alikeKey(one.value),
  );
  return [...units.values()].toSorted((a, b) => order.compare(nameOf(a), nameOf(b)));
}

const nameOf = (unit: readonly EachValue[]) =>
  unit
    .slice(0, 1)
    .map(({ value }) => value)
    .join('');

/**
 * Who votes and who stands for the position of these values; null where no limit says it: branch CS of 24 and
 * branch EC of 23 cannot be one without those of 23 and of 24 in both.
 */
export function limitsOfEach(values: readonly EachValue[]): Limits | null {
  const of = (name: 'branch' | 'year' | 'group') => [
    ...new Set(values.flatMap((one) => one[name] ?? [])),
  ];
  const [branches, years, groups] = [of('branch'), of('year'), of('group')];
  const pairs = Math.max(branches.length, 1) * Math.max(years.length, 1);
  return groups.length === 0 && pairs !== values.length ? null : { branches, years, groups };
}

/** What the numbers of some people say, and how many they are. */
export interface NumberParts {
  branch: string | null;
  year: string | null;
  people: number;
}

/** Branches, years or both of the numbers as values; a number that does not say it is of none. */
export function numberValues(
  numbers: readonly NumberParts[],
  by: { branch: boolean; year: boolean },
): EachValue[] {
  const told = numbers.flatMap(({ people, ...parts }) => {
    const branch = by.branch ? parts.branch : '';
    const year = by.year ? parts.year : '';
    return branch === null || year === null ? [] : [{ branch, year, people }];
  });
  const found = new Map<string, EachValue>();
  for (const { branch, year, people } of told) {
    const value = `${branch} ${year}`.trim();
    const before = found.get(value) ?? { value, people: 0 };
    found.set(value, {
      ...before,
      people: before.people + people,
      ...(by.branch && { branch }),
      ...(by.year && { year }),
    });
  }
  return [...found.values()];
}

const place = /\{[^{}]*\}/g;

/**
 * The title of each line: the value in its place (`Class representative {Section}`), or at the end of a title
 * without one. What is too long is cut in its value, and one that stands there already gets a number.
 */
export function titlesForEach(
  pattern: string,
  lines: readonly EachLine[],
  present: readonly string[],
): string[] {
  const used = new Set(present.map(titleKey));
  const plain = pattern.trim().replaceAll(/\s+/g, ' ');
  const form = plain.search(place) !== -1 ? plain : `${plain} {}`.trim();
  return lines.map((line) => {
    const value = valuesRead(line);
    for (let count = 1; ; count += 1) {
      const title = fitted(form, value, count === 1 ? '' : ` (${count})`);
      const key = titleKey(title);
      if (used.has(key)) continue;
      used.add(key);
      return title;
    }
  });
}

/** The values of a line as its title has them: of those that are one class in several ways, the first. */
function valuesRead({ values }: EachLine): string {
  const firsts = values.filter(
    ({ value }, at) =>
      values.findIndex((other) => alikeKey(other.value) === alikeKey(value)) === at,
  );
  return firsts.map(({ value }) => value).join(', ');
}

/** A title with its value, which is cut where the whole would be too long; a title that is too long by itself, too. */
function fitted(form: string, value: string, end: string): string {
  const most = electionLimits.positionTitle - end.length;
  const of = (shown: string) => form.replaceAll(place, () => shown).trim();
  const whole = of(value);
  if (whole.length <= most) return whole + end;
  const letters = [...value];
  for (let kept = letters.length - 1; kept > 0; kept -= 1) {
    const cut = of(`${letters.slice(0, kept).join('').trimEnd()}…`);
    if (cut.length <= most) return cut + end;
  }
  return whole.slice(0, most).trimEnd() + end;
}
