/** Fifty-two weeks: a year later on the same day of the week. */
const yearOfWeeks = 364 * 24 * 60 * 60_000;

/**
 * These dates moved together by whole years of weeks, so far that the first of them is ahead; as they
 * are where it is ahead already. A draft may be without a date: null stays. `now` is in milliseconds
 * since 1970.
 */
export function nextTerm<const Dates extends readonly (Date | null)[]>(
  dates: Dates,
  now: number,
): { [Index in keyof Dates]: Dates[Index] } {
  const [first] = dates.filter((date) => date !== null);
  const behind = first === undefined ? -1 : now - first.getTime();
  const years = behind < 0 ? 0 : Math.floor(behind / yearOfWeeks) + 1;
  const moved = dates.map((date) => date && new Date(date.getTime() + years * yearOfWeeks));
  return moved as { [Index in keyof Dates]: Dates[Index] };
}
