/** How many turns one network has: so many at once, and then one after each pause. */
export interface Pace {
  atOnce: number;
  /** Milliseconds from one turn to the next. */
  pause: number;
}

/** The pace of so many turns in a minute: as many as of one minute are had at once. */
export const paceOf = (perMinute: number): Pace => ({
  atOnce: perMinute,
  pause: 60_000 / perMinute,
});

/**
 * Milliseconds until it is the turn of somebody with so many people ahead; 0 if it is now. `freeIn` is
 * the time until all turns are free again, below zero where they are.
 */
export function waitFor({ atOnce, pause }: Pace, freeIn: number, ahead: number): number {
  const used = Math.max(0, freeIn) / pause;
  return Math.max(0, Math.ceil((ahead + 1 - (atOnce - used)) * pause));
}
