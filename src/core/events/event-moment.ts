import { endMomentOf, momentOf } from '../campus/moment.ts';
import { toLocalTime } from '../campus/time-zone.ts';

/**
 * The date of an event as `momentOf` reads it (contract, POST /event/create); null when the year is not
 * between 1000 and 9999.
 */
export function eventMoment(date: string, timeZone: string): string | null {
  return inCalendar(momentOf(date, timeZone));
}

/** The moment of an event's end, as eventMoment reads it; a day means its last minute. */
export function eventEnd(date: string, timeZone: string): string | null {
  return inCalendar(endMomentOf(date, timeZone));
}

const inCalendar = (moment: string | null) =>
  moment !== null && /^[1-9]\d{3}-/.test(moment) ? moment : null;

/**
 * True for an event without times: it begins with the first minute of a day on the campus, and ends,
 * if it has an end, with the last minute of one. `date` and `endDate` are ISO 8601; '' is no end.
 */
export function isWholeDay(date: string, endDate: string, timeZone: string): boolean {
  const time = (iso: string) => toLocalTime(iso, timeZone).slice(11);
  return time(date) === '00:00' && (endDate === '' || time(endDate) === '23:59');
}
