/** Where an election stands, read from its dates alone; nothing opens or closes it (architecture). */
export type Phase = 'upcoming' | 'open' | 'closed';

/** The dates of an election, ISO 8601 in UTC. */
export interface ElectionDates {
  startDate: string;
  endDate: string;
  nominationsCloseAt: string;
}

/** The phase at `now` (milliseconds): open from startDate on, closed from endDate on. */
export function phaseOf(dates: Pick<ElectionDates, 'startDate' | 'endDate'>, now: number): Phase {
  if (now >= Date.parse(dates.endDate)) return 'closed';
  return now >= Date.parse(dates.startDate) ? 'open' : 'upcoming';
}

/** When nominations close if nobody says: the start if that is ahead, else the end (contract). */
export function defaultNominationsClose(
  dates: Pick<ElectionDates, 'startDate' | 'endDate'>,
  now: number,
): string {
  return Date.parse(dates.startDate) > now ? dates.startDate : dates.endDate;
}

/** True while people may still ask to stand. */
export function areNominationsOpen(dates: ElectionDates, now: number): boolean {
  return now < Date.parse(dates.nominationsCloseAt) && phaseOf(dates, now) !== 'closed';
}

/** The next moment after `now` at which voting or nominations open or close; null without one. */
export function nextDoor(elections: readonly ElectionDates[], now: number): number | null {
  const doors = elections
    .flatMap(({ startDate, nominationsCloseAt, endDate }) => [
      startDate,
      nominationsCloseAt,
      endDate,
    ])
    .map((door) => Date.parse(door))
    .filter((door) => door > now);
  return doors.length === 0 ? null : Math.min(...doors);
}
