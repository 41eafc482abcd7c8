import { fromLocalTime, toLocalTime } from '../campus/time-zone.ts';

const withOffset =
  /^([1-9]\d{3}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Reads the date of an event and returns an instant, ISO 8601 in UTC (contract, POST /event/create).
 * Three forms are read: a day, which means its first minute in the campus's time zone; a local time
 * in the campus's time zone; a time with an offset. Returns null for any other text, and when the
 * year is not between 1000 and 9999.
 */
export function eventMoment(date: string, timeZone: string): string | null {
  const [, day] = withOffset.exec(date) ?? [];
  const moment = day === undefined ? readLocal(date, timeZone) : readMoment(date, day);
  return moment !== null && /^[1-9]\d{3}-/.test(moment) ? moment : null;
}

function readLocal(date: string, timeZone: string): string | null {
  return fromLocalTime(date.includes('T') ? date : `${date}T00:00`, timeZone);
}

function readMoment(date: string, day: string): string | null {
  const moment = Date.parse(date.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  if (Number.isNaN(moment)) return null;
  // JavaScript reads 30 February as 2 March. Such a date differs when it is written again.
  if (!new Date(`${day}T00:00Z`).toISOString().startsWith(day)) return null;
  return new Date(moment).toISOString();
}

/** The moment of an event's end, as eventMoment reads it; a day means its last minute. */
export function eventEnd(date: string, timeZone: string): string | null {
  return eventMoment(date.includes('T') || date === '' ? date : `${date}T23:59`, timeZone);
}

/**
 * True for an event without times: it begins with the first minute of a day on the campus, and ends,
 * if it has an end, with the last minute of one. `date` and `endDate` are ISO 8601; '' is no end.
 */
export function isWholeDay(date: string, endDate: string, timeZone: string): boolean {
  const time = (iso: string) => toLocalTime(iso, timeZone).slice(11);
  return time(date) === '00:00' && (endDate === '' || time(endDate) === '23:59');
}
