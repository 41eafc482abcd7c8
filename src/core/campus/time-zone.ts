/** The campus's zone when nothing else is set (contract, Conventions). */
export const defaultTimeZone = 'Asia/Kolkata';

/** True when the runtime knows the IANA zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const minute = 60_000;

/** Minutes that a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = wallClock(instant, timeZone);
  const asUtc = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute);
  return Math.round((asUtc - Math.floor(instant / minute) * minute) / minute);
}

/** What a clock on the campus's wall shows at an instant (milliseconds since 1970). */
export function wallClock(
  instant: number,
  timeZone: string,
): { year: number; month: number; day: number; hour: number; minute: number } {
  const formatted = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(formatted.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

const local = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/;

/**
 * The instant (ISO 8601, UTC) at which the campus's wall shows a `datetime-local` value, or null
 * when the text is no date. A time skipped in spring moves forward, a doubled one is the first.
 */
export function fromLocalTime(text: string, timeZone: string): string | null {
  const match = local.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, min = 0] = match.slice(1).map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, min);
  const parts = new Date(asUtc);
  if (parts.getUTCMonth() !== month - 1 || parts.getUTCDate() !== day || hour > 23 || min > 59) {
    return null;
  }
  const before = offsetAt(asUtc - 24 * 60 * minute, timeZone);
  const after = offsetAt(asUtc + 24 * 60 * minute, timeZone);
  const early = asUtc - before * minute;
  const instant = offsetAt(early, timeZone) === before ? early : asUtc - after * minute;
  const isSkipped = offsetAt(instant, timeZone) !== (instant === early ? before : after);
  return new Date(isSkipped ? early : instant).toISOString();
}

/** The `datetime-local` value that the campus's wall shows at an instant. */
export function toLocalTime(iso: string, timeZone: string): string {
  const clock = wallClock(Date.parse(iso), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(clock.year).padStart(4, '0')}-${two(clock.month)}-${two(clock.day)}T${two(clock.hour)}:${two(clock.minute)}`;
}
