import { spokenDates } from '#core/campus/date-format.ts';
import { whenMessages } from '#texts/en/when.ts';
import { row } from '#texts/formats.ts';

const seconds = spokenDates('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const near = spokenDates('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const deadline = spokenDates('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const weekday = spokenDates('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const dated = spokenDates('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const dayAndMonth = spokenDates('en-GB', { day: 'numeric', month: 'long' });
const dayOnly = spokenDates('en-GB', { day: 'numeric' });
const monthOnly = spokenDates('en-GB', { month: 'numeric', year: 'numeric' });

/** "14:15:07" in the campus's time zone. */
export function timeWithSeconds(iso: string, timeZone: string): string {
  return seconds(timeZone).format(Date.parse(iso));
}

/** "18 Mar, 17:00": a deadline that is near, beside the date that voting opened. */
export function nearMoment(iso: string, timeZone: string): string {
  return near(timeZone).format(Date.parse(iso));
}

/** "18 Mar 2026, 17:00": a deadline, short enough for a phone. */
export function shortMoment(iso: string, timeZone: string): string {
  return deadline(timeZone).format(Date.parse(iso));
}

/** "Sat 5 Dec, 17:00": a deadline of these days, in a sentence. */
export function weekdayMoment(iso: string, timeZone: string): string {
  const part = Object.fromEntries(
    weekday(timeZone)
      .formatToParts(Date.parse(iso))
      .map(({ type, value }) => [type, value]),
  );
  return row([
    `${part['weekday']} ${part['day']} ${part['month']}`,
    `${part['hour']}:${part['minute']}`,
  ]);
}

/** "Sat 5 Dec 2026": a day on paper, which is also read later. */
export function datedDay(iso: string, timeZone: string): string {
  return dated(timeZone).format(Date.parse(iso)).replaceAll(',', '');
}

/** "on 7 December", "from 7 to 9 December", "from 30 November to 2 December". */
export function daysBetween(from: string, until: string, timeZone: string): string {
  const [first, last] = [Date.parse(from), Date.parse(until)];
  const [begin, end] = [dayAndMonth(timeZone).format(first), dayAndMonth(timeZone).format(last)];
  if (begin === end) return whenMessages.onDay(end);
  const month = monthOnly(timeZone);
  const isOneMonth = month.format(first) === month.format(last);
  return whenMessages.fromDay(isOneMonth ? dayOnly(timeZone).format(first) : begin, end);
}
