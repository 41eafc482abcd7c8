/** People of one branch or year who voted; several where each alone would be too few. */
export interface TurnoutGroup {
  names: readonly string[];
  voters: number;
}

/** The least number of people of a group that is told by itself (docs/secrecy.md). */
export const leastGroupTold = 10;

/**
 * The groups as they may be told, the largest first, those of one size by name. Those under ten are told together; where even they
 * are too few, the next larger one goes with them, so that no count can be had by taking away.
 */
export function tellGroups(groups: readonly TurnoutGroup[]): TurnoutGroup[] {
  const sorted = groups.toSorted(bySizeAndName);
  const large = sorted.filter(({ voters }) => voters >= leastGroupTold);
  const [first, ...others] = sorted.slice(large.length);
  if (first === undefined) return large;
  let together = others.reduce(join, first);
  const next = together.voters < leastGroupTold ? large.pop() : undefined;
  if (next !== undefined) together = join(next, together);
  return [...large, together].toSorted(bySizeAndName);
}

/**
 * The groups as everybody reads them: those that are told together have no names, and what is too small even
 * so is not told.
 */
export const groupsToRead = <Group extends TurnoutGroup>(groups: readonly Group[]): Group[] =>
  groups
    .filter(({ voters }) => voters >= leastGroupTold)
    .map((group) => (group.names.length > 1 ? { ...group, names: [] } : group));

const bySizeAndName = (a: TurnoutGroup, b: TurnoutGroup): number =>
  b.voters - a.voters || String(a.names[0]).localeCompare(String(b.names[0]));

const join = (one: TurnoutGroup, other: TurnoutGroup): TurnoutGroup => ({
  names: [...one.names, ...other.names].toSorted(),
  voters: one.voters + other.voters,
});
