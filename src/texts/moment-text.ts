import { formatEventDate, formatTime, formatZone } from '#core/campus/dates.ts';
import { row } from './formats.ts';

/** A moment as people read it: "18 March 2026, 17:00 (GMT+5:30)". */
export function momentText(moment: Date, timeZone: string): string {
  const iso = moment.toISOString();
  const when = row([formatEventDate(iso, timeZone), formatTime(iso, timeZone)]);
  return `${when} (${formatZone(iso, timeZone)})`;
}
