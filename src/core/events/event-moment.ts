import { fromLocalTime } from '../campus/time-zone.ts';

const withOffset =
  /^([1-9]\d{3}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * The instant (ISO 8601, UTC) of an event: of a day its first minute and of a local time that
 * minute, both in the campus's zone; a moment with its offset as it stands. Null when the text is
 * none of these, or none of the years 1000 to 9999 (contract, POST /event/create).
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
  // A date such as 30 February is read as 2 March: it does not come back as it went in.
  if (!new Date(`${day}T00:00Z`).toISOString().startsWith(day)) return null;
  return new Date(moment).toISOString();
}
