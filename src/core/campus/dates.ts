import { dateFormat } from './date-format.ts';

const dayOf = dateFormat('en-GB', { day: '2-digit' });
const monthOf = dateFormat('en-GB', { month: 'long' });
const numberOf = dateFormat('en-GB', { month: '2-digit' });
const yearOf = dateFormat('en-GB', { year: 'numeric' });
const timeOf = dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const zoneOf = dateFormat('en-GB', { timeZoneName: 'short' });

/** "16 March 2026": two-digit day, full month, year; the elections' banner (spec 9, dd MMMM yyyy). */
export function formatBannerDate(iso: string, timeZone: string): string {
  const instant = Date.parse(iso);
  return [dayOf, monthOf, yearOf].map((part) => part(timeZone).format(instant)).join(' ');
}

/** "6 March 2026": day, full month name, four-digit year; the events page (spec 9). */
export function formatEventDate(iso: string, timeZone: string): string {
  return formatBannerDate(iso, timeZone).replace(/^0/, '');
}

/** "16/03/2026": the dashboard's election list (spec 9, dd/MM/yyyy). */
export function formatListDate(iso: string, timeZone: string): string {
  const instant = Date.parse(iso);
  return [dayOf, numberOf, yearOf].map((part) => part(timeZone).format(instant)).join('/');
}

/** "14:32": a time of day on the campus's wall, 24 hours. */
export function formatTime(iso: string, timeZone: string): string {
  return timeOf(timeZone).format(Date.parse(iso));
}

/** "GMT+5:30" or "CET": the short name of the campus's zone at an instant, shown beside times. */
export function formatZone(iso: string, timeZone: string): string {
  return zoneOf(timeZone)
    .formatToParts(Date.parse(iso))
    .filter((one) => one.type === 'timeZoneName')
    .map((one) => one.value)
    .join('');
}
