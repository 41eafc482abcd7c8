import ical, { ICalCalendarMethod } from 'ical-generator';
import { isWholeDay } from '#core/events/event-moment.ts';
import { wallClock } from '#core/campus/time-zone.ts';
import type { EventRow } from './store.ts';
import { z } from 'zod';
import { councilOf } from '#texts/council-of.ts';
import { Refused } from '#core/refusal.ts';
import type { Services } from '../services.ts';
import { listAllEvents, readOneEvent } from './store.ts';

/** What a calendar says of the campus. */
interface CampusCalendar {
  universityName: string;
  timeZone: string;
  /** The address people open, without a slash at its end. */
  publicUrl: string;
}

const product = { company: 'Hustings', product: 'Events', language: 'EN' };

const day = 24 * 60 * 60_000;

const hour = 60 * 60_000;

/** Events as a calendar (RFC 5545), for a file or for a feed that calendars read again and again. */
function calendarOf(events: readonly EventRow[], campus: CampusCalendar): string {
  const { universityName, publicUrl } = campus;
  const calendar = ical({
    name: councilOf(universityName),
    prodId: product,
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
    url: `${publicUrl}/events`,
  });
  for (const event of events) {
    const address = `${publicUrl}/events/${event.id}`;
    const texts = [event.description, event.link, address].filter((text) => text !== '');
    calendar.createEvent({
      id: `${event.id}@${new URL(publicUrl).host}`,
      ...timesOf(event, campus.timeZone),
      summary: event.title,
      description: texts.join('\n\n'),
      location: event.place === '' ? null : event.place,
      url: address,
      stamp: event.changed_at,
      created: event.created_at,
      lastModified: event.changed_at,
    });
  }
  return calendar.toString();
}

/** A day without a time is a whole day of the campus, and a time without an end is one hour. */
function timesOf({ held_at: start, ends_at: end }: EventRow, timeZone: string) {
  if (!isWholeDay(start.toISOString(), end?.toISOString() ?? '', timeZone)) {
    return { start, end: end ?? new Date(start.getTime() + hour) };
  }
  const first = dayOf(start, timeZone);
  const last = end === null ? first : dayOf(end, timeZone);
  // A calendar ends a whole day with the day after it.
  return { start: first, end: new Date(last.getTime() + day), allDay: true };
}

/** The local day as midnight in UTC, from which the calendar takes its date. */
function dayOf(moment: Date, timeZone: string): Date {
  const { year, month, day: date } = wallClock(moment.getTime(), timeZone);
  return new Date(Date.UTC(year, month - 1, date));
}

/** The calendar of all events. */
export async function writeCalendar(services: Services): Promise<string> {
  return write(services, await listAllEvents(services.db));
}

/** The calendar of one event. */
export async function writeCalendarOf(services: Services, id: string): Promise<string> {
  const isId = z.uuid().safeParse(id).success;
  const event = isId ? await readOneEvent(services.db, id) : null;
  if (event === null) throw new Refused('unknown-event');
  return write(services, [event]);
}

async function write(services: Services, events: readonly EventRow[]): Promise<string> {
  const { publicUrl } = services.config;
  return calendarOf(events, { ...(await services.campus.settings()), publicUrl });
}
