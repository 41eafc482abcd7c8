import type { Undoable } from './use-decisions.ts';

/** The rows of one group, as they stand on the screen now. */
interface Group {
  id: string;
  ids: readonly string[];
}

/** Where the rows of what was just decided stand: each in the place of the row that left. */
export interface UndoPlaces {
  /** By the row that stands below. */
  before: ReadonlyMap<string, readonly Undoable[]>;
  /** At the end of a group, by its id. */
  atEnd: ReadonlyMap<string, readonly Undoable[]>;
  /** Of groups that have no row any more. */
  alone: readonly Undoable[];
}

/** Finds for each, the newest first, the row that stood below it, of those that are still there. */
export function placesOf(undoable: readonly Undoable[], groups: readonly Group[]): UndoPlaces {
  const before = new Map<string, Undoable[]>();
  const atEnd = new Map<string, Undoable[]>();
  const alone: Undoable[] = [];
  const put = (map: Map<string, Undoable[]>, key: string, one: Undoable) =>
    map.set(key, [...(map.get(key) ?? []), one]);
  const order = undoable[0]?.order ?? [];
  const placeOf = ({ ids }: Undoable) => order.findIndex((id) => ids.includes(id));
  for (const one of undoable.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const group = groups.find(({ id }) => id === one.groupId);
    const below = order.slice(placeOf(one)).find((id) => group?.ids.includes(id));
    if (group === undefined) alone.push(one);
    else if (below === undefined) put(atEnd, group.id, one);
    else put(before, below, one);
  }
  return { before, atEnd, alone };
}
