import { formatListDate } from '#core/campus/dates.ts';
import { wallClock } from '#core/campus/time-zone.ts';
import { whenMessages } from '#texts/en/when.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long ago something was: "2 h ago", "Yesterday", then the date. */
export function formatWhen(iso: string, now: number, timeZone: string): string {
  const then = Date.parse(iso);
  // A device's clock that is behind must not show times in the future.
  const passed = Math.max(0, now - then);
  if (passed < minute) return whenMessages.now;
  if (passed < hour) return whenMessages.minutes(Math.floor(passed / minute));
  if (passed < 12 * hour || dayOf(then, timeZone) === dayOf(now, timeZone)) {
    return whenMessages.hours(Math.floor(passed / hour));
  }
  // No yesterday is longer ago, and the calendar is slow for many rows every second.
  if (passed > 50 * hour) return formatListDate(iso, timeZone);
  const isYesterday = dayOf(then, timeZone) === dayOf(now, timeZone) - 1;
  return isYesterday ? whenMessages.yesterday : formatListDate(iso, timeZone);
}

/** The campus's calendar day as a number that grows by one each day. */
function dayOf(instant: number, timeZone: string): number {
  const { year, month, day } = wallClock(instant, timeZone);
  return Date.UTC(year, month - 1, day) / (24 * hour);
}
