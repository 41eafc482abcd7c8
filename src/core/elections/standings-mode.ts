/**
 * When an election shows its counts: at once while people vote, in batches of at least
 * `standingsBatch` votes for a position, or only after voting has closed (contract).
 */
export const standingsModes = ['live', 'in-batches', 'after-close'] as const;
/** The standings setting of one election. */
export type StandingsMode = (typeof standingsModes)[number];

/** True while nobody, not even an admin, may see a count (contract, "Elections on the wire"). */
export function areCountsHidden(mode: StandingsMode, isClosed: boolean): boolean {
  return mode === 'after-close' && !isClosed;
}
