/** Who could hear a complaint, and whom it concerns; accounts by their ids. */
export interface Hearing {
  /** The candidates of the election, who complained, and whom it is about. */
  concerned: readonly string[];
  /** The returning officer who was named for the election. */
  named: string | null;
  officers: readonly string[];
  /** Those who took other officers away lately: the ones they took away count as there. */
  removers: readonly string[];
}

/**
 * Who rules on a complaint: the returning officer who was named, or else the officers; nobody whom it concerns,
 * as long as there is one whom it does not. Where it concerns all of them, each of them can who took none away lately.
 */
export function whoRules({ concerned, named, officers, removers }: Hearing): readonly string[] {
  const isFree = (id: string) => !concerned.includes(id);
  const all = named === null ? officers : [named, ...officers];
  if (named !== null && isFree(named)) return [named];
  const free = officers.filter(isFree);
  return free.length > 0 ? free : all.filter((id) => !removers.includes(id));
}

/** Whether somebody does not read a complaint: it concerns them, and not everybody. */
export const isKeptFrom = (hearing: Hearing, reader: string): boolean =>
  hearing.concerned.includes(reader) && !whoRules(hearing).includes(reader);
