// Plurals and lists of the English messages.

/** Chooses between the singular and the plural in English. */
export const plurals = new Intl.PluralRules('en');

/** "1 vote", "2 votes": the number with its noun. */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${plurals.select(count) === 'one' ? one : other}`;
}

/** "A, B and C". */
export const listed = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });
