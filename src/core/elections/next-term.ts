/** Second rounds and other votes on the same are held a week later. */
export const oneWeek = 7 * 24 * 60 * 60_000;
/** Fifty-two weeks: a year later on the same day of the week. */
export const yearOfWeeks = 52 * oneWeek;

/**
 * These dates moved together by whole years of weeks, or by weeks, so far that the first of them is ahead; as
 * they are where it is ahead already. A draft may be without a date: null stays. `now` is in milliseconds
 * since 1970.
 */
export function nextTerm<const Dates extends readonly (Date | null)[]>(
  dates: Dates,
  now: number,
  step = yearOfWeeks,
): { [Index in keyof Dates]: Dates[Index] } {
  const [first] = dates.filter((date) => date !== null);
  const behind = first === undefined ? -1 : now - first.getTime();
  const steps = behind < 0 ? 0 : Math.floor(behind / step) + 1;
  const moved = dates.map((date) => date && new Date(date.getTime() + steps * step));
  return moved as { [Index in keyof Dates]: Dates[Index] };
}
