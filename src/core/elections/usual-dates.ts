import { fromLocalTime, toLocalTime } from '../campus/time-zone.ts';

const day = 24 * 60 * 60_000;
/** The least time in which people hear of an election and ask to be candidates. */
const leastForNominations = 3 * day;

/** When nominations close and voting opens and closes, on the clock of the campus. */
export interface LocalDates {
  nominationsClose: string;
  opens: string;
  closes: string;
}

/**
 * The dates that a new election has until an officer chooses others: nominations to Sunday 18:00,
 * voting Monday 9:00 to Wednesday 17:00, a week later where less than 72 hours would be left for
 * nominations. `now` is in milliseconds since 1970.
 */
export function usualDates(now: number, timeZone: string): LocalDates {
  const today = Date.parse(`${toLocalTime(new Date(now).toISOString(), timeZone).slice(0, 10)}Z`);
  const at = (days: number, time: string) =>
    `${new Date(today + days * day).toISOString().slice(0, 10)}T${time}`;
  const toSunday = (7 - new Date(today).getUTCDay()) % 7;
  const close = Date.parse(String(fromLocalTime(at(toSunday, '18:00'), timeZone)));
  const sunday = close - now < leastForNominations ? toSunday + 7 : toSunday;
  return {
    nominationsClose: at(sunday, '18:00'),
    opens: at(sunday + 1, '09:00'),
    closes: at(sunday + 3, '17:00'),
  };
}
