/**
 * What officers made of an election (contract, "What the second release adds"). Only a published one
 * opens and closes by its dates.
 */
export const electionStates = ['draft', 'published', 'paused', 'cancelled'] as const;
export type ElectionState = (typeof electionStates)[number];

/** What an election is at a moment, by its state and its dates: no job opens or closes an election. */
export type Phase = 'draft' | 'upcoming' | 'open' | 'paused' | 'closed' | 'cancelled';

/** The dates of an election, ISO 8601 in UTC (contract, "Elections on the wire"). */
export interface ElectionDates {
  startDate: string;
  endDate: string;
  nominationsCloseAt: string;
  /** Published where it is left out. */
  state?: ElectionState | undefined;
}

/** What decides on the phase of an election. */
export type ElectionTimes = Pick<ElectionDates, 'startDate' | 'endDate' | 'state'>;

/**
 * The phase at `now`, in milliseconds since 1970. An election is open from the millisecond of
 * `startDate` and closed from the millisecond of `endDate`. A paused one does not close: it goes on
 * from where it was once an officer resumes it.
 */
export function phaseOf({ startDate, endDate, state }: ElectionTimes, now: number): Phase {
  if (state !== undefined && state !== 'published') return state;
  if (now >= Date.parse(endDate)) return 'closed';
  return now >= Date.parse(startDate) ? 'open' : 'upcoming';
}

/**
 * When nominations close if the officers set no date: at the start of voting, or at the end when
 * the start has passed (contract, "Elections on the wire").
 */
export function defaultNominationsClose(
  dates: Pick<ElectionDates, 'startDate' | 'endDate'>,
  now: number,
): string {
  return Date.parse(dates.startDate) > now ? dates.startDate : dates.endDate;
}

/** True while people may still be nominated. `now` is in milliseconds since 1970. */
export function areNominationsOpen(dates: ElectionDates, now: number): boolean {
  const phase = phaseOf(dates, now);
  return now < Date.parse(dates.nominationsCloseAt) && (phase === 'upcoming' || phase === 'open');
}

/**
 * The next moment after `now` at which voting opens or closes or nominations close, in any of these
 * elections. Both are in milliseconds since 1970. Returns null when there is no such moment.
 */
export function nextPhaseChange(elections: readonly ElectionDates[], now: number): number | null {
  const changes = elections
    .filter(({ state = 'published' }) => state === 'published')
    .flatMap(({ startDate, nominationsCloseAt, endDate }) => [
      startDate,
      nominationsCloseAt,
      endDate,
    ])
    .map((date) => Date.parse(date))
    .filter((instant) => instant > now);
  return changes.length === 0 ? null : Math.min(...changes);
}
