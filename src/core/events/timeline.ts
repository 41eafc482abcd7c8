/** An event with its date, ISO 8601 in UTC. */
interface Dated {
  date: string;
  title: string;
}

/** True while the event's date is later than `now`, milliseconds since 1970 (specification, section 4). */
export function isUpcoming(event: Pick<Dated, 'date'>, now: number): boolean {
  return Date.parse(event.date) > now;
}

function bySoonest(a: Dated, b: Dated): number {
  return Date.parse(a.date) - Date.parse(b.date) || (a.title < b.title ? -1 : 1);
}

/** The events that are still to come, soonest first. Events at the same moment are ordered by title. */
export function upcomingEvents<T extends Dated>(events: readonly T[], now: number): T[] {
  return events.filter((event) => isUpcoming(event, now)).toSorted(bySoonest);
}

/** The past events of a type, newest first. Events at the same moment are ordered by title. */
export function pastEvents<T extends Dated & { type: string }>(
  events: readonly T[],
  type: string,
  now: number,
): T[] {
  return events
    .filter((event) => event.type === type && !isUpcoming(event, now))
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date) || (a.title < b.title ? -1 : 1));
}
