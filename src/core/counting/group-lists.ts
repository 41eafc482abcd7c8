import type { CountList } from './count-input.ts';

/**
 * Merges equal ballots into lists with weights, and counts the blank ones apart. A count then takes as
 * long as there are different lists, however many people voted. The order in which ballots come is lost:
 * only that of the first of each kind is left, and no count depends on it.
 */
export function groupLists(ballots: Iterable<Iterable<number>>): {
  lists: CountList[];
  blank: number;
} {
  const weights = new Map<string, number>();
  for (const ballot of ballots) {
    // Entries are small numbers, so a list is a short text with a character for each.
    let key = '';
    for (const entry of ballot) key += String.fromCharCode(entry);
    weights.set(key, (weights.get(key) ?? 0) + 1);
  }
  const blank = weights.get('') ?? 0;
  weights.delete('');
  const lists = [...weights].map(([key, weight]) => ({
    ranks: Array.from(key, (letter) => letter.charCodeAt(0)),
    weight,
  }));
  return { lists, blank };
}
