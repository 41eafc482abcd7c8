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
  const known = new Map<string, { ranks: readonly number[]; weight: number }>();
  let blank = 0;
  for (const ballot of ballots) {
    const ranks = [...ballot];
    // Entries are small numbers, so a list is a short text with a character for each.
    const key = String.fromCharCode(...ranks);
    const list = known.get(key);
    if (ranks.length === 0) blank += 1;
    else if (list === undefined) known.set(key, { ranks, weight: 1 });
    else list.weight += 1;
  }
  return { lists: [...known.values()], blank };
}
