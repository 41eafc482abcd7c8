import { fromLocalTime } from './time-zone.ts';

/** A date as people send one: a day, a time without a zone, or a time with one. */
export const momentShape =
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const zoneAtEnd = /(?:Z|[+-]\d{2}:?\d{2})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const oneMinute = 60_000;

/**
 * Reads a date in one of the three forms of `momentShape` and returns an instant, ISO 8601 in UTC. A
 * day means its first minute, and it and a time without a zone are in the campus's time zone. Returns
 * null for any other text and for a day that does not exist. Without a zone the year is 1000 to 9999.
 */
export function momentOf(text: string, timeZone: string): string | null {
  if (!momentShape.test(text)) return null;
  if (day.test(text)) return fromLocalTime(`${text}T00:00`, timeZone);
  return zoneAtEnd.test(text) ? withZone(text) : fromLocalTime(withoutFraction(text), timeZone);
}

/**
 * The same for an end: a day means its last minute. Where clocks change at midnight, that is the minute
 * before the next day begins.
 */
export function endMomentOf(text: string, timeZone: string): string | null {
  const start = momentOf(text, timeZone);
  if (start === null || !day.test(text)) return start;
  const next = momentOf(dayAfter(text), timeZone);
  // The last day that can be written has no next one.
  if (next === null) return fromLocalTime(`${text}T23:59`, timeZone);
  return new Date(Date.parse(next) - oneMinute).toISOString();
}

/** True for a text that `momentOf` can read, in any time zone. */
export function isMoment(text: string): boolean {
  return momentOf(text, 'UTC') !== null;
}

function dayAfter(text: string): string {
  return new Date(Date.parse(`${text}T00:00Z`) + 24 * 60 * oneMinute).toISOString().slice(0, 10);
}

const withoutFraction = (text: string) => text.replace(/\.\d+$/, '');

function withZone(text: string): string | null {
  const moment = Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  if (Number.isNaN(moment)) return null;
  // JavaScript reads 30 February as 2 March. Such a date differs when it is written again.
  const written = text.slice(0, 10);
  if (!new Date(`${written}T00:00Z`).toISOString().startsWith(written)) return null;
  return new Date(moment).toISOString();
}
