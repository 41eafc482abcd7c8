import { isNamed } from './bad-lines.ts';
import type { ListEntry, ReadList } from './read-list.ts';
import { isSameEntry } from './read-list.ts';

/** `add` adds and corrects; `replace` also removes whoever does not stand in the new list, not even in a bad line. */
export const importModes = ['add', 'replace'] as const;
export type ImportMode = (typeof importModes)[number];

/** What an import would do to a list. */
export interface ListPlan {
  added: readonly ListEntry[];
  changed: readonly ListEntry[];
  same: number;
  /** The numbers that would be gone. */
  removed: readonly string[];
  /** How many stay because a bad line of the new list names them, where it replaces the other. */
  kept: number;
}

/**
 * Compares a list that was read with the one that stands. A correction by a list that has no column
 * for something keeps what is known: `knows` says which columns the new list has. So does an empty cell of a name or
 * an address, which may be one that could not be used; an address that the new list gives to another is not kept.
 */
export function planImport(
  present: ReadonlyMap<string, ListEntry>,
  { entries: given, inBadLines }: Pick<ReadList, 'entries' | 'inBadLines'>,
  mode: ImportMode,
  knows: { name: boolean; email: boolean; groups: boolean },
): ListPlan {
  const added: ListEntry[] = [];
  const changed: ListEntry[] = [];
  let same = 0;
  const addresses = new Set(given.map(({ email }) => email.toLowerCase()));
  const named = (cell: string, before: string) => (mode === 'add' && cell === '' ? before : cell);
  const addressed = (cell: string, before: string) =>
    addresses.has(before.toLowerCase()) ? cell : named(cell, before);
  for (const entry of given) {
    const before = present.get(entry.enrollmentNumber);
    if (before === undefined) {
      added.push(entry);
      continue;
    }
    const after = {
      enrollmentNumber: entry.enrollmentNumber,
      name: knows.name ? named(entry.name, before.name) : before.name,
      email: knows.email ? addressed(entry.email, before.email) : before.email,
      groups: knows.groups ? entry.groups : before.groups,
    };
    if (isSameEntry(before, after)) same += 1;
    else changed.push(after);
  }
  if (mode === 'add') return { added, changed, same, removed: [], kept: 0 };
  const numbers = new Set(given.map(({ enrollmentNumber }) => enrollmentNumber));
  const missing = [...present.values()].filter((one) => !numbers.has(one.enrollmentNumber));
  const removed = missing.filter((one) => !isNamed(inBadLines, one));
  return {
    ...{ added, changed, same },
    removed: removed.map(({ enrollmentNumber }) => enrollmentNumber),
    kept: missing.length - removed.length,
  };
}
