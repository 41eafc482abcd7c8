import { z } from 'zod';
import { Refused } from '#core/refusal.ts';
import type { Services } from '../services.ts';
import { calendarOf } from './calendar.ts';
import { listAllEvents, readOneEvent } from './store.ts';
import type { EventRow } from './store.ts';

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
