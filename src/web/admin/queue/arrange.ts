import type { QueueFilter, QueueGroup, QueueKind, Waiting } from './queue-parts.ts';

/** Rows that are asked for at first, and with each press on "Show more". */
export const pageSize = 25;

export interface ArrangedGroup<T extends Waiting> {
  group: QueueGroup<T>;
  rows: readonly T[];
}

export interface Arranged<T extends Waiting> {
  groups: readonly ArrangedGroup<T>[];
  /** All rows on the screen, from the top. */
  rows: readonly T[];
  /** What search and filters let through, on the screen or not. */
  matching: number;
}

/** What search and filters let through, in groups, as many as are asked for. */
export function arrange<T extends Waiting>(
  items: readonly T[],
  kind: QueueKind<T>,
  wanted: { search: string; chosen: (filter: QueueFilter<T>) => string; count: number },
): Arranged<T> {
  const words = wanted.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const matching = items.filter((item) => {
    const text = kind.search.textOf(item).toLocaleLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      kind.filters.every((filter) => {
        const value = wanted.chosen(filter);
        return value === '' || filter.optionOf(item).value === value;
      })
    );
  });
  const groups: ArrangedGroup<T>[] = [];
  let room = wanted.count;
  for (const group of kind.groups) {
    const all = matching.filter((item) => groupOf(item, kind) === group);
    const rows = all.slice(0, room);
    room -= rows.length;
    if (rows.length > 0) groups.push({ group, rows });
  }
  return { groups, rows: groups.flatMap(({ rows }) => rows), matching: matching.length };
}

/** The first group that has an item. */
export function groupOf<T extends Waiting>(item: T, kind: QueueKind<T>): QueueGroup<T> | undefined {
  return kind.groups.find((group) => group.has(item));
}
