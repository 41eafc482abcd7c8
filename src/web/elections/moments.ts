import { dateFormat } from '#core/campus/date-format.ts';

const seconds = dateFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const near = dateFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const deadline = dateFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

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
