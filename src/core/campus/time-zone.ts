import { dateFormat } from './date-format.ts';

/** The time zone of a campus that has set no other one (contract, "Conventions"). */
export const defaultTimeZone = 'Asia/Kolkata';

/**
 * True when the runtime knows the IANA time zone of this name. A bare offset such as "+05:30" is
 * refused: it has no summer time, and some browsers do not know it and could show no date.
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

/** The local date and time of the campus. The month is 1 to 12. */
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

/** The local date and time in a time zone at an instant (milliseconds since 1970). */
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

/**
 * How far a time zone is ahead of UTC at an instant, in milliseconds. Before about 1900 this was
 * not a whole number of minutes.
 */
function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

const local = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::[0-5]\d)?~?$/;

/** Behind a local time in a form: the second of the two moments at which clocks show it. */
export const secondTime = '~';

/**
 * Turns the value of a `datetime-local` field, in the campus's time zone, into an instant (ISO 8601,
 * UTC). Returns null when the text is not such a value or the year is not between 1000 and 9999.
 * Seconds are dropped. When clocks go forward, a time that does not exist moves forward by the
 * length of the gap. When clocks go back, a time that exists twice is the first of the two, or with
 * `secondTime` behind it the second.
 */
export function fromLocalTime(text: string, timeZone: string): string | null {
  const asUtc = readLocal(text);
  if (asUtc === null) return null;
  const [first, second] = instantsAt(asUtc, timeZone);
  return new Date(text.endsWith(secondTime) ? second : first).toISOString();
}

/** What a local time shows, as if it were of UTC; null where it is none. */
function readLocal(text: string): number | null {
  const minutes = text.slice(0, 16);
  const asUtc = Date.parse(`${minutes}Z`);
  // JavaScript reads 30 February as 2 March. Such a date differs when it is written again.
  if (!local.test(text) || Number.isNaN(asUtc)) return null;
  return new Date(asUtc).toISOString().startsWith(minutes) ? asUtc : null;
}

/** The two moments of a local time that comes twice, when clocks go back; null for any other. */
export function twoMoments(text: string, timeZone: string): [string, string] | null {
  const asUtc = readLocal(text);
  if (asUtc === null) return null;
  const [first, second] = instantsAt(asUtc, timeZone);
  return first === second ? null : [new Date(first).toISOString(), new Date(second).toISOString()];
}

/** The instants at which clocks in a time zone show what `asUtc` shows in UTC: nearly always one. */
function instantsAt(asUtc: number, timeZone: string): [number, number] {
  // Clocks change at most once in these two days, so at least one offset is right outside a gap.
  const early = asUtc - offsetAt(asUtc - oneDay, timeZone);
  const late = asUtc - offsetAt(asUtc + oneDay, timeZone);
  const isShown = (instant: number) => instant + offsetAt(instant, timeZone) === asUtc;
  if (!isShown(late)) return [early, early];
  return isShown(early) ? [early, late] : [late, late];
}

/**
 * The first instant after `now` at which clocks in a time zone show a time such as "03:10"; both in
 * milliseconds since 1970. On a day that skips it, it is as much later as clocks go forward.
 */
export function nextTimeOfDay(now: number, time: string, timeZone: string): number {
  const today = toLocalTime(new Date(now).toISOString(), timeZone).slice(0, 10);
  const asUtc = Date.parse(`${today}T${time}Z`);
  const [first] = instantsAt(asUtc, timeZone);
  return first > now ? first : instantsAt(asUtc + oneDay, timeZone)[0];
}

/**
 * Turns an instant (ISO 8601) into the value of a `datetime-local` field in the campus's time zone.
 * Returns '' when the text is not a date.
 */
export function toLocalTime(iso: string, timeZone: string): string {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return '';
  const { year, month, day, hour, minute } = wallClock(instant, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return `${date}T${two(hour)}:${two(minute)}`;
}

/** The same for a form, which can say the second of two moments as well. */
export function toFormTime(iso: string, timeZone: string): string {
  const text = toLocalTime(iso, timeZone);
  const second = twoMoments(text, timeZone)?.[1];
  return second !== undefined && Date.parse(iso) >= Date.parse(second)
    ? `${text}${secondTime}`
    : text;
}

/** The moment at which clocks in another time zone show what they showed in the former one; '' stays ''. */
export function atSameClock(iso: string, from: string, to: string): string {
  const moved = fromLocalTime(toFormTime(iso, from), to);
  if (moved === null) return iso;
  // A form has whole minutes, and an end that a pause moved has seconds.
  return new Date(Date.parse(moved) + (Date.parse(iso) % 60_000)).toISOString();
}
