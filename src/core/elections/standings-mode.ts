/** When an election shows its counts: as they move, or only once voting has closed (contract). */
export const standingsModes = ['live', 'after-close'] as const;
export type StandingsMode = (typeof standingsModes)[number];

/** True when nobody, admins included, may see a count yet (contract, "Elections on the wire"). */
export function areCountsHidden(mode: StandingsMode, isClosed: boolean): boolean {
  return mode === 'after-close' && !isClosed;
}
