// Plurals and lists of the Hindi messages.

/** Hindi with western digits. */
export const hindi = 'hi-IN-u-nu-latn';

/** Chooses between the singular and the plural in Hindi, where 0 takes the singular. */
export const plurals = new Intl.PluralRules(hindi);

/** "1 रसीद", "2 रसीदें": the number with its noun. */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${formOf(count, one, other)}`;
}

/** The form of a word that goes with a number, without the number. */
export function formOf(count: number, one: string, other: string): string {
  return plurals.select(count) === 'one' ? one : other;
}

/** "A, B और C". */
export const listed = new Intl.ListFormat(hindi, { style: 'long', type: 'conjunction' });

/** "A, B या C". */
export const listedOr = new Intl.ListFormat(hindi, { style: 'long', type: 'disjunction' });
