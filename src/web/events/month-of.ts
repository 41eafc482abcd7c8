import { dateFormat } from '#core/campus/date-format.ts';

const month = dateFormat('en', { month: 'short' });

/** "Mar": the month on the tile over an event's poster, in the campus's zone. */
export function monthOf(iso: string, timeZone: string): string {
  return month(timeZone).format(Date.parse(iso));
}
