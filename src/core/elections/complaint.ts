import { fromLocalTime, toLocalTime } from '../campus/time-zone.ts';
import { inFours } from './receipt.ts';

/** What officers ruled on a complaint of 0.3.0; `set-aside`: it is outside the rules. */
export const complaintRulings = ['upheld', 'dismissed', 'set-aside'] as const;
export type ComplaintRuling = (typeof complaintRulings)[number];

/** The answer to a message about an election is due after so many hours of those that count: two days (docs/decisions/0046-due-hours.md). */
export const answerHours = 24;

const day = { from: '09:00', to: '21:00' };
const oneHour = 3_600_000;
const oneDay = 24 * oneHour;

/**
 * The moment at which so many hours have passed, of which only those from 9:00 to 21:00 in the campus's
 * time zone count. Both moments are in milliseconds since 1970.
 */
export function dueAfter(from: number, hours: number, timeZone: string): number {
  let left = hours * oneHour;
  let date = toLocalTime(new Date(from).toISOString(), timeZone).slice(0, 10);
  for (;;) {
    const begins = Math.max(from, momentAt(date, day.from, timeZone));
    const ends = momentAt(date, day.to, timeZone);
    const counted = Math.max(0, ends - begins);
    if (counted >= left) return begins + left;
    left -= counted;
    date = new Date(Date.parse(`${date}T00:00Z`) + oneDay).toISOString().slice(0, 10);
  }
}

const momentAt = (date: string, time: string, timeZone: string) =>
  Date.parse(String(fromLocalTime(`${date}T${time}`, timeZone)));

/** The number as it was given out, of what somebody typed: case, spaces and dashes do not matter. */
export const readComplaintNumber = (typed: string): string =>
  inFours(typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));
