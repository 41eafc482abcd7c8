/** "Mar": the month on the tile over an event's poster, in the campus's zone. */
export function monthOf(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { month: 'short', timeZone }).format(Date.parse(iso));
}
