/** Fifty-two weeks: a year later on the same day of the week. */
const yearOfWeeks = 364 * 24 * 60 * 60_000;

/**
 * These dates moved together by whole years of weeks, so far that the first of them is ahead; as they
 * are where it is ahead already. `now` is in milliseconds since 1970.
 */
export function nextTerm<Dates extends readonly [Date, ...Date[]]>(
  dates: Dates,
  now: number,
): { [Index in keyof Dates]: Date } {
  const behind = now - dates[0].getTime();
  const years = behind < 0 ? 0 : Math.floor(behind / yearOfWeeks) + 1;
  const moved = dates.map((date) => new Date(date.getTime() + years * yearOfWeeks));
  return moved as { [Index in keyof Dates]: Date };
}
