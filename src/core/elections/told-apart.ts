// Two people of one name are told apart by a line under the name: branch and year, or a line of their own.

import { partsOf } from '../accounts/enrollment-number.ts';
import type { NumberFormat } from '../accounts/number-format.ts';
import { wrong } from '../kernel/wrong.ts';
import { textSentences } from '../text.ts';
import { candidateLimits } from './nomination.ts';

export const apartSentences = {
  private: wrong('line-without-number-address-date'),
} as const;

/** The line of who wrote none: what the number says of branch and year; '' where it says neither. */
export function usualLine(number: string | null, format: NumberFormat): string {
  const { branch, year } = partsOf(number, format);
  return [branch, year].filter((part) => part !== null).join(', ');
}

const months =
  'jan feb mar apr may jun jul aug sep oct nov dec जनवरी फ़रवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर सितम्बर अक्टूबर अक्तूबर नवंबर नवम्बर दिसंबर दिसम्बर جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر';
const month = `(?:${months.normalize('NFKC').split(' ').join('|')})\\p{L}*`;
const nth = '\\p{Nd}{1,2}\\p{L}{0,2}';
const dates = [
  // 12.3., 12/03/2004, 2004-03-12
  /\p{Nd}{1,2}[./]\p{Nd}{1,2}(?!\p{Nd})/u,
  /\p{Nd}+[-‐-―]\p{Nd}+[-‐-―]\p{Nd}+/u,
  new RegExp(`(?<![\\p{L}\\p{Nd}])(?:${nth}[\\s.-]+(?:of )?${month}|${month}[\\s.-]+${nth})`, 'iu'),
];
/** A year, or years such as 2022-26: of all longer numbers these alone stand in a line. */
const years =
  /(?<![\p{L}\p{Nd}])(?:\p{Nd}{4}[-‐-―/]\p{Nd}{4}|\p{Nd}{4}[-‐-―/]\p{Nd}{2}|\p{Nd}{4})(?![\p{L}\p{Nd}])/u;

/**
 * Says why a line cannot stand under a name, or null: it is for everybody, so it has no enrollment number, no e-mail
 * address and no date of birth. One year may stand in it, and else no number of more than two digits.
 */
export function apartProblem(line: string): string | null {
  const text = line.normalize('NFKC');
  if (text.length > candidateLimits.apart) return textSentences.tooLong(candidateLimits.apart);
  if (text.includes('@') || dates.some((date) => date.test(text))) return apartSentences.private;
  const digits = text.replace(years, '').match(/\p{Nd}+/gu) ?? [];
  const isNumber = digits.some((run) => [...run].length > 2) || digits.length > 2;
  return isNumber ? apartSentences.private : null;
}

/** Somebody who stands in an election. */
export interface NamedPerson {
  id: string;
  /** Who it is: one person can stand for several positions. */
  person: string;
  /** What a name or a line is compared by; two are equal where they share one. */
  nameKeys: readonly string[];
  line: string;
  lineKeys: readonly string[];
}

const shareOne = (some: readonly string[], others: readonly string[]) =>
  some.some((key) => others.includes(key));

/** The others of the same name. */
export function namesakesOf<One extends NamedPerson>(one: NamedPerson, all: readonly One[]): One[] {
  return all.filter(
    (other) => other.person !== one.person && shareOne(one.nameKeys, other.nameKeys),
  );
}

/** Whether two lines tell nobody apart. */
export const isSameLine = (one: NamedPerson, other: NamedPerson): boolean =>
  one.line !== '' && shareOne(one.lineKeys, other.lineKeys);

/** Those whose name somebody else has as well. */
export function namedAlike<One extends Pick<NamedPerson, 'person' | 'nameKeys'>>(
  all: readonly One[],
): One[] {
  const names = sharedKeys(all, ({ nameKeys }) => nameKeys);
  return names.size === 0
    ? []
    : all.filter(({ nameKeys }) => nameKeys.some((key) => names.has(key)));
}

/**
 * The line of each person whose name somebody else in the election has as well, by the id. It is '' where one is
 * missing: nothing is known, or it is that of the other.
 */
export function linesOf(all: readonly NamedPerson[]): Map<string, string> {
  const lines = sharedKeys(all, toldKeys);
  return new Map(
    namedAlike(all).map((one) => [
      one.id,
      toldKeys(one).some((key) => lines.has(key)) ? '' : one.line,
    ]),
  );
}

const toldKeys = ({ nameKeys, line, lineKeys }: NamedPerson): string[] =>
  line === '' ? [] : nameKeys.flatMap((name) => lineKeys.map((key) => `${name}\n${key}`));

/** The keys that several people have; a crowd of one name is read in one pass. */
function sharedKeys<One extends Pick<NamedPerson, 'person'>>(
  all: readonly One[],
  keysOf: (one: One) => readonly string[],
): Set<string> {
  const first = new Map<string, string>();
  const shared = new Set<string>();
  for (const one of all) {
    for (const key of keysOf(one)) {
      const known = first.get(key);
      if (known === undefined) first.set(key, one.person);
      else if (known !== one.person) shared.add(key);
    }
  }
  return shared;
}
