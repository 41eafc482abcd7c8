// Plurals and lists, for the texts of every language.
import { listFormat, numberText, pluralRules } from './formats.ts';

const plurals = pluralRules('en');

/** The forms of a word beside a number. `other` is always needed; a language names those that it has. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** "1 vote", "1,234 votes": the number with its noun. A language with more than two forms names them all. */
export function counted(count: number, ...given: [one: string, other: string] | [Forms]): string {
  return `${numberText(count)} ${formOf(count, ...given)}`;
}

/** The form of a word that goes with a number, without the number. */
export function formOf(count: number, ...given: [one: string, other: string] | [Forms]): string {
  const [first, second] = given;
  const forms: Forms = typeof first === 'string' ? { one: first, other: second ?? first } : first;
  return forms[plurals.select(count)] ?? forms.other;
}

/** "A, B and C". */
export const listed = listFormat('en', { style: 'long', type: 'conjunction' });
