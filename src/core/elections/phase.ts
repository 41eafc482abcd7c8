/** The phase of an election. It follows from the dates alone: no job opens or closes an election. */
export type Phase = 'upcoming' | 'open' | 'closed';

/** The dates of an election, ISO 8601 in UTC (contract, "Elections on the wire"). */
export interface ElectionDates {
  startDate: string;
  endDate: string;
  nominationsCloseAt: string;
}

/**
 * The phase at `now`, in milliseconds since 1970. An election is open from the millisecond of
 * `startDate` and closed from the millisecond of `endDate`.
 */
export function phaseOf(dates: Pick<ElectionDates, 'startDate' | 'endDate'>, now: number): Phase {
  if (now >= Date.parse(dates.endDate)) return 'closed';
  return now >= Date.parse(dates.startDate) ? 'open' : 'upcoming';
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
  return now < Date.parse(dates.nominationsCloseAt) && phaseOf(dates, now) !== 'closed';
}

/**
 * The next moment after `now` at which voting opens or closes or nominations close, in any of these
 * elections. Both are in milliseconds since 1970. Returns null when there is no such moment.
 */
export function nextPhaseChange(elections: readonly ElectionDates[], now: number): number | null {
  const changes = elections
    .flatMap(({ startDate, nominationsCloseAt, endDate }) => [
      startDate,
      nominationsCloseAt,
      endDate,
    ])
    .map((date) => Date.parse(date))
    .filter((instant) => instant > now);
  return changes.length === 0 ? null : Math.min(...changes);
}
