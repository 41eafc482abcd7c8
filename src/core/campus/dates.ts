const shapes = {
  day: { day: '2-digit' },
  month: { month: 'long' },
  number: { month: '2-digit' },
  year: { year: 'numeric' },
} as const;

function part(iso: string, timeZone: string, shape: keyof typeof shapes): string {
  return new Intl.DateTimeFormat('en-GB', { ...shapes[shape], timeZone }).format(Date.parse(iso));
}

/** "16 March 2026": two-digit day, full month, year; the elections' banner (spec 9, dd MMMM yyyy). */
export function formatBannerDate(iso: string, timeZone: string): string {
  return `${part(iso, timeZone, 'day')} ${part(iso, timeZone, 'month')} ${part(iso, timeZone, 'year')}`;
}

/** "6 March 2026": day, full month name, four-digit year; the events page (spec 9). */
export function formatEventDate(iso: string, timeZone: string): string {
  return formatBannerDate(iso, timeZone).replace(/^0/, '');
}

/** "16/03/2026": the dashboard's election list (spec 9, dd/MM/yyyy). */
export function formatListDate(iso: string, timeZone: string): string {
  return `${part(iso, timeZone, 'day')}/${part(iso, timeZone, 'number')}/${part(iso, timeZone, 'year')}`;
}

/** "14:32": a time of day on the campus's wall, 24 hours. */
export function formatTime(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(Date.parse(iso));
}

/** "GMT+5:30" or "CET": the short name of the campus's zone at an instant, shown beside times. */
export function formatZone(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(
    Date.parse(iso),
  );
  return parts
    .filter((one) => one.type === 'timeZoneName')
    .map((one) => one.value)
    .join('');
}
