/** When an election shows its counts: while people vote, or only after voting has closed (contract). */
export const standingsModes = ['live', 'after-close'] as const;
/** The standings setting of one election. */
export type StandingsMode = (typeof standingsModes)[number];

/** True while nobody, not even an admin, may see a count (contract, "Elections on the wire"). */
export function areCountsHidden(mode: StandingsMode, isClosed: boolean): boolean {
  return mode === 'after-close' && !isClosed;
}
