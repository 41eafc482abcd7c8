/** An event with its date, ISO 8601. */
interface Dated {
  date: string;
  title: string;
}

/** True while the event's date is later than `now` in milliseconds (spec 4). */
export function isUpcoming(event: Pick<Dated, 'date'>, now: number): boolean {
  return Date.parse(event.date) > now;
}

function bySoonest(a: Dated, b: Dated): number {
  return Date.parse(a.date) - Date.parse(b.date) || (a.title < b.title ? -1 : 1);
}

/** The coming events, soonest first; two at one moment by title (ux.md 3.2). */
export function upcomingEvents<T extends Dated>(events: readonly T[], now: number): T[] {
  return events.filter((event) => isUpcoming(event, now)).toSorted(bySoonest);
}

/** The past events of a type, newest first; two at one moment by title. */
export function pastEvents<T extends Dated & { type: string }>(
  events: readonly T[],
  type: string,
  now: number,
): T[] {
  return events
    .filter((event) => event.type === type && !isUpcoming(event, now))
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date) || (a.title < b.title ? -1 : 1));
}
