import { spokenDates } from './date-format.ts';

const dayOf = spokenDates('en-GB', { day: '2-digit' });
const monthOf = spokenDates('en-GB', { month: 'long' });
const numberOf = spokenDates('en-GB', { month: '2-digit' });
const yearOf = spokenDates('en-GB', { year: 'numeric' });
const weekdayOf = spokenDates('en-GB', { weekday: 'long' });
const timeOf = spokenDates('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const zoneOf = spokenDates('en-GB', { timeZoneName: 'short' });

/**
 * "06 March 2026": a date as the banner of an election shows it (specification, section 9,
 * dd MMMM yyyy). `iso` is an ISO 8601 date, `timeZone` an IANA name.
 */
export function formatBannerDate(iso: string, timeZone: string): string {
  const instant = Date.parse(iso);
  return [dayOf, monthOf, yearOf].map((part) => part(timeZone).format(instant)).join(' ');
}

/** "6 March 2026": a date as the events page shows it (specification, section 9). */
export function formatEventDate(iso: string, timeZone: string): string {
  return formatBannerDate(iso, timeZone).replace(/^0/, '');
}

/**
 * "16/03/2026": a date as the election list of the dashboard shows it (specification, section 9,
 * dd/MM/yyyy).
 */
export function formatListDate(iso: string, timeZone: string): string {
  const instant = Date.parse(iso);
  return [dayOf, numberOf, yearOf].map((part) => part(timeZone).format(instant)).join('/');
}

/** "Saturday 5 December": a day that is near, in a sentence. */
export function formatNearDay(iso: string, timeZone: string): string {
  const instant = Date.parse(iso);
  const day = dayOf(timeZone).format(instant).replace(/^0/, '');
  return `${weekdayOf(timeZone).format(instant)} ${day} ${monthOf(timeZone).format(instant)}`;
}

/** "2026": the year of results, in the campus's time zone. */
export function formatYear(iso: string, timeZone: string): string {
  return yearOf(timeZone).format(Date.parse(iso));
}

/** "14:32": the time of day in the campus's time zone, 24 hours. */
export function formatTime(iso: string, timeZone: string): string {
  return timeOf(timeZone).format(Date.parse(iso));
}

/**
 * "GMT+5:30" or "CET": the short name of the campus's time zone at an instant. Screens show it
 * beside times.
 */
export function formatZone(iso: string, timeZone: string): string {
  return zoneOf(timeZone)
    .formatToParts(Date.parse(iso))
    .filter((one) => one.type === 'timeZoneName')
    .map((one) => one.value)
    .join('');
}
