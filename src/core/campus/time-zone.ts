import { dateFormat } from './date-format.ts';

/** The campus's zone when nothing else is set (contract, Conventions). */
export const defaultTimeZone = 'Asia/Kolkata';

/**
 * True when the runtime knows the IANA zone of this name. A bare offset is none: it has no summer,
 * and browsers that do not know it could show no date at all.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const oneDay = 24 * 60 * 60_000;

/** What a clock on the campus's wall shows; the month is 1 to 12. */
interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const wall = dateFormat('en-GB', {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What a clock on the campus's wall shows at an instant (milliseconds since 1970). */
export function wallClock(instant: number, timeZone: string): WallClock {
  const formatted = wall(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(formatted.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

/** Milliseconds that a zone is ahead of UTC at an instant. Before 1900 that was not whole minutes. */
function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

const local = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::[0-5]\d)?$/;

/**
 * The instant (ISO 8601, UTC) at which the campus's wall shows a `datetime-local` value of the
 * years 1000 to 9999, or null when the text is none; seconds are dropped. A time that is skipped
 * in spring moves forward by what was skipped; of one that comes twice in autumn, the first.
 */
export function fromLocalTime(text: string, timeZone: string): string | null {
  const minutes = text.slice(0, 16);
  const asUtc = Date.parse(`${minutes}Z`);
  // A date such as 30 February is read as 2 March: it does not come back as it went in.
  if (!local.test(text) || Number.isNaN(asUtc)) return null;
  if (!new Date(asUtc).toISOString().startsWith(minutes)) return null;
  // The clocks change at most once in these two days: either offset is right, or both, or neither.
  const early = asUtc - offsetAt(asUtc - oneDay, timeZone);
  const late = asUtc - offsetAt(asUtc + oneDay, timeZone);
  const isShown = (instant: number) => instant + offsetAt(instant, timeZone) === asUtc;
  return new Date(isShown(late) && !isShown(early) ? late : early).toISOString();
}

/** The `datetime-local` value that the campus's wall shows at an instant; '' when there is none. */
export function toLocalTime(iso: string, timeZone: string): string {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return '';
  const { year, month, day, hour, minute } = wallClock(instant, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return `${date}T${two(hour)}:${two(minute)}`;
}
